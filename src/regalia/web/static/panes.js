// What surrounds the panes of a table: tabs on a phone, drawers, scenes, and the way by keyboard.
(() => {
  "use strict";
  const root = document.documentElement;
  const table = () => document.getElementById("table");

  // One pane at a time on a phone: the one that is asked about, until somebody looks at another.
  let asked = null;
  const show = (pane) => {
    root.dataset.pane = pane;
    for (const tab of document.querySelectorAll(".tab"))
      tab.setAttribute("aria-selected", String(tab.dataset.tab === pane));
  };
  const follow = () => {
    const { ask, askedPane } = table().dataset;
    const now = `${ask}:${askedPane}`;
    const isNew = now !== asked && (ask !== "" || asked === null);
    asked = now;
    const pane = isNew ? askedPane : root.dataset.pane;
    // Seen from another seat there may be nothing in it.
    const isThere = pane === "others" || document.querySelector(`#${pane} > * > *`);
    show(isThere ? pane : askedPane);
  };

  // Scenes: each is shown once, the ones that were there before the page was only if they are new.
  const OFF = "regalia-no-scenes";
  const kept = (storage, key) => {
    try {
      return storage.getItem(key);
    } catch {
      return null; // storage may be forbidden
    }
  };
  const keep = (storage, key, value) => {
    try {
      storage.setItem(key, value);
    } catch {
      // then it is forgotten with the page
    }
  };
  const told = `regalia-told-${location.pathname}`;
  let isFirst = true;
  let last = kept(sessionStorage, told);
  let hand = null; // where the focus was before a scene took it
  let shown = null; // the scene that is told, and whose seat saw it
  // Others play on meanwhile, and the newest frame may have nothing to tell any more: what is told stays until its reader
  // goes on, unless it is now somebody else who looks.
  const seat = () => document.querySelector("#act input[name=seat]")?.value;
  const stay = () => {
    if (shown === null || !root.classList.contains("has-scene") || shown.seat !== seat()) return null;
    if (table().querySelector(".curtain") !== null) return null;
    table().append(shown.scene);
    shown.scene.querySelector("[data-goes-on]").focus({ preventScroll: true });
    return shown.scene;
  };
  const tell = () => {
    const scene = document.getElementById("scene") ?? stay();
    const isOff = kept(localStorage, OFF) === "yes";
    for (const box of document.querySelectorAll("[data-no-scenes]")) box.checked = isOff;
    const isOld = scene === null || scene.dataset.scene === last || (isFirst && !("isNew" in scene.dataset));
    isFirst = false;
    if (scene !== null && (isOld || isOff)) done(scene);
    else if (scene !== null && root.classList.contains("has-scene")) shown = { scene, seat: seat() };
    else if (scene !== null) {
      hand = document.activeElement?.id ?? null;
      root.classList.add("has-scene");
      shown = { scene, seat: seat() };
      scene.querySelector("[data-goes-on]").focus({ preventScroll: true });
    } else if (scene === null) root.classList.remove("has-scene");
    shield();
  };
  // Behind a scene nothing can be reached, by key or by ear.
  const shield = () => {
    const isTold = root.classList.contains("has-scene");
    for (const part of table().children) part.inert = isTold && part.id !== "scene" && !part.matches(".bar-tools");
  };
  const done = (scene) => {
    if (scene.dataset.scene !== last) {
      last = scene.dataset.scene;
      keep(sessionStorage, told, last);
    }
    if (!root.classList.contains("has-scene")) return;
    shown = null;
    root.classList.remove("has-scene");
    shield();
    (hand ? document.getElementById(hand) : null)?.focus({ preventScroll: true });
    refocus();
  };

  const close = () => {
    const drawer = document.querySelector(".drawer[open]");
    if (drawer === null) return false;
    drawer.open = false;
    drawer.querySelector("summary").focus({ preventScroll: true });
    return true;
  };

  // The first thing one can choose, for whoever comes by keyboard: in words where they are shown, else where it lies. Ways
  // out come last, for a key that is pressed once too often would take them; before them, what shows the others in words.
  const WAYS = [
    "#choices button",
    "#panes :is(input[name], button)",
    "#status input[name=aim]:not(#aim-x, .tells)",
  ];
  const leads = (one) => one.name !== "" || Boolean(one.popoverTargetElement?.querySelector("[name=action]"));
  const isOpen = (one) =>
    one.tabIndex >= 0 && !one.disabled && leads(one) && one.closest("[popover]") === null
      && one.checkVisibility({ visibilityProperty: true });
  const first = () => {
    for (const way of WAYS) {
      const found = [...document.querySelectorAll(way)].find(isOpen);
      if (found) return found;
    }
    const out = [...document.querySelectorAll("#status button:not([form=undo], [form=hint])")].filter(isOpen);
    const isAll = out.length >= document.querySelectorAll("#choices button[name=action]").length;
    return (isAll ? null : document.querySelector("#in-words:not(:checked)")) ?? out[0] ?? null;
  };

  document.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab]");
    if (tab) show(tab.dataset.tab);
    if (event.target.closest("[data-closes]")) close();
    if (event.target.closest("[data-no-advice]")) document.getElementById("advice").replaceChildren();
    if (event.target.closest("[data-goes-on]")) done(document.getElementById("scene"));
    if (event.target.closest("#skip") && first()) {
      event.preventDefault();
      first().focus();
    }
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-no-keys]")) keep(localStorage, QUIET, target.checked ? "yes" : "no");
    if (!target.matches("[data-no-scenes]")) return;
    keep(localStorage, OFF, target.checked ? "yes" : "no");
    for (const box of document.querySelectorAll("[data-no-scenes]")) box.checked = target.checked;
  });
  // Single keys, unless somebody writes or has switched them off.
  const QUIET = "regalia-no-keys";
  const press = (selector) => document.querySelector(selector)?.click();
  const keys = {
    u: () => press("button[form=undo]"),
    w: () => {
      press("#in-words");
      first()?.focus({ preventScroll: true });
    },
    j: () => press("#log [data-step='-1']"),
    k: () => press("#log [data-step='1']"),
    h: () => press("#ask-hint"),
    i: () => document.dispatchEvent(new Event("regalia:explain")),
    l: () => press("#log > summary"),
    c: () => press("#chatbox > summary"),
    s: () => press("#score > summary"),
    n: () => location.assign(`/next?from=${location.pathname.split("/")[2]}`),
    "?": () => {
      document.getElementById("more").open = true;
      document.getElementById("keys").open = true;
    },
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (!close() && root.classList.contains("has-scene")) done(document.getElementById("scene"));
      return;
    }
    const isOurs = !(event.ctrlKey || event.metaKey || event.altKey) && kept(localStorage, QUIET) !== "yes";
    if (!isOurs || event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    const act = keys[event.key.toLowerCase()];
    if (act) {
      event.preventDefault();
      act();
    }
  });

  // The focus stays where the hand is: a button that is gone leaves it to the next thing to choose. That is one Tab away
  // from the question after a wait, from what shows the words, and, when a page has just been opened, from its top.
  let isByKey = false;
  let isNew = true;
  addEventListener("keydown", (event) => {
    isByKey = true;
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (key !== "Tab" || shiftKey || ctrlKey || altKey || metaKey || root.classList.contains("has-scene")) return;
    const from = isNew ? "#skip, #asked, #in-words:checked" : "#asked, #in-words:checked";
    const one = document.activeElement?.matches(from) ? first() : null;
    if (one === null) return;
    isNew = false;
    event.preventDefault();
    one.focus();
  }, true);
  addEventListener("pointerdown", () => (isByKey = false), true);
  const refocus = () => {
    if (!isByKey || root.classList.contains("has-scene")) return;
    const at = document.activeElement;
    if (at !== null && at !== document.body && at.checkVisibility({ visibilityProperty: true })) return;
    (first() ?? document.getElementById("asked"))?.focus({ preventScroll: true });
  };

  // What was said and not read yet is counted by the browser; a message that was sent leaves its field.
  const read = `regalia-read-${location.pathname}`;
  const count = () => {
    const chat = document.getElementById("chatbox");
    const badge = chat?.querySelector(".count");
    const total = chat?.querySelectorAll(".chat > li").length ?? 0;
    if (chat?.open) keep(sessionStorage, read, String(total));
    if (!badge) return;
    const left = total - Number(kept(sessionStorage, read) ?? 0);
    badge.textContent = String(left);
    badge.hidden = left <= 0;
  };
  document.addEventListener("toggle", count, true);
  document.addEventListener("htmx:after:request", (event) => {
    if (event.target.id !== "chat") return;
    const isSaid = event.detail.ctx?.response?.raw?.ok === true;
    if (isSaid) event.target.reset();
    document.body.classList.toggle("is-named", isSaid); // a spectator's name is asked for once, or again if it is taken
  });
  const name = () => (document.getElementById("people").textContent = table().dataset.people);

  // Advice, or why there is none, holds until its seat has moved or the game is over.
  let moved = null;
  const outdate = () => {
    const box = document.getElementById("advice");
    if (box === null) return; // nobody is advised in a replay
    const ply = document.querySelector("#act input[name=ply]")?.value;
    const about = box.querySelector("[data-ply]")?.dataset.ply ?? moved ?? ply;
    if (about !== ply || table().classList.contains("is-over")) box.replaceChildren();
    moved = ply;
  };

  const renew = () => {
    outdate();
    follow();
    tell();
    count();
    name();
    refocus();
    for (const box of document.querySelectorAll("[data-no-keys]")) box.checked = kept(localStorage, QUIET) === "yes";
  };
  document.addEventListener("htmx:after:swap", renew);
  renew();
})();
