// A tutorial's step beside the table: a ring around what to look at, and a place for the text where it covers neither
// that nor what is to be clicked. On a phone the pane that is spoken of comes to the front.
(() => {
  "use strict";
  const root = document.documentElement;
  const PLACES = ["br", "bl", "tr", "tl", "bc", "tc"];
  const PAD = 5;
  const GLIDE = 400; // milliseconds that pieces may take to their places
  let told = "";
  let rings = [];

  const guide = () => document.getElementById("guide");
  // What is laid out nowhere, such as a label in a part of the map that is not shown, has no box.
  const looked = () => spoken().filter((one) => one.checkVisibility() && box(one).width > 0);
  const spoken = () => {
    const selector = guide()?.dataset.look;
    if (!selector) return [];
    return selector === "@" ? awaited() : [...document.querySelectorAll(`#table :is(${selector})`)];
  };
  // What leads to the awaited action: its button, and whatever one aims at so that it comes.
  const awaited = () => {
    const codes = JSON.parse(guide().dataset.awaits);
    const buttons = [...document.querySelectorAll("#table button[name=action]")].filter(
      (one) => codes.includes(one.value) && !one.closest("#choices"),
    );
    const found = new Set(buttons);
    for (const input of document.querySelectorAll("#table input[data-shows]")) {
      const shown = [...document.querySelectorAll(`#table :is(${input.dataset.shows})`)];
      if (shown.some((part) => buttons.some((one) => part.contains(one))))
        for (const label of input.labels) found.add(label);
    }
    return [...found];
  };
  const box = (one) => one.getBoundingClientRect();
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  // What is looked at counts most, then what can be chosen; the status line is never covered where there is a choice.
  // Between places that are free of all this the one with the least to read wins.
  const cost = (place) => {
    root.dataset.guide = place;
    const mine = box(guide());
    let sum = 0;
    for (const one of looked()) sum += 50 * shared(mine, box(one));
    for (const one of document.querySelectorAll("#status, .status-acts .btn")) sum += 20 * shared(mine, box(one));
    for (const one of document.querySelectorAll("#panes :is(button[name=action], label[for])"))
      if (one.checkVisibility()) sum += shared(mine, box(one));
    for (const one of document.querySelectorAll("#panes [data-help]"))
      if (one.checkVisibility()) sum += shared(mine, box(one)) / 100;
    return sum;
  };
  const settle = () => {
    if (guide() === null) return;
    root.style.setProperty("--foot", `${Math.round(box(document.getElementById("status")).height)}px`);
    let best = null;
    for (const place of PLACES) {
      const now = cost(place);
      if (best === null || now < best.cost) best = { place, cost: now };
      if (now === 0) break;
    }
    root.dataset.guide = best.place;
    ring();
  };
  const ring = () => {
    const found = looked();
    while (rings.length > found.length) rings.pop().remove();
    while (rings.length < found.length) {
      const one = document.createElement("div");
      one.className = "guide-ring";
      one.setAttribute("aria-hidden", "true");
      document.body.append(one);
      rings.push(one);
    }
    found.forEach((one, n) => {
      const { left, top, width, height } = box(one);
      Object.assign(rings[n].style, {
        left: `${left - PAD}px`,
        top: `${top - PAD}px`,
        width: `${width + 2 * PAD}px`,
        height: `${height + 2 * PAD}px`,
      });
    });
  };

  // A new step: its pane to the front, what it speaks of into view, and its words for the ear.
  const PANES = { "area-board": "board", "area-mine": "mine", "area-others": "others" };
  const renew = () => {
    const step = guide()?.dataset.lesson ?? "";
    if (step !== told) {
      told = step;
      if (guide() !== null) {
        guide().open = true;
        unaim();
        const area = spoken()
          .map((one) => one.closest(".area-board, .area-mine, .area-others"))
          .find((one) => one !== null);
        const pane = area && PANES[[...area.classList].find((name) => name in PANES)];
        if (pane) document.getElementById(`tab-${pane}`)?.click();
        looked()[0]?.scrollIntoView({ block: "center", behavior: "instant" });
        hear();
      }
    }
    settle();
    setTimeout(settle, GLIDE); // when the pieces lie where they belong
  };
  // What was aimed at before has nothing to do with this step.
  const unaim = () => {
    for (const one of document.querySelectorAll("#table input[name=aim]:checked")) {
      one.checked = false;
      one.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  const hear = () => {
    const line = document.createElement("p");
    line.textContent = document.getElementById("guide-text").textContent.replace(/\s+/g, " ").trim();
    document.getElementById("heard").append(line);
  };

  document.addEventListener("htmx:after:swap", renew);
  document.addEventListener("toggle", settle, true);
  document.addEventListener("change", () => requestAnimationFrame(settle));
  document.addEventListener("click", () => requestAnimationFrame(ring));
  document.addEventListener("scroll", ring, true);
  addEventListener("resize", settle);
  // A scene that ends and a pane that comes to the front show other things.
  new MutationObserver(() => requestAnimationFrame(settle)).observe(root, { attributeFilter: ["class", "data-pane"] });
  addEventListener("load", () => {
    renew();
    if (guide() === null) return;
    // Other scripts mark pieces after a frame: what is lit follows them.
    new MutationObserver(() => requestAnimationFrame(ring)).observe(document.getElementById("table").parentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "hidden", "open"],
    });
  });
})();
