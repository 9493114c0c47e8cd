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
