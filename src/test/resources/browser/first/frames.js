// Takes down when frames came, and how long the page's own script worked in each.
(() => {
  'use strict';
  const starts = [];
  const works = [];
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = run => real(time => {
    const begun = performance.now();
    run(time);
    const work = performance.now() - begun;
    if (starts[starts.length - 1] === time) {
      works[works.length - 1] += work;
    } else {
      starts.push(time);
      works.push(work);
    }
  });

  const share = (sorted, part) => sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : 0;
  const rounded = value => Math.round(value * 10) / 10;
  const ascending = (one, other) => one - other;

  window.kitFrames = {
    forget() {
      starts.length = 0;
      works.length = 0;
    },
    // Frames that follow one another while something moves; a rest of over a quarter of a second is none.
    told() {
      const gaps = starts.slice(1).map((time, at) => time - starts[at]).filter(gap => gap < 250).sort(ascending);
      const work = works.slice().sort(ascending);
      return `${starts.length} frames; interval p50 ${rounded(share(gaps, 0.5))} p95 ${rounded(share(gaps, 0.95))} ms, `
        + `${rounded(100 * gaps.filter(gap => gap > 20).length / gaps.length)} % over 20 ms; `
        + `script p50 ${rounded(share(work, 0.5))} p95 ${rounded(share(work, 0.95))} p99 ${rounded(share(work, 0.99))} `
        + `max ${rounded(work[work.length - 1])} ms`;
    },
    count: () => starts.length,
  };
})();
