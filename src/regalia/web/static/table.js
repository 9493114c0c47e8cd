// What a live table needs beyond htmx: the newest frame is the one that is drawn, none comes during a click, and the
// page says so, and helps itself, when nothing comes any more.
(() => {
  "use strict";
  const live = document.getElementById("live");
  const lost = document.getElementById("lost");
  const unsent = document.getElementById("unsent");

  // Frames. Answers to clicks and events of the stream go through one place, which holds the newest frame that is
  // not drawn yet: whatever is slow, late, doubled or lost, an older frame never comes after a newer one.
  const AT = /<section id="table" data-at="([0-9a-f]+\.\d+)"/;
  const GLIDE = 300; // milliseconds that a view transition may take to begin
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const past = new Set(); // eras that were left: numbers begin anew when a table wakes, or when I see it otherwise
  let next = null;
  let transition = null; // one that has not drawn yet
  let pressed = null;
  let isSent = false; // a click waits for its answer

  const shown = () => document.getElementById("table").dataset.at;
  const ply = () => document.querySelector("#act input[name=ply]")?.value;
  const place = (at) => {
    const [era, number] = at.split(".");
    return { era, number: Number(number) };
  };
  const isOld = (frame, at) => {
    const [one, other] = [place(frame.at), place(at)];
    if (one.era !== other.era) return !frame.isStream && past.has(one.era); // the stream knows the present era
    return frame.isStream ? one.number <= other.number : one.number < other.number; // an answer may say why not
  };

  const take = (frame) => {
    if (isOld(frame, next?.at ?? shown())) return;
    next = frame;
    draw();
  };

  // While pieces glide a browser swallows clicks: nothing glides under a hand that is to choose. One that has chosen sees its
  // move glide once, whether its answer brings it or the stream was quicker.
  const draw = () => {
    if (next === null || pressed !== null || transition !== null) return;
    const isAsked = document.querySelector("#table button[name=action]") !== null && !isSent;
    const glides = next.glides && next.at !== shown() && !(next.isStream && isAsked);
    if (!glides || still.matches || document.hidden || !document.startViewTransition) return morph();
    const mine = (transition = document.startViewTransition(() => begin(mine)));
    for (const part of ["updateCallbackDone", "ready", "finished"]) mine[part].catch(() => {}); // skipped: no matter
    setTimeout(() => {
      if (transition === mine) mine.skipTransition();
      begin(mine);
    }, GLIDE);
  };
  const begin = (mine) => {
    if (transition !== mine) return;
    transition = null;
    morph();
  };
  const morph = () => {
    if (next === null || pressed !== null) return;
    const frame = next;
    next = null;
    const [at, count] = [shown(), ply()];
    if (isOld(frame, at)) return;
    past.add(place(at).era);
    past.delete(place(frame.at).era);
    htmx.swap({ sourceElement: live, target: "#table", swap: "outerMorph", text: frame.text, isDrawn: true });
    if (ply() !== count) unsent.hidden = true; // it has arrived after all
  };

  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const at = AT.exec(ctx.text ?? "")?.[1];
    if (!at || ctx.isDrawn) return;
    event.preventDefault();
    const isOtherEra = place(at).era !== place(next?.at ?? shown()).era;
    take({ at, text: ctx.text, isStream: false, glides: tasks.some((task) => task.swapSpec?.transition) });
    if (isOtherEra) connect("");
  });

  // A click is a press and a release on the same button: no frame may take the button away in between.
  const PRESS = 1000; // milliseconds a frame waits at most: a release may get lost
  const CLICK = 50; // a finger's click comes a moment after its release
  const letGo = (delay) => {
    clearTimeout(pressed);
    pressed = setTimeout(() => {
      pressed = null;
      draw();
    }, delay);
  };
  addEventListener("pointerdown", () => letGo(PRESS), true);
  addEventListener("pointerup", () => letGo(CLICK), true);
  addEventListener("pointercancel", () => letGo(0), true);

  // The stream. The server says at once, and then every few seconds, which frame is the newest; a page that shows
  // an older one asks for the table anew. Whoever is hidden needs no stream.
  const OPENING = 5_000; // milliseconds until the first word
  const QUIET = 12_000; // and between two
  const SOON = 250; // until the first new try; then twice as long each time
  const LATE = 2_000; // but no longer than this
  let source = null;
  let isOpen = false;
  let heard = 0;
  let tries = 0;
  let again = null;
  let told = null; // the newest frame of this stream, whole: the next one may be told as a change of it

  const close = () => {
    clearTimeout(again);
    source?.close();
    source = null;
  };
  const connect = (at = shown()) => {
    close();
    if (document.hidden) return;
    const address = new URL(live.dataset.stream, location.href);
    address.searchParams.set("at", at);
    address.searchParams.set("changes", "");
    source = new EventSource(address);
    isOpen = false;
    heard = Date.now();
    told = null;
    const tell = (at, text) => {
      told = { at, text };
      take({ at, text, isStream: true, glides: true });
    };
    source.addEventListener("message", ({ data }) => {
      hear();
      const named = AT.exec(data)?.[1];
      if (named) tell(named, data);
    });
    source.addEventListener("change", ({ data }) => {
      hear();
      const { from, at, steps } = JSON.parse(data);
      if (told?.at === at) return; // it came twice
      if (told?.at !== from) return connect(""); // the frame it changes was lost
      const kept = ([start, length]) => told.text.slice(start, start + length);
      tell(at, steps.map((step) => (typeof step === "string" ? step : kept(step))).join(""));
    });
    source.addEventListener("here", ({ data }) => {
      hear();
      const [said, mine] = [place(data), place(next?.at ?? shown())];
      if (said.era !== mine.era || said.number > mine.number) connect("");
    });
    source.addEventListener("older", () => location.reload()); // an update: there is something to read first
    source.addEventListener("error", miss);
  };
  const hear = () => {
    isOpen = true;
    heard = Date.now();
    tries = 0;
    lost.hidden = true;
  };
  const miss = () => {
    close();
    if (tries > 0) lost.hidden = false; // the first time is mere routine
    again = setTimeout(connect, Math.min(LATE, SOON * 2 ** tries) * (0.5 + Math.random() / 2));
    tries += 1;
  };
  addEventListener("offline", () => (lost.hidden = false));
  addEventListener("online", () => connect());
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => connect());
  setInterval(() => {
    if (source !== null && Date.now() - heard > (isOpen ? QUIET : OPENING)) miss();
  }, 1000);
  connect();

  // A click that got no answer: the page says so. To click again is safe, for the same move is played once.
  htmx.config.defaultTimeout = 10_000;
  live.addEventListener("htmx:before:request", () => (isSent = true));
  live.addEventListener("htmx:error", (event) => {
    isSent = false;
    const sent = event.detail.ctx?.request.body?.get("ply") ?? null;
    if (sent === null || sent === ply()) unsent.hidden = false; // or else the stream was quicker than the news
    connect();
  });
  live.addEventListener("htmx:after:request", () => {
    isSent = false;
    unsent.hidden = true;
  });
})();
