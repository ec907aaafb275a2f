"""German: `words` turns the words of cards into sentences, `nouns` puts names into them; the files hold the rest."""

from mindbug.text.de.words import German

LANGUAGE = German()
