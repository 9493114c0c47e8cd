// Every text that is drawn smaller than so many pixels, as it stands on the screen: what a transform, a
// zoom or the view box of a drawing does to its size counts. Text for the ear alone is left out.
(least) => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scale = (el) => {
    if (el instanceof SVGElement) {
      const m = el.getScreenCTM();
      return m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
    }
    let by = 1;
    for (let up = el; up; up = up.parentElement) {
      const { transform, scale, zoom } = getComputedStyle(up);
      if (transform !== 'none') by *= Math.sqrt(Math.abs(new DOMMatrix(transform).a * new DOMMatrix(transform).d));
      if (scale !== 'none') by *= parseFloat(scale);
      by *= parseFloat(zoom) || 1;
    }
    return by;
  };
  // Inside a drawing, what is not displayed still has a box.
  const isUnseen = (el) => {
    for (let up = el; up; up = up.parentElement) {
      const { display, clipPath, fontSize } = getComputedStyle(up);
      if (display === 'none' || clipPath === 'inset(50%)' || fontSize === '0px') return true;
    }
    return false;
  };
  while (texts.nextNode()) {
    const el = texts.currentNode.parentElement, text = texts.currentNode.textContent.trim();
    if (!text || el.closest('script, style, title, desc, symbol, defs')) continue;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || isUnseen(el)) continue;
    const size = parseFloat(getComputedStyle(el).fontSize) * scale(el);
    const name = [el.parentElement, el].map((one) => one.getAttribute('class') ?? one.tagName).join(' > ');
    if (size < least - 0.05) found.add(`${size.toFixed(1)} px, ${name}: ${text.slice(0, 24)}`);
  }
  return [...found];
}
