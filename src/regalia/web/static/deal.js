// Before anything is dealt, this browser adds random words of its own to the shuffle, so that nobody chooses the deal alone.
// It remembers them with the seal it was shown; after the game the proof must hold both.
(() => {
  "use strict";
  const KEPT = "regalia-deals";
  const MOST = 200; // deals remembered, newest last

  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(KEPT)) ?? [];
    } catch {
      return [];
    }
  };
  const keep = (entry) => {
    try {
      const others = kept().filter(([deal]) => deal !== entry[0]);
      localStorage.setItem(KEPT, JSON.stringify([...others, entry].slice(-MOST)));
    } catch {
      // Without storage the words still count; only the comparison afterwards is left to the person.
    }
  };
  const draw = () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  // A form names its deal itself, or by its field of words, which may lie outside of what is drawn anew.
  const add = (form) => {
    const words = form.elements.words;
    const { deal, commitment } = form.dataset.deal ? form.dataset : (words?.dataset ?? {});
    if (!deal) return;
    words.value ||= draw();
    keep([deal, commitment, words.value]);
  };
  document.addEventListener("submit", ({ target }) => add(target), true);
  for (const form of document.querySelectorAll("form[data-add]")) {
    add(form); // somebody else may deal: what this browser adds is sent at once
    fetch(form.dataset.add, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => {});
  }

  const proof = document.getElementById("deal");
  const mine = proof && kept().find(([deal]) => deal === proof.dataset.deal);
  if (mine) {
    const dealt = [...document.querySelectorAll(".dealt")].map((code) => code.textContent);
    const holds = mine[1] === proof.dataset.commitment && dealt.includes(mine[2]);
    proof.querySelector(holds ? ".is-mine" : ".is-not-mine").hidden = false;
  }
})();
