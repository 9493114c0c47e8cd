// Light and dark change at once, and are remembered.
(() => {
  "use strict";
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  document.addEventListener("submit", (event) => {
    const { submitter, target } = event;
    if (submitter?.name !== "theme") return;
    event.preventDefault();
    const isDark = root.dataset.theme === "auto" ? dark.matches : root.dataset.theme === "dark";
    root.dataset.theme = isDark ? "light" : "dark";
    const sent = new URLSearchParams(new FormData(target));
    sent.set("theme", root.dataset.theme);
    fetch(target.action, { method: "POST", body: sent, redirect: "manual" });
  });
})();
