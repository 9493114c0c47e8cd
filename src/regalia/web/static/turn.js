// Whose turn it is, for whoever looks elsewhere: the title, the icon, a small sound, and, if they like, a notice.
(() => {
  "use strict";
  const offer = document.getElementById("turn");
  const icon = document.querySelector("link[rel=icon]");
  const usual = { title: document.title, icon: icon.getAttribute("href") };
  const PATIENT = 4000; // milliseconds of waiting after which a turn is news to somebody who looks on
  const SILENT = "regalia-silent";
  const ASKED = "regalia-notices"; // "no": asked once, and not again
  let was = null;
  let left = Date.now(); // when I began to wait
  let missed = false;
  let sound = null;
  let ringing = 0;
  let notice = null;

  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // then it holds until the page is left
    }
  };
  let isSilent = kept(SILENT) === "yes";

  const isMine = () => {
    const { ask, playsItself } = document.getElementById("table").dataset;
    return Boolean(ask) && playsItself === undefined;
  };

  // Two soft notes, made here: no file, and nothing to wait for. Browsers allow it once somebody has clicked.
  // In between the loudspeaker rests: even silence is work, and a phone would never sleep.
  const rest = () => {
    if (ringing === 0) sound.suspend();
  };
  const ring = () => {
    if (isSilent || sound === null) return;
    sound.resume();
    for (const [at, pitch] of [[0, 659], [0.14, 880]]) {
      const [note, loud] = [sound.createOscillator(), sound.createGain()];
      const begin = sound.currentTime + at;
      note.frequency.value = pitch;
      loud.gain.setValueAtTime(0.06, begin);
      loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
      note.connect(loud).connect(sound.destination);
      note.start(begin);
      note.stop(begin + 0.5);
      ringing += 1;
      note.addEventListener("ended", () => {
        ringing -= 1;
        rest();
      });
    }
  };
  const wake = () => {
    if (sound === null && "AudioContext" in window) sound = new AudioContext();
    sound?.resume().then(rest);
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, wake, { once: true, capture: true });

  const tell = (prompt) => {
    if (!document.hidden || !("Notification" in window)) return;
    if (Notification.permission === "default") missed = kept(ASKED) !== "no";
    if (Notification.permission !== "granted") return;
    try {
      notice = new Notification(document.title, {
        body: prompt,
        tag: location.pathname,
        icon: offer.dataset.icon,
      });
      notice.addEventListener("click", () => window.focus());
    } catch {
      // some phones have the name and not the thing
    }
  };

  const show = (mine, prompt) => {
    const title = mine ? `${offer.dataset.title} · ${usual.title}` : usual.title;
    const sign = mine ? offer.dataset.icon : usual.icon;
    if (document.title !== title) document.title = title;
    if (icon.getAttribute("href") !== sign) icon.setAttribute("href", sign);
    if (mine && was === false && (document.hidden || !document.hasFocus() || Date.now() - left >= PATIENT)) {
      ring();
      tell(prompt);
    }
    if (was && !mine) left = Date.now();
    was = mine;
  };
  const renew = () => {
    show(isMine(), document.getElementById("asked").textContent.trim());
    for (const button of document.querySelectorAll("[data-sound]")) button.setAttribute("aria-pressed", String(!isSilent));
  };

  // A page that nobody looks at has no stream: it asks now and then, until it is my turn.
  const LOOK = 5_000; // milliseconds
  setInterval(async () => {
    if (!document.hidden || was !== false || document.getElementById("sound") === null) return;
    const answer = await fetch(offer.dataset.ask).catch(() => null);
    if (!answer?.ok || !document.hidden) return;
    const { prompt } = await answer.json();
    if (prompt) show(true, prompt);
  }, LOOK);

  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-sound]")) {
      isSilent = !isSilent;
      keep(SILENT, isSilent ? "yes" : "no");
      renew();
      if (!isSilent) ring();
    }
    const answer = target.closest("[data-notices]")?.dataset.notices;
    if (answer === undefined) return;
    offer.hidden = true;
    keep(ASKED, "no"); // the browser remembers a yes
    if (answer === "yes") Notification.requestPermission();
  });
  // A good moment to offer notices: somebody comes back, and their turn had come without them.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    notice?.close();
    if (missed) offer.hidden = false;
    missed = false;
  });
  document.addEventListener("htmx:after:swap", renew);
  document.documentElement.classList.add("has-turn");
  renew();
})();
