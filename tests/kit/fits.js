// Everything a decision needs: the question, what is offered on the page, and what a game marks.
// A thing is in view when it lies inside the window and inside all that would clip it, and when
// nothing else lies over it. On a phone one pane is shown; the others may be elsewhere.
(laptop) => {
  const found = [];
  const root = document.documentElement;
  const wide = innerWidth, high = innerHeight, slack = 1.5;
  const say = (what, why) => found.push(`${what}: ${why}`);
  const name = (el) => el.id ? '#' + el.id : el.tagName.toLowerCase() + '.' + [...el.classList].join('.');
  if (root.scrollWidth > wide + slack) say('page', `scrolls sideways (${root.scrollWidth} > ${wide})`);
  if (wide >= laptop && root.scrollHeight > high + slack)
    say('page', `scrolls (${root.scrollHeight} > ${high})`);
  const status = document.getElementById('status').getBoundingClientRect();
  if (wide >= laptop && Math.abs(status.height - 72) > slack)
    say('#status', `is ${status.height} high`);
  if (wide < laptop && status.height > high / 4 + slack)
    say('#status', `takes ${status.height} of ${high}`);

  const clipped = (el, box) => {
    for (let up = el.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.position === 'fixed') return null;
      const clips = (value) => value !== 'visible';
      if (!clips(style.overflowX) && !clips(style.overflowY)) continue;
      const by = up.getBoundingClientRect();
      if (clips(style.overflowY) && (box.top < by.top - slack || box.bottom > by.bottom + slack))
        return name(up);
      if (clips(style.overflowX) && (box.left < by.left - slack || box.right > by.right + slack))
        return name(up);
    }
    return null;
  };
  const check = (el) => {
    const box = el.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    if (box.top < -slack || box.left < -slack || box.bottom > high + slack || box.right > wide + slack)
      return say(name(el), `outside the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const by = clipped(el, box);
    if (by) return say(name(el), `cut by ${by}`);
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (over && !el.contains(over) && !over.contains(el) && over.closest('#status, .drawer-panel, .bar'))
      say(name(el), `under ${name(over)}`);
  };

  const asked = document.querySelector('#status .status-ask');
  check(asked);
  // The line holds what is in it: nothing hangs over its edge, is cut, or lies on its neighbour.
  const shown = (within) => [...document.querySelectorAll(within)]
    .filter((el) => el.checkVisibility({ visibilityProperty: true }) && el.clientWidth > 2);
  for (const el of shown('#status .ask')) {
    const box = el.getBoundingClientRect();
    const lines = [...el.querySelectorAll('.status-ask, .status-why')].map((one) => one.getBoundingClientRect());
    if (wide >= laptop && lines.some((one) => one.height && (one.top < status.top - slack || one.bottom > status.bottom + slack)))
      say(name(el), `hangs over the line: ${Math.round(box.height)} high`);
  }
  for (const el of shown('#status :is(.ticker, .btn)')) {
    if (el.scrollHeight > el.clientHeight + 2) say(name(el), `cut: ${el.scrollHeight} > ${el.clientHeight}`);
    if (el.scrollWidth > el.clientWidth + 2) say(name(el), `too wide: ${el.textContent.trim()}`);
  }
  const apart = (things) => things.forEach((one, n) => {
    const a = one.getBoundingClientRect();
    for (const other of things.slice(n + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) say(name(one), `lies on ${name(other)}: ${other.textContent.trim()}`);
    }
  });
  apart(shown('#status :is(.btn, .mix, .others)'));
  // What may be done with a card in a line does not cover its name; nor a name what it offers.
  for (const line of shown('#panes .as-line'))
    apart([...line.closest('li')?.querySelectorAll('.k-chip') ?? [], ...line.querySelectorAll('.wc-name')]);
  for (const option of shown('#panes .option')) apart([...option.children]);
  // Points of all seats, in a table or in a battle.
  if (wide >= laptop) for (const el of shown('#panes :is(.ledger .total, .w-vp)')) check(el);
  for (const el of document.querySelectorAll('.status-ask, .status-why'))
    if (el.scrollHeight > el.clientHeight + 2 && el.checkVisibility()) say(name(el), `cut: ${el.textContent.trim()}`);
  const offered = 'button[name=action], input[name=aim] + label, label:has(input[name=aim])';
  const aims = [...document.querySelectorAll('input[name=aim]')].flatMap((el) => [...(el.labels ?? [])]);
  const all = new Set([...document.querySelectorAll(`#panes :is(${offered}), #panes [data-needed]`), ...aims]);
  for (const el of document.querySelectorAll('#status button[name=action], #status [data-needed]')) all.add(el);
  for (const el of all) {
    if (el.closest('[popover]') || el.classList.contains('vh')) continue;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    check(el);
  }
  return found;
}
