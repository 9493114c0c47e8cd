// What is aimed at shows what it would do: an element with `data-shows` marks all that its selector finds, as `is-picked`
// while it is checked and as `is-under` while the pointer is over it. The stylesheets draw the marks.
// Who points at it once more does it, where `data-does` names the button; by keyboard, Enter goes to the first button.
(() => {
  "use strict";
  const ply = () => document.querySelector("#act input[name=ply]")?.value;
  const MARKS = { "is-picked": "input[data-shows]:checked", "is-under": "[data-shows]:not(input):hover" };

  const mark = () => {
    const table = document.getElementById("table");
    for (const [name, aiming] of Object.entries(MARKS)) {
      const shown = new Set();
      for (const one of table.querySelectorAll(aiming))
        for (const found of table.querySelectorAll(one.dataset.shows)) shown.add(found);
      for (const old of table.querySelectorAll(`.${name}`)) if (!shown.has(old)) old.classList.remove(name);
      for (const found of shown) found.classList.add(name);
    }
  };
  // What was aimed at before a move of mine is not aimed at any more, though the same thing may be there again.
  let count = ply();
  const drawn = () => {
    if (ply() !== count) for (const one of document.querySelectorAll("#table input[name=aim]:checked")) one.checked = false;
    count = ply();
    mark();
  };
  for (const event of ["change", "mouseover"]) document.addEventListener(event, mark);
  document.addEventListener("htmx:after:swap", drawn);
  document.documentElement.addEventListener("mouseleave", mark);
  document.addEventListener("click", (event) => {
    const aimed = event.target.closest("label, input")?.control; // an input has none: its own click follows its label's
    if (aimed?.checked && aimed.dataset.does) document.getElementById(aimed.dataset.does)?.click();
  });
  // What is aimed at lies in the panes and its button in the status line: a long way by Tab.
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== "Enter" || !target.matches("#table input[name=aim]")) return;
    event.preventDefault();
    if (!target.checked) target.click();
    const shown = target.dataset.shows ? [...document.querySelectorAll(`#table :is(${target.dataset.shows})`)] : [];
    const buttons = shown.flatMap((one) => [one, ...one.querySelectorAll("button")]).filter((one) => !one.disabled);
    const does = (one) => one.matches("[name=action]") || one.popoverTargetElement?.querySelector("[name=action]");
    const isThere = (one) => does(one) && one.closest("[popover]") === null && one.checkVisibility({ visibilityProperty: true });
    buttons.find(isThere)?.focus({ preventScroll: true });
  });
  mark();
})();
