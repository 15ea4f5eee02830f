window.seen = [];
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
  addEventListener(type, event => {
    if (type === 'pointermove' && event.buttons === 0) return;
    window.seen.push({
      type, pointer: event.pointerType, id: event.pointerId, x: event.clientX, y: event.clientY, trusted: event.isTrusted,
    });
  });
}
