// Help at hand. Whatever carries `data-help` answers "what is this", and "why not now" if it cannot be chosen: to a
// pointer that rests on it, to a long press, and to the key I, which goes from thing to thing with the arrow keys.
// `data-help` names a tip of the page (macro `answer`); its title is the name of the very thing, with its number.
(() => {
  "use strict";
  const REST = 500; // milliseconds a pointer rests, or a finger presses
  const GRACE = 250; // to go from the thing to its tip
  const FAR = 10; // pixels a finger may move
  const said = document.getElementById("help-said");
  const at = document.getElementById("help-at");
  let shown = null; // the thing that is answered, its tip, and whether it came by key
  let timer = 0;
  let pressed = null;
  let stood = null; // where the mouse was last
  let unasked = null; // what a frame has laid under a mouse that stood still, and where that was

  // The thing that something belongs to: a choice is asked about by the radio button behind it.
  const thing = (target) => target?.closest?.("[data-help]") ?? target?.labels?.[0]?.closest("[data-help]") ?? null;
  const tipOf = (one) => document.getElementById(one.dataset.help);
  const isChoice = (one) => one.closest("label, [name=action]") !== null || one.querySelector("label, input:enabled, [name=action]") !== null;
  const hasMouse = (event) => event.pointerType === "mouse";

  const close = () => {
    clearTimeout(timer);
    if (shown === null) return;
    const { one, tip } = shown;
    shown = null;
    one.classList.remove("is-explained");
    if (tip.matches(":popover-open")) tip.hidePopover();
    tip.popover = "hint";
    tip.classList.remove("is-beside");
    said.textContent = "";
  };

  // The name of this thing, and what is asked instead of it.
  const fill = (one, tip) => {
    if (one.title) {
      one.dataset.name = one.title;
      one.removeAttribute("title"); // or the browser would show it too
    }
    const name = tip.querySelector(".name");
    if (name && one.dataset.name) name.textContent = one.dataset.name;
    ask(tip, isChoice(one));
  };

  // What is asked now stands once on the page and not in every tip; before the start, after the
  // end and in a replay nothing is.
  const ask = (tip, isOpen) => {
    const now = tip.querySelector(".tip-now");
    if (now === null) return;
    now.textContent = document.getElementById("help-now")?.textContent ?? "";
    now.hidden = isOpen || now.textContent === "";
  };

  // What is drawn in a picture cannot hold a tip: something that lies over it can. Where things lie side by side
  // (`data-help-beside`) a tip would cover what one compares with: it lies beside them all if there is room.
  const over = (one, wide = one) => {
    const { left, width } = wide.getBoundingClientRect();
    const { top, height } = one.getBoundingClientRect();
    for (const [side, value] of Object.entries({ left, top, width, height })) at.style[side] = `${value}px`;
    return at;
  };
  const ROOM = 350; // pixels that a tip takes
  const anchor = (one, tip) => {
    const wide = one.closest("[data-help-beside]");
    const isBeside = wide !== null && innerWidth - wide.getBoundingClientRect().right > ROOM;
    tip.classList.toggle("is-beside", isBeside);
    if (isBeside) return over(one, wide);
    return one.closest("svg") === null ? one : over(one);
  };

  const show = (one, tip) => {
    tip.popover = "manual"; // or the finger that is lifted would close what opened under it
    tip.showPopover({ source: anchor(one, tip) });
    one.classList.add("is-explained");
  };

  const open = (one, byKey = false) => {
    const tip = tipOf(one);
    if (!tip || (shown?.one === one && tip.matches(":popover-open"))) return;
    close();
    fill(one, tip);
    shown = { one, tip, byKey };
    show(one, tip);
    if (byKey) said.textContent = tip.innerText;
  };

  // A pointer rests. Whoever has just clicked and waits asks nothing: what comes to lie under a mouse that stands still
  // answers only once the mouse moves.
  const far = (event, from) => Math.hypot(event.clientX - from.x, event.clientY - from.y);
  const rest = (one) => {
    timer = setTimeout(() => one.isConnected && open(one), REST);
  };
  document.addEventListener("pointerover", (event) => {
    if (!hasMouse(event)) return;
    if (event.target === document.documentElement) return; // pieces glide over the page: what is below tells in a moment
    clearTimeout(timer);
    unasked = null;
    if (shown?.tip.contains(event.target)) return;
    const one = thing(event.target);
    const isStill = stood !== null && far(event, stood) === 0;
    const isSame = isStill && one?.dataset.help === shown?.one.dataset.help; // a frame has laid its neighbour there
    if (one !== null && (one === shown?.one || isSame)) return;
    const isAnswered = one !== null && tipOf(one) !== null;
    if (isAnswered && isStill) unasked = { one, ...stood };
    if (isAnswered && !isStill) rest(one);
    else if (shown !== null && !shown.byKey) timer = setTimeout(close, GRACE);
  });
  document.addEventListener("pointermove", (event) => {
    if (!hasMouse(event)) return;
    stood = { x: event.clientX, y: event.clientY };
    if (unasked === null || far(event, unasked) <= FAR) return;
    rest(unasked.one);
    unasked = null;
  });
  // Out of the window, that is; where pieces have glided over the page, the mouse leaves for what is below.
  document.documentElement.addEventListener("mouseleave", ({ relatedTarget }) => relatedTarget !== null || shown?.byKey || close());

  // A finger presses: what it would have chosen stays unchosen.
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    if (shown !== null && !shown.tip.contains(event.target)) close();
    pressed = null;
    const one = hasMouse(event) ? null : thing(event.target);
    if (one === null || tipOf(one) === null) return;
    pressed = { one, x: event.clientX, y: event.clientY, isLong: false };
    timer = setTimeout(() => {
      pressed.isLong = true;
      open(one);
    }, REST);
  });
  document.addEventListener("pointermove", (event) => {
    if (pressed === null || pressed.isLong) return;
    if (far(event, pressed) > FAR) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, (event) => {
      if (!hasMouse(event)) clearTimeout(timer);
    });
  document.addEventListener("contextmenu", (event) => pressed?.isLong && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (!pressed?.isLong) return;
      pressed = null;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  // The keyboard: each answer once, in the order of the page.
  const all = () => {
    const met = new Set();
    return [...document.querySelectorAll("#table [data-help]")].filter((one) => {
      const isNew = !met.has(one.dataset.help) && tipOf(one) !== null && one.checkVisibility({ visibilityProperty: true });
      if (isNew) met.add(one.dataset.help);
      return isNew;
    });
  };
  const step = (by) => {
    const things = all();
    const at = things.findIndex((one) => one.dataset.help === shown.one.dataset.help);
    const next = things.at((at + by) % things.length);
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    open(next, true);
  };
  const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  document.addEventListener(
    "keydown",
    (event) => {
      if (shown === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const { tip, byKey } = shown;
      if (event.key === "Escape") close();
      else if (!byKey) return;
      else if (event.key in STEPS) step(STEPS[event.key]);
      else if (event.key === "Tab" && !tip.contains(document.activeElement)) tip.querySelector("a")?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  // `panes.js` has the key, and asks for this.
  document.addEventListener("regalia:explain", () => {
    if (shown?.byKey) return close();
    const one = thing(document.activeElement) ?? thing(document.querySelector("#table :is(.is-picked, :checked)"));
    const first = one !== null && tipOf(one) !== null ? one : all()[0];
    if (first) open(first, true);
  });
  // A frame brings tips as they are while nobody asks, which closes an open one: it is told again at once, and a hand
  // that was on its link is there again.
  let hand = null;
  document.addEventListener("htmx:before:swap", () => {
    const focus = document.activeElement;
    hand = shown?.tip.contains(focus) ? focus : null;
  });
  document.addEventListener("htmx:after:swap", () => {
    if (shown === null) return;
    const { one, tip } = shown;
    if (!one.isConnected || !tip.isConnected) return close();
    fill(one, tip);
    if (!tip.matches(":popover-open")) show(one, tip);
    if (hand?.isConnected) hand.focus({ preventScroll: true });
  });
  // A button of its own may open a tip too: that of something that cannot be chosen.
  document.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.newState === "open" && event.target !== shown?.tip && event.target.matches(".tip")) ask(event.target, false);
    },
    true,
  );
})();
