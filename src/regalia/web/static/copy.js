// A link is copied at a click; where the clipboard is closed to us, it is selected instead.
(() => {
  "use strict";
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-copies]");
    if (button === null) return;
    const field = document.getElementById(button.dataset.copies);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      if (!document.execCommand("copy")) return;
    }
    button.querySelector("span").textContent = button.dataset.done;
  });
})();
