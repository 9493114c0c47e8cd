// The review below a replay: asked for when somebody comes near it, or at once if it is thought of already. Its curves
// then follow the replay, lie behind the scrubber, and lead to the move that is clicked.
(() => {
  "use strict";
  const AGAIN = 3000; // milliseconds until we ask again for what is still being thought of
  const PATIENCE = 30_000;
  const review = document.getElementById("review");
  const main = document.getElementById("main");
  const table = () => document.getElementById("table");
  const chart = () => review.querySelector(".chart[data-last]");

  const come = async () => {
    seen.disconnect();
    try {
      const answer = await fetch(review.dataset.from, { signal: AbortSignal.timeout(PATIENCE) });
      if (answer.status === 202) setTimeout(come, AGAIN);
      else if (answer.ok) show(await answer.text());
      else refuse();
    } catch {
      refuse();
    }
  };
  const refuse = () => {
    review.querySelector("[data-waiting]").hidden = true;
    review.querySelector("[data-refused]").hidden = false;
  };
  const show = (text) => {
    review.innerHTML = text;
    follow();
  };
  const seen = new IntersectionObserver(([entry]) => entry.isIntersecting && come(), { root: main, rootMargin: "-8px" });

  // The chart says in its own units where its lines begin and end.
  const plot = () => chart().dataset.plot.split(" ").map(Number);
  const follow = () => {
    if (chart() === null) return;
    const [left, top, width, height] = plot();
    const { at, last } = table().dataset;
    const x = left + (width * at) / Math.max(1, last);
    chart().querySelector(".here").setAttribute("d", `M${x} ${top}v${height}`);
    const scrub = document.querySelector(".scrub");
    if (scrub.querySelector(".scrub-course")) return;
    const behind = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    behind.classList.add("scrub-course");
    behind.setAttribute("aria-hidden", "true");
    behind.setAttribute("preserveAspectRatio", "none");
    behind.setAttribute("viewBox", chart().dataset.plot);
    behind.append(...[...chart().querySelectorAll(".line")].map((line) => line.cloneNode()));
    scrub.prepend(behind);
  };
  document.addEventListener("htmx:after:swap", follow);

  const up = () => main.scrollTo({ top: 0 });
  document.addEventListener("click", (event) => {
    if (event.target.closest("#to-review")) {
      event.preventDefault();
      review.scrollIntoView();
      review.focus({ preventScroll: true });
    }
    if (event.target.closest("#review [href='#table']")) {
      event.preventDefault();
      up();
      document.getElementById("where").focus({ preventScroll: true });
    }
    if (event.target.closest("#review [data-to]")) up();
    const drawn = event.target.closest("#review .chart[data-last]");
    if (drawn === null) return;
    const [left, , width] = plot();
    const box = drawn.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * drawn.viewBox.baseVal.width;
    const scrub = document.getElementById("scrub");
    scrub.value = Math.round(((x - left) / width) * Number(drawn.dataset.last));
    scrub.dispatchEvent(new Event("input", { bubbles: true }));
  });

  if (review.dataset.done) come();
  else seen.observe(review);
})();
