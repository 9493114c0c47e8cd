// A record is dropped anywhere on the page, or chosen; either way it is sent at once.
(() => {
  "use strict";
  const form = document.getElementById("drop");
  const field = document.getElementById("record");
  const send = () => {
    if (field.files.length === 0) return;
    document.getElementById("chosen").textContent = field.files[0].name;
    form.requestSubmit();
  };
  field.addEventListener("change", send);
  for (const kind of ["dragenter", "dragover"])
    addEventListener(kind, (event) => {
      event.preventDefault();
      form.classList.add("is-over");
    });
  addEventListener("dragleave", (event) => event.relatedTarget === null && form.classList.remove("is-over"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    form.classList.remove("is-over");
    if (event.dataTransfer.files.length === 0) return;
    field.files = event.dataTransfer.files;
    send();
  });
})();
