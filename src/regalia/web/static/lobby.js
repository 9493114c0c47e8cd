// Options that belong to another choice are shown only while it is made.
(() => {
  "use strict";
  const form = document.getElementById("new");
  const fit = () => {
    for (const part of form.querySelectorAll("[data-only]")) {
      const chosen = form.elements[part.dataset.only]?.value;
      part.hidden = !part.dataset.values.split(" ").includes(chosen);
    }
  };
  form.addEventListener("change", fit);
  fit();
})();
