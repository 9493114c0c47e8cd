// What a live table needs beyond htmx: frames in order, none amid a click, and a word when nothing comes any more.
(() => {
  "use strict";
  const live = document.getElementById("live");
  const lost = document.getElementById("lost");
  const QUIET = 40_000; // milliseconds; the server gives a sign of life every fifteen seconds
  const AT = /<section id="table" data-at="([0-9a-f]+)\.(\d+)"/;

  // A click is a press and a release on the same button: no frame may take the button away in between.
  const PRESS = 1000; // milliseconds a frame waits at most: a release may get lost
  const CLICK = 50; // a finger's click comes a moment after its release
  const waiting = new Set();
  let pressed = null;
  const letGo = (delay) => {
    clearTimeout(pressed);
    pressed = setTimeout(() => {
      pressed = null;
      for (const ctx of waiting) htmx.swap(ctx);
      waiting.clear();
    }, delay);
  };
  addEventListener("pointerdown", () => letGo(PRESS), true);
  addEventListener("pointerup", () => letGo(CLICK), true);
  addEventListener("pointercancel", () => letGo(0), true);

  // A frame of the stream may be overtaken by the answer to my own click, or say the same again.
  // While pieces glide a browser swallows clicks: nothing glides under a hand that is to choose.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let [era, number] = document.getElementById("table").dataset.at.split(".");
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const found = AT.exec(ctx.text ?? "");
    if (!found) return;
    if (pressed !== null) {
      waiting.add(ctx);
      return event.preventDefault();
    }
    const isStream = ctx.sourceElement === live;
    const ahead = found[1] === era ? found[2] - number : 1;
    if (ahead < 0 || (ahead === 0 && isStream)) return event.preventDefault();
    [, era, number] = found;
    const isAsked = document.querySelector("#table button[name=action]") !== null;
    if (still.matches || (isStream && isAsked))
      for (const task of tasks) if (task.swapSpec) task.swapSpec.transition = false;
  });

  // Without a connection the page says so, and asks again, at once when there is hope.
  let connection = null;
  let heard = Date.now();
  const hear = () => {
    heard = Date.now();
    lost.hidden = true;
  };
  const miss = () => (lost.hidden = false);
  const reconnect = () => {
    if (!connection) htmx.ajax("GET", live.getAttribute("hx-sse:connect"), { source: live });
    else if (connection.delayCanceller) connection.delayCanceller();
    else connection.reader?.cancel();
  };
  live.addEventListener("htmx:sse:after:connection", (event) => {
    connection = event.detail.connection;
    hear();
  });
  live.addEventListener("htmx:sse:before:message", hear);
  live.addEventListener("htmx:sse:before:connection", (event) => {
    if (event.detail.connection.attempt > 1) miss(); // the first one is mere routine
  });
  live.addEventListener("htmx:sse:error", miss);
  live.addEventListener("htmx:sse:close", () => (connection = null));
  live.addEventListener("htmx:error", miss); // the stream, or a click, that reached nobody
  addEventListener("offline", miss);
  addEventListener("online", reconnect);
  setInterval(() => {
    if (document.hidden || (lost.hidden && Date.now() - heard < QUIET)) return;
    miss();
    if (!connection || Date.now() - heard > QUIET) reconnect();
  }, 5000);
})();
