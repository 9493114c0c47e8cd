// A change of language is a new page. What the reader had chosen, opened and scrolled to is as it was.
(() => {
  "use strict";
  const KEY = "regalia-place";
  const asked = () => `${location.pathname} ${document.getElementById("table")?.dataset.ask ?? ""}`;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isChanged = (one) =>
    one.type === "radio" || one.type === "checkbox" ? one.checked !== one.defaultChecked
      : one.tagName === "SELECT" ? true : one.value !== one.defaultValue;
  const FIELDS = ":is(input, select, textarea):not([type=hidden], [type=password])";
  const name = (one) => one.id ? `#${CSS.escape(one.id)}` : `[name="${one.name}"]` + (
    one.type === "radio" ? `[value="${CSS.escape(one.value)}"]` : "");

  const keep = () => ({
    asked: asked(),
    pane: document.documentElement.dataset.pane,
    open: all("details[id][open]").map((one) => one.id),
    fields: all(FIELDS).filter((one) => (one.id || one.name) && isChanged(one))
      .map((one) => [name(one), one.checked ?? null, one.value]),
    scrolled: [["", scrollY], ...all("[id]").filter((one) => one.scrollTop > 0).map((one) => [one.id, one.scrollTop])],
  });
  const restore = (was) => {
    if (was.asked !== asked()) return;
    for (const id of was.open) document.getElementById(id)?.setAttribute("open", "");
    for (const [selector, isOn, value] of was.fields) {
      const field = document.querySelector(selector);
      if (!field) continue;
      if (["radio", "checkbox"].includes(field.type)) field.checked = isOn;
      else field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (was.pane) document.querySelector(`[data-tab="${was.pane}"]`)?.click();
    for (const [id, top] of was.scrolled)
      if (id) document.getElementById(id)?.scrollTo({ top, behavior: "instant" });
      else scrollTo({ top, behavior: "instant" });
  };
  document.addEventListener("submit", ({ submitter }) => {
    if (submitter?.name !== "lang") return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(keep()));
    } catch {
      // storage may be forbidden
    }
  });
  try {
    const was = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (was !== null) restore(JSON.parse(was));
  } catch {
    // then the page begins anew
  }
})();
