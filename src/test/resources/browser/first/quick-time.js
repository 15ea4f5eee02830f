// The time of the page runs window.kitTimes times as fast from window.kitQuickFrom on. Only what gives up after a long wait waits
// as long as ever, because the machine is no faster.
(() => {
  'use strict';
  const times = window.kitTimes;
  const LONG_MS = 10000;
  const from = window.kitQuickFrom;
  const RealDate = Date;
  const realNow = Date.now.bind(Date);
  const realMoment = performance.now.bind(performance);
  const setTimer = window.setTimeout.bind(window);
  const setRepeating = window.setInterval.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);

  RealDate.now = () => Math.floor(from + (realNow() - from) * times);
  window.Date = new Proxy(RealDate, {
    construct: (real, args) => (args.length > 0 ? new real(...args) : new real(real.now())),
    apply: real => new real(real.now()).toString(),
  });
  performance.now = () => realMoment() * times;
  const quick = delay => (Number(delay) >= LONG_MS ? delay : (Number(delay) || 0) / times);
  window.setTimeout = (run, delay, ...args) => setTimer(run, quick(delay), ...args);
  window.setInterval = (run, delay, ...args) => setRepeating(run, quick(delay), ...args);
  window.requestAnimationFrame = run => nextFrame(time => run(time * times));
})();
