"""Every story of this room, and the same story with the seats exchanged."""

import pytest

from tests.stories.teller import Story, mirrored, stories

STORIES = dict(stories())


def test_every_story_has_its_own_name() -> None:
    assert len(STORIES) == len(list(stories()))


@pytest.mark.parametrize("name", STORIES, ids=list(STORIES))
def test_story(name: str) -> None:
    Story("p1").tell(STORIES[name])
    Story("p2").tell(mirrored(STORIES[name]))
