// What a person at the keyboard has before them, and how far away by Tab it is: `desk` in every page.
(() => {
  const PATIENCE = 45_000; // milliseconds, for machines with much else to do
  const live = "[aria-live], [role=alert], [role=status], [role=log]";
  const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest("[inert]") === null;

  // Every text that comes into a live region of a page that is loaded: the region's id and the text, in order.
  const said = [];
  new MutationObserver((records) => {
    if (document.readyState !== "complete") return;
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) {
        const element = node.nodeType === 1 ? node : node.parentElement;
        const region = element?.closest(live);
        if (!region || region === node || region.ariaLive === "off" || !element.checkVisibility()) continue;
        const text = plain(node.innerText ?? node.data);
        if (text || node === element) said.push([region.id, text]); // blanks between elements are no text
      }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const ply = () => document.querySelector("#act input[name=ply]")?.value;
  const seen = () => {
    const title = document.getElementById("asked");
    const where = plain(title.querySelector(".vh")?.textContent);
    return {
      ply: ply(),
      ask: document.getElementById("table").dataset.ask,
      question: plain(title.textContent).slice(where.length).trim(),
      isTold: document.documentElement.classList.contains("has-scene"),
      scene: document.getElementById("scene")?.dataset.scene,
      isOver: document.querySelector('a[href$="/proof"]') !== null,
      isLost: document.activeElement === document.body,
      inWords: document.getElementById("in-words")?.checked ?? null,
      said: said.length,
    };
  };
  const until = async (isSo) => {
    const end = Date.now() + PATIENCE;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`it did not happen in time: ${isSo}, ${JSON.stringify(seen())}`);
      await new Promise((next) => setTimeout(next, 10));
    }
    return seen();
  };
  // My turn, whose question has been said since I last chose; or something told, or the end.
  let since = 0;
  const asked = () =>
    until(() => {
      const now = seen();
      const isSaid = said.slice(since).some(([region, text]) => region === "heard" && text.endsWith(now.question));
      return now.isTold || now.isOver || (now.ask && isSaid);
    });

  // What Tab stops at: of radio buttons the one that is checked, or else the first.
  const stops = () =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((one) => {
      if (one.tabIndex < 0 || one.disabled || one.type === "hidden" || !isShown(one)) return false;
      if (one.type !== "radio") return true;
      const group = [...document.querySelectorAll("input[type=radio]")].filter((other) => other.name === one.name);
      return one === (group.find((other) => other.checked) ?? group.find(isShown));
    });
  const codeOf = (one) => {
    const button = one.name === "action" ? one : one.popoverTargetElement?.querySelector("button[name=action]");
    return one.closest("#table") && button ? button.value : null;
  };
  const KINDS = {
    list: (one) => one.closest("#choices") !== null && one.closest("[popover]") === null && codeOf(one) !== null,
    code: (one) => codeOf(one) !== null,
    sure: (one) => one.name === "action" && one.closest("[popover]") !== null,
    aim: (one) => one.name === "aim",
  };
  // How often to press Tab, from where the focus is, to come to something of a kind; -1 if there is no way.
  const tabs = (kind) => {
    const all = stops();
    const from = all.indexOf(document.activeElement);
    for (let n = 0; n < all.length + 1; n += 1)
      if (from + n >= 0 && KINDS[kind](all[(from + n) % all.length])) return n;
    return -1;
  };
  const chosen = () => {
    since = said.length;
    const one = document.activeElement;
    const code = codeOf(one);
    const same = [...document.querySelectorAll("#choices button[name=action]")].find((other) => other.value === code);
    const tip = same?.closest("[popover]");
    const words = tip ? document.querySelector(`[popovertarget="${CSS.escape(tip.id)}"]`) : same;
    const asks = one.popoverTargetElement != null;
    return { code, asks, sentence: plain(words?.textContent) };
  };
  window.desk = { said, seen, asked, until, ply, tabs, chosen, kinds: KINDS };
})();
