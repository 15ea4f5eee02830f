// Lets a picture wait for what the page has drawn, on real frames even where the page's own clock is fake.
(() => {
  'use strict';
  const nextFrame = window.requestAnimationFrame.bind(window);

  window.kitPainting = {
    isOver: true,
    begin() {
      this.isOver = false;
      nextFrame(() => nextFrame(() => { this.isOver = true; }));
    },
  };
})();
