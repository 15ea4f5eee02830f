window.ticks = 0;
window.frames60 = 0;
window.chained = 0;
window.order = [];
const opened = Date.now();
window.passed = () => [performance.now(), Date.now() - opened, new Date() - opened];
setInterval(() => { window.ticks++; }, 1000);
function frame() {
  window.frames60++;
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
async function chain() {
  for (;;) {
    await new Promise(kept => setTimeout(kept, 500));
    window.chained++;
  }
}
chain();
setTimeout(() => window.order.push('later'), 20);
setTimeout(() => { window.order.push('sooner'); Promise.resolve().then(() => window.order.push('promised')); }, 10);
clearTimeout(setTimeout(() => window.order.push('never'), 5));
setTimeout(() => { window.startedAtOnce = true; }, 0);
