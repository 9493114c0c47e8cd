// What happened, for the ear and for whoever looked away: it is said once, in order, by one polite region that no frame
// renews, and what came since my last move can be stepped through.
(() => {
  "use strict";
  const heard = document.getElementById("heard");
  const strip = document.getElementById("steps");
  const MOST = 100; // sentences kept for whoever reads slowly
  const plain = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

  const say = (...sentences) => {
    for (const sentence of sentences.filter(Boolean)) {
      const line = document.createElement("p");
      line.textContent = sentence;
      heard.append(line);
    }
    while (heard.childElementCount > MOST) heard.firstElementChild.remove();
  };

  const story = () =>
    [...document.querySelectorAll("#log [data-told]")].reverse().map((line) => ({
      text: plain(line),
      seat: Number(line.dataset.told),
      move: line.dataset.move,
      isNew: line.closest(".is-new") !== null,
    }));
  const isSame = (one, other) => one.text === other.text && one.seat === other.seat;
  // A log grows at its end and, when it is long, loses its oldest lines; what was taken back leaves its end.
  const added = (before, now) => {
    for (let from = 0; from < before.length; from += 1) {
      const rest = before.slice(from);
      if (rest.length <= now.length && rest.every((line, n) => isSame(line, now[n]))) return now.slice(rest.length);
    }
    const other = now.findIndex((line, n) => !before[n] || !isSame(line, before[n]));
    return other < 0 ? [] : other === 0 && before.length > 0 ? now.slice(-1) : now.slice(other);
  };

  // What I chose, in words: a move that is nobody's business leaves no line in the log.
  const sentenceOf = (code) => {
    const button = [...document.querySelectorAll("#choices button[name=action]")].find((one) => one.value === code);
    const tip = button?.closest("[popover]");
    return plain(tip ? document.querySelector(`[popovertarget="${CSS.escape(tip.id)}"]`) : button);
  };

  const ply = () => document.querySelector("#act input[name=ply]")?.value;
  let known = story();
  let since = known.filter((line) => line.isNew);
  let chosen = null; // my move that is not answered yet
  let asked = "";
  let where = "";
  let count = ply();

  // Who is waited for is said once nobody has moved for a while: what bots do is heard anyway.
  const PATIENCE = 3000; // milliseconds
  let waiting = 0;
  const ask = () => {
    clearTimeout(waiting);
    const table = document.getElementById("table");
    const { ask: mine, playsItself } = table.dataset;
    const title = document.getElementById("asked");
    const place = plain(title.querySelector(".vh"));
    const now = `${mine} ${plain(title)}`;
    if (now === asked || playsItself !== undefined) return; // what is answered for me is not asked
    const isOver = table.matches(".is-over");
    const tell = () => {
      asked = now;
      say(place === where || isOver ? plain(title).slice(place.length).trim() : plain(title));
      where = place;
    };
    if (isOver) say(totals());
    if (mine || isOver || table.querySelector(".curtain")) return tell();
    asked = "";
    waiting = setTimeout(tell, PATIENCE);
  };
  // What everybody has at the end, unless the log has just told it.
  const totals = () => {
    const rows = [...document.querySelectorAll("#result .place-row")];
    const told = (known.at(-1)?.text.match(/\d+/g) ?? []).join();
    const isTold = rows.every((row) => told.includes(plain(row.querySelector(".place-total")).replace(/\D/g, "")));
    return isTold ? "" : rows.map((row) => row.dataset.says).join("; ");
  };
  const renew = () => {
    if (document.readyState !== "complete") return; // what is said to a page that still loads is not heard
    const now = story();
    const lines = added(known, now);
    known = now;
    if (ply() !== count) {
      count = ply();
      if (chosen !== null) since = [];
      if (chosen !== null && !lines.some((line) => line.move === chosen.ply)) say(chosen.text);
      chosen = null;
    }
    since.push(...lines);
    if (!strip.hidden) show();
    say(...lines.map((line) => line.text));
    ask();
  };

  // Stepping: through what came since my last move, or, when nothing did, through the log.
  let at = -1;
  const steps = () => (since.length > 0 ? since : known);
  const show = () => {
    const all = steps();
    at = Math.max(0, Math.min(at, all.length - 1));
    const line = all[at];
    if (!line) return close();
    const seat = line.seat + 1;
    strip.hidden = false;
    strip.querySelector(".step-at").textContent = strip.dataset.at.replace("%n", at + 1).replace("%of", all.length);
    strip.querySelector(".step-text").textContent = line.text;
    const badge = strip.querySelector(".seat");
    badge.classList = `seat s${seat}`;
    badge.firstElementChild.setAttribute("href", `#seat-${seat}`);
    badge.toggleAttribute("hidden", seat < 1);
    mark(seat);
  };
  const mark = (seat) => {
    for (const old of document.querySelectorAll(".is-told")) old.classList.remove("is-told");
    if (seat > 0) document.querySelector(`:is(#rival-${seat}, #row-${seat}):not([popover])`)?.classList.add("is-told");
  };
  const step = (by) => {
    if (steps().length === 0) return;
    at = strip.hidden ? (by > 0 && since.length > 0 ? 0 : steps().length - 1) : at + by;
    show();
    say(`${plain(strip.querySelector(".step-at"))}: ${plain(strip.querySelector(".step-text"))}`);
  };
  const close = () => {
    strip.hidden = true;
    mark(0);
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-step]");
    if (button) step(Number(button.dataset.step));
    if (target.closest("[data-no-steps]")) close();
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  document.addEventListener("submit", ({ submitter, target }) => {
    if (target.id !== "act") return;
    chosen = { ply: ply(), text: sentenceOf(submitter?.value) };
    close();
  }, true);
  document.addEventListener("htmx:after:swap", renew);
  addEventListener("load", renew);
})();
