// What a machine can say about the layout of a table: a list of complaints, empty when all is well.
// `states`: name -> HTML of the table. `least`: the smallest letters of rules text, `finger`: the smallest target, in pixels.
async ({states, least, finger}) => {
  await document.fonts.ready;
  const root = document.getElementById('root'), bad = [], all = (selector, within = root) => [...within.querySelectorAll(selector)];
  const seen = el => el.checkVisibility({visibilityProperty: true}) && el.getClientRects().length > 0;
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  // whatever lies over a creature is found, also if a pointer would go through it; nothing is in the way of what is not there
  document.adoptedStyleSheets[0].replaceSync('*{pointer-events:auto!important;transition:none!important;animation:none!important} #fx:empty,.told:empty,#face-shown:empty{display:none!important}');
  const lines = el => { const range = document.createRange(); range.selectNodeContents(el); return [...range.getClientRects()].filter(box => box.width > 1); };
  const apart = (a, b, slack) => a.right <= b.left + slack || b.right <= a.left + slack || a.bottom <= b.top + slack || b.bottom <= a.top + slack;
  const inside = (a, b, slack = 1) => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const said = el => `${el.id || el.className} "${el.textContent.trim().replace(/\s+/g, ' ').slice(0, 34)}"`;
  const round = box => [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
  const dim = el => { const drawn = getComputedStyle(el); return drawn.filter !== 'none' || drawn.opacity !== '1'; };
  const clamped = el => getComputedStyle(el).webkitLineClamp !== 'none';   // only where more than eight share a row
  let boxes = null;

  for (const [state, html] of Object.entries(states)) {
    root.innerHTML = html;
    const complain = text => bad.push(`${state}: ${text}`), stage = document.getElementById('stage'), frame = stage.getBoundingClientRect();

    // nothing jumps
    const now = all('#stage, .row, .post, .hand').map(el => `${el.id || el.className} ${round(el.getBoundingClientRect())}`).join('; ');
    if (boxes !== null && now !== boxes) complain(`moved from ${boxes} to ${now}`);
    boxes = now;

    // nothing covers a creature, nothing dims it, nothing of it is cut off
    for (const slot of all('.inplay > .slot')) {
      const who = slot.dataset.card, precious = [];
      for (let up = slot.querySelector('.face'); up; up = up.parentElement) if (dim(up)) complain(`${who} is dimmed by ${up.id || up.className}`);
      for (const el of all('.pow, .pow small, .name, .kw, .oct, .bst', slot).filter(seen)) {
        const own = el.matches('.name') ? lines(el).filter(line => !clamped(el) || line.bottom <= el.getBoundingClientRect().bottom + 2) : [el.getBoundingClientRect()];
        if (!own.length) { complain(`${who} has no ${el.className}`); continue; }
        for (const box of own) {
          if (!inside(box, screen)) complain(`${who}: ${el.className} is outside of the screen`);
          for (const [x, y] of [[.5, .5], [.2, .4], [.8, .6]]) {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            if (!el.contains(top)) { complain(`${who}: ${el.className} is covered by ${top?.tagName}.${top?.className} of ${top?.closest('.slot')?.dataset.card ?? top?.parentElement?.id}`); break; }
          }
          precious.push([el, box]);
        }
        if (dim(el)) complain(`${who}: ${el.className} is dimmed`);
      }
      const name = slot.querySelector('.name'), card = slot.querySelector('.card').getBoundingClientRect();
      for (const line of lines(name)) if (!clamped(name) && !inside(line, card, 0)) complain(`${who}: the name sticks out ${round(line)} of ${round(card)}`);
      if (parseFloat(getComputedStyle(name).fontSize) < 10) complain(`${who}: the name is too small`);
      for (const verdict of all('.verdict', slot).filter(seen)) {
        const box = verdict.getBoundingClientRect();
        for (const [el, own] of precious) if (!apart(box, own, 2)) complain(`${who}: the verdict "${verdict.textContent}" lies on ${el.className}`);
        if (box.width > card.width + 14) complain(`${who}: the verdict "${verdict.textContent}" is too wide`);
        if (verdict.scrollWidth > verdict.clientWidth + 1) complain(`${who}: the verdict "${verdict.textContent}" is cut`);
      }
      for (const other of all('.inplay > .slot')) if (other !== slot && !apart(other.getBoundingClientRect(), slot.getBoundingClientRect(), 1)) complain(`${who} and ${other.dataset.card} lie on each other`);
    }

    // the question is inside of the stage, and nothing in it lies on anything else
    const parts = all('#turn, #exhibit, #question, #shelf', stage).filter(el => seen(el) && el.getBoundingClientRect().width > 1);
    for (const [n, el] of parts.entries()) for (const other of parts.slice(n + 1)) if (!apart(el.getBoundingClientRect(), other.getBoundingClientRect(), 1)) complain(`${el.id} lies on ${other.id}`);
    for (const el of all('#turn > *, .q, .why, .opt, .opt > *, #exhibit .slot, .die, #shelf h2, #ending > *, #question .btn', stage)) {
      if (!seen(el) || el.closest('.tray')) continue;     // piles are scrolled through
      const box = el.getBoundingClientRect(), part = el.closest('#turn, #exhibit, #question, #shelf').getBoundingClientRect();
      if (!inside(box, frame) || !inside(box, part, 2)) complain(`out of its place on the stage: ${said(el)} ${round(box)} of ${round(part)}`);
      if (el.matches('.opt b, .opt small, .q, .why') && el.scrollWidth > el.clientWidth + 1) complain(`cut: ${said(el)}`);
      if (el.matches('.opt') && el.scrollHeight > el.clientHeight + 2) complain(`cut: ${said(el)}`);
    }
    const words = all('.why, .q, .opt, #ending > *', stage).filter(seen);
    for (const [n, el] of words.entries()) for (const other of words.slice(n + 1)) if (!apart(el.getBoundingClientRect(), other.getBoundingClientRect(), 1)) complain(`${said(el)} lies on ${said(other)}`);

    // rules text of whatever can be chosen or is being played is to be read
    for (const slot of all('.hand > .slot, #shelf .slot:is(.can-choose, .can-act), #stage:not(.rolled) #exhibit .slot, .buying #shelf .slot')) {
      const txt = slot.querySelector('.txt'), box = slot.querySelector('.card').getBoundingClientRect();
      if (!seen(slot)) continue;
      const name = slot.querySelector('.name'), pow = slot.querySelector('.pow').getBoundingClientRect();
      for (const line of lines(name)) {
        if (!inside(line, box, 0)) complain(`${slot.dataset.card} in ${slot.parentElement.id}: the name sticks out`);
        const gem = {left: pow.left, top: pow.top, right: pow.right - pow.width * .15, bottom: pow.bottom - pow.height * .15};
        if (!apart(line, gem, 1)) complain(`${slot.dataset.card} in ${slot.parentElement.id}: the power lies on the name`);
        for (const kw of all('.kw, .oct, .bst, .verdict', slot).filter(seen)) if (!apart(line, kw.getBoundingClientRect(), 2)) complain(`${slot.dataset.card} in ${slot.parentElement.id}: ${kw.className} lies on the name`);
      }
      if (!txt || ![...txt.children].some(line => !line.matches('.rolls'))) continue;
      if (!seen(txt)) { complain(`${slot.dataset.card} in ${slot.parentElement.id}: no text`); continue; }
      const size = parseFloat(getComputedStyle(txt).fontSize);
      if (size < least) complain(`${slot.dataset.card} in ${slot.parentElement.id}: text of ${size} px`);
      const paper = txt.getBoundingClientRect();
      // in a phone's hand, whose cards are all on the screen, the longest texts may end early, behind a whole line: a tap shows them in large
      const ends = finger && slot.matches('.hand > .slot') && innerWidth !== 820 && !state.startsWith('opening'), shown = lines(txt).filter(line => !ends || line.height < 20 && line.top < paper.bottom - 2);   // without the boxes of paragraphs
      if (!shown.length) { complain(`${slot.dataset.card} in ${slot.parentElement.id}: nothing of the text is seen`); continue; }
      for (const line of shown) if (line.bottom > paper.bottom + 2 || line.top < paper.top - 1 || line.right > paper.right + 1 || !inside(line, box)) { complain(`${slot.dataset.card} in ${slot.parentElement.id}: text is cut, ${round(line)} of ${round(paper)} of ${round(box)}`); break; }
      const end = shown.at(-1);
      if (slot.matches('.hand > .slot') && slot.parentElement.children.length <= 5 && end.bottom <= innerHeight && end.right <= innerWidth && inside(end, slot.parentElement.getBoundingClientRect(), 4)) { const top = document.elementFromPoint(end.right - 2, end.top + end.height / 2); if (top && !slot.contains(top)) complain(`${slot.dataset.card} in ${slot.parentElement.id}: ${top.className} of ${top.closest('.slot')?.dataset.card} covers the text`); }
      for (const sign of all('.pow, .kw, .oct, .bst, .verdict', slot).filter(seen)) for (const line of shown) if (!apart(line, sign.getBoundingClientRect(), 3)) { complain(`${slot.dataset.card} in ${slot.parentElement.id}: ${sign.className} lies on the text`); break; }
    }

    // the hand is on the screen, all of it
    for (const hand of all('.hand').filter(seen)) if (hand.children.length <= 8) for (const slot of hand.children) {
      const box = slot.getBoundingClientRect();
      if (!inside(box, screen) || !inside(box, hand.getBoundingClientRect(), 9)) complain(`${slot.dataset.card} in the hand is not on the screen, ${round(box)} of ${round(hand.getBoundingClientRect())}`);
    }

    // whatever can be done with a finger is large enough; everything is on the screen
    for (const el of all('[name=label], .tool, .look').filter(seen)) {
      const box = el.getBoundingClientRect(), field = parseFloat(getComputedStyle(el, '::before').height) || 0;
      if (finger && Math.max(box.height, field) < (el.closest('.inplay')?.children.length > 8 ? 36 : finger)) complain(`low: ${said(el)} ${Math.max(box.height, field)}`);
      if (!el.closest('.hand, .tray') && !inside(box, screen)) complain(`outside of the screen: ${said(el)} ${round(box)}`);
    }
    for (const post of all('.post')) {
      const items = all('.avatar, .who, .pips, .store, .tool', post).filter(seen), frame = post.getBoundingClientRect();
      for (const [n, el] of items.entries()) {
        const box = el.getBoundingClientRect();
        if (!el.matches('.tool') && !inside(box, frame, 3)) complain(`${post.id}: ${said(el)} sticks out ${round(box)} of ${round(frame)}`);
        for (const other of items.slice(n + 1)) if (!apart(box, other.getBoundingClientRect(), 2)) complain(`${post.id}: ${said(el)} lies on ${said(other)}`);
      }
      const menu = document.getElementById('phone-menu');
      if (seen(menu)) for (const el of items) if (!apart(el.getBoundingClientRect(), menu.getBoundingClientRect(), 1)) complain(`the menu lies on ${said(el)}`);
    }
    const tools = all('.buttons .tool').filter(seen);
    for (const tool of tools) for (const el of all('.hand > .slot, .row, #stage')) if (!apart(tool.getBoundingClientRect(), el.getBoundingClientRect(), 2)) complain(`${said(tool)} lies on ${said(el)}`);
    for (const clock of all('.clock')) {
      const box = clock.getBoundingClientRect();
      if (document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) !== clock || !inside(box, screen)) complain('the clock is covered');
    }
  }
  document.adoptedStyleSheets = [];
  return bad;
}
