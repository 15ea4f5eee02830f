// The page's time, moved by the test through window.kitClock alone.
(() => {
  'use strict';
  const FRAMES_PER_SECOND = window.kitFramesPerSecond;
  const STARTED = Date.UTC(2030, 0, 1, 12);
  // As in browsers: timers set by timers set by timers... wait at least this long from the sixth on.
  const DEEP = 5;
  const DEEP_DELAY_MS = 4;

  let now = 0;
  let lastFrame = 0;
  let lastId = 0;
  let depth = 0;
  let idle = true;
  let whenIdle = [];
  const timers = new Map();
  let frames = new Map();

  // Between two events the page's promises are kept: a message comes after all of them.
  const hop = new MessageChannel();
  let afterHop = null;
  hop.port1.onmessage = () => afterHop();

  function setTimer(run, delay, args, repeats) {
    const least = depth > DEEP ? DEEP_DELAY_MS : 0;
    const wait = Math.max(Number(delay) || 0, least, repeats ? 1 : 0);
    timers.set(++lastId, { id: lastId, due: now + wait, run: () => run(...args), wait, repeats, depth: depth + 1 });
    return lastId;
  }

  function nextTimer() {
    let next = null;
    for (const timer of timers.values()) {
      if (!next || timer.due < next.due || (timer.due === next.due && timer.id < next.id)) next = timer;
    }
    return next;
  }

  // Frames come at even times; what a timer asks for at that very moment is still in it.
  function nextFrame() {
    return Math.max(lastFrame + 1, Math.ceil(now * FRAMES_PER_SECOND / 1000 - 1e-6));
  }

  function runTimer(timer) {
    now = Math.max(now, timer.due);
    if (timer.repeats) timer.due += timer.wait;
    else timers.delete(timer.id);
    depth = timer.depth;
    try {
      timer.run();
    } finally {
      depth = 0;
    }
  }

  function runFrame(frame) {
    now = Math.max(now, frame * 1000 / FRAMES_PER_SECOND);
    lastFrame = frame;
    const due = frames;
    frames = new Map();
    due.forEach(run => {
      try {
        run(now);
      } catch (error) {
        setTimer(() => { throw error; }, 0, [], false);
      }
    });
  }

  function frameTime() {
    return frames.size > 0 ? nextFrame() * 1000 / FRAMES_PER_SECOND : Infinity;
  }

  function timerTime() {
    const timer = nextTimer();
    return timer ? timer.due : Infinity;
  }

  function advanceTo(end) {
    if (Math.min(frameTime(), timerTime()) > end) {
      now = end;
      idle = true;
      const waiting = whenIdle;
      whenIdle = [];
      waiting.forEach(each => each());
      return;
    }
    afterHop = () => advanceTo(end);
    try {
      if (timerTime() <= frameTime()) runTimer(nextTimer());
      else runFrame(nextFrame());
    } finally {
      hop.port2.postMessage(null);
    }
  }

  function advance(ms) {
    if (!idle) throw new Error('time is passing already');
    idle = false;
    advanceTo(now + ms);
  }

  const isSettled = () => idle && Math.min(frameTime(), timerTime()) > now;

  function settled(then) {
    if (isSettled()) {
      then();
      return;
    }
    if (idle) advance(0);
    if (idle) settled(then);
    else whenIdle.push(() => settled(then));
  }

  function pass(ms, then) {
    settled(() => {
      advance(ms);
      if (idle) then();
      else whenIdle.push(then);
    });
  }

  const RealDate = Date;
  RealDate.now = () => STARTED + Math.floor(now);
  window.Date = new Proxy(RealDate, {
    construct: (real, args) => (args.length > 0 ? new real(...args) : new real(real.now())),
    apply: real => new real(real.now()).toString(),
  });
  performance.now = () => now;
  window.setTimeout = (run, delay, ...args) => setTimer(run, delay, args, false);
  window.setInterval = (run, delay, ...args) => setTimer(run, delay, args, true);
  window.clearTimeout = id => { timers.delete(id); };
  window.clearInterval = window.clearTimeout;
  window.requestAnimationFrame = run => { frames.set(++lastId, run); return lastId; };
  window.cancelAnimationFrame = id => { frames.delete(id); };

  window.kitClock = {
    advance,
    isIdle: () => idle,
    // Whether everything that is due by now has run.
    isSettled,
    // Lets so much time pass once everything that is due by now has run, and calls back at the end of it.
    pass,
  };
})();
