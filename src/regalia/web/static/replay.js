// A past that one moves about in: a frame for each stop, from the server or from the file this page is, drawn as a live
// table draws its own; by buttons, by keys, by the scrubber, or by itself.
(() => {
  "use strict";
  const root = document.documentElement;
  const past = document.getElementById("past");
  const lost = document.getElementById("lost");
  const heard = document.getElementById("heard");
  const packed = document.getElementById("packed");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const table = () => document.getElementById("table");
  const at = () => Number(table().dataset.at);
  const last = () => Number(table().dataset.last);

  // Frames, and where they come from.
  const KEPT = 80; // the oldest are forgotten
  const AHEAD = 3; // asked for before they are wanted
  const PATIENCE = 15_000; // milliseconds for an answer
  let frames = new Map(); // promises by stop
  const fetched = async (stop) => {
    const answer = await fetch(past.dataset.frames + stop, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  };

  // In a file, a frame is a list of numbers, each of a tag or a text that all frames share. They are there by view (each
  // seat, then whoever watches), by language (English, then French), by stop.
  const seats = Number(packed?.dataset.seats);
  let eyes = packed?.dataset.view;
  const inflated = async (id) => {
    const bytes = Uint8Array.from(atob(document.getElementById(id).textContent.trim()), (c) => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };
  let file = null;
  const opened = async () => {
    const [parts, numbers] = await Promise.all([inflated("parts"), inflated("packed")]);
    const all = JSON.parse(new TextDecoder().decode(parts));
    const list = packed.dataset.wide ? new Uint32Array(numbers) : new Uint16Array(numbers);
    const ends = [];
    for (let n = list.indexOf(0); n >= 0; n = list.indexOf(0, n + 1)) ends.push(n); // 0 ends a frame
    return { all, list, ends };
  };
  const unpacked = async (stop) => {
    const { all, list, ends } = await (file ??= opened());
    const view = eyes === "watch" ? seats : Number(eyes);
    const number = (2 * view + (root.lang === "fr" ? 1 : 0)) * (last() + 1) + stop;
    let text = "";
    for (const n of list.subarray(number ? ends[number - 1] + 1 : 0, ends[number])) text += all[n];
    return text;
  };

  const frame = (stop) => {
    const known = frames.get(stop);
    if (known) return known;
    const coming = packed ? unpacked(stop) : fetched(stop);
    coming.catch(() => frames.delete(stop)); // it may come another time
    frames.set(stop, coming);
    if (frames.size > KEPT) frames.delete(frames.keys().next().value);
    return coming;
  };
  const prefetch = () => {
    if (packed) return;
    const count = isPlaying ? AHEAD : 1;
    for (let n = 1; n <= count; n += 1) if (at() + n <= last()) frame(at() + n).catch(() => {});
    if (!isPlaying && at() > 0) frame(at() - 1).catch(() => {});
  };

  // Drawing. One step glides; a leap does not, nor does anything that is faster than the eye.
  const swap = (text) => htmx.swap({ sourceElement: past, target: "#table", swap: "outerMorph", text });
  const draw = async (text, stop) => {
    const glides = Math.abs(stop - at()) === 1 && speed < 4 && !still.matches && !document.hidden;
    if (!glides || !document.startViewTransition) swap(text);
    else {
      const transition = document.startViewTransition(() => swap(text));
      for (const part of ["ready", "finished"]) transition[part].catch(() => {}); // skipped: no matter
      await transition.updateCallbackDone;
    }
    renew();
  };

  let wanted = at();
  let isBusy = false;
  const go = async (stop) => {
    wanted = Math.max(0, Math.min(last(), stop));
    if (isBusy) return;
    isBusy = true;
    try {
      while (wanted !== at()) {
        const next = wanted;
        const text = await frame(next);
        if (next !== wanted) continue; // somebody was faster
        await draw(text, next);
        if (at() !== next) break;
      }
      lost.hidden = true;
    } catch {
      pause();
      wanted = at();
      lost.hidden = false;
    }
    isBusy = false;
    prefetch();
  };

  // Playing.
  const PACE = 1200; // milliseconds between two moves at the usual speed
  let speed = 1;
  let isPlaying = false;
  let timer = null;
  const tick = async () => {
    if (!isPlaying) return;
    if (at() >= last()) return pause();
    await go(at() + 1);
    if (isPlaying) timer = setTimeout(tick, PACE / speed);
  };
  const play = async () => {
    isPlaying = true;
    mark();
    if (at() >= last()) await go(0);
    clearTimeout(timer);
    timer = setTimeout(tick, Math.min(PACE / speed, 400));
    prefetch();
  };
  const pause = () => {
    isPlaying = false;
    clearTimeout(timer);
    mark();
  };
  const mark = () => {
    document.getElementById("play").setAttribute("aria-pressed", String(isPlaying));
    for (const button of document.querySelectorAll("[data-speed]"))
      button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
  };

  // What stands outside the frame follows it: the address, the ear, the field with the link.
  let noted = null;
  const note = () => {
    const address = new URL(document.getElementById("here")?.value ?? `#${at()}.${eyes}`, location.href);
    try {
      history.replaceState(null, "", address);
    } catch {
      // some browsers forbid it when it comes too often
    }
    const next = document.querySelector("input[name=next]");
    if (next) next.value = address.pathname + address.search;
  };
  const whole = () => {
    const here = document.getElementById("here");
    if (here) here.value = new URL(here.value, location.href).href;
  };
  let where = document.getElementById("where").textContent;
  const say = () => {
    const place = document.getElementById("where").textContent;
    const line = document.createElement("p");
    line.textContent = (place === where ? "" : `${place}. `) + document.getElementById("now").textContent;
    where = place;
    heard.append(line);
    while (heard.childElementCount > 20) heard.firstElementChild.remove();
  };
  let isDragged = false;
  const renew = () => {
    if (!isDragged) document.getElementById("scrub").value = at();
    mark();
    whole();
    say();
    clearTimeout(noted);
    noted = setTimeout(note, 250);
  };

  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-to]");
    if (way) {
      event.preventDefault();
      pause();
      go(Number(way.dataset.to));
    }
    if (event.target.closest("#play")) isPlaying ? pause() : play();
    const chosen = event.target.closest("[data-speed]");
    if (chosen) {
      speed = Number(chosen.dataset.speed);
      mark();
    }
  });
  document.addEventListener("input", ({ target }) => {
    if (target.id !== "scrub") return;
    pause();
    go(Number(target.value));
  });
  addEventListener("pointerdown", ({ target }) => (isDragged = target.id === "scrub"), true);
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => {
      isDragged = false;
      document.getElementById("scrub").value = at();
    }, true);

  const press = (id) => document.getElementById(id).click();
  const keys = {
    ArrowLeft: "to-back",
    ArrowRight: "to-on",
    "Shift ArrowLeft": "to-turn-back",
    "Shift ArrowRight": "to-turn-on",
    PageUp: "to-part-back",
    PageDown: "to-part-on",
    Home: "to-first",
    End: "to-last",
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (packed && event.key.toLowerCase() === "n") event.stopImmediatePropagation(); // there is no other table in a file
    if (event.target.closest("input:not([type=checkbox], #scrub), textarea, select")) return;
    if (event.key === " " && !event.target.closest("button, summary, input")) {
      event.preventDefault();
      press("play");
    }
    const id = keys[`${event.shiftKey ? "Shift " : ""}${event.key}`];
    if (!id) return;
    event.preventDefault();
    press(id);
  }, true);

  // A file changes its view, its language and its light by itself, and its address names view and stop.
  if (packed) {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      const { name, value } = event.submitter ?? {};
      if (name === "theme") {
        const isDark = root.dataset.theme === "auto" ? dark.matches : root.dataset.theme === "dark";
        root.dataset.theme = isDark ? "light" : "dark";
      }
      if (name === "lang") speak(value);
    });
    const redraw = async () => {
      frames = new Map();
      swap(await frame(at()));
      renew();
    };
    const speak = (lang) => {
      root.lang = lang;
      return redraw();
    };
    const follow = async () => {
      const [, stop, key] = /^#(\d+)(?:\.(\d+|watch))?$/.exec(location.hash) ?? [];
      if (key !== undefined && key !== eyes && (key === "watch" || Number(key) < seats)) {
        eyes = key;
        await redraw();
      }
      if (stop !== undefined) go(Number(stop));
    };
    addEventListener("hashchange", follow);
    if (navigator.language.startsWith("fr")) root.lang = "fr";
    redraw().then(follow);
  }

  whole();
  mark();
  prefetch();
})();
