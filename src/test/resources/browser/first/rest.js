// Lets a test wait for a page at rest: in the browser's own time, even where the page's clock is fake.
(() => {
  'use strict';
  const nextFrame = window.requestAnimationFrame.bind(window);
  // Kept from before the kit takes away what Safari 12 lacks.
  const animations = document.getAnimations.bind(document);

  // WebKit's scroll bars lie over the page and fade in its own time, which nothing in the page can wait for. A style sheet
  // of the kit's would have WebKit take the font faces for unloaded when the page adds one of its own.
  function hideScrollBars() {
    if (window.chrome) return;
    [].filter.call(document.querySelectorAll('body *'), element => element.scrollHeight > element.clientHeight)
      .forEach(element => { element.style.scrollbarWidth = 'none'; });
  }

  const moving = () => animations().filter(each => each.pending || each.playState === 'running');

  const unstyled = () => [].filter.call(document.querySelectorAll('link[rel=stylesheet]'), link => !link.sheet);

  // The loader asks for the styles of later screens when the game has started; until they are here, such a screen is hidden.
  const hidden = () => document.documentElement.dataset.engine === 'none' ? []
    : [].filter.call(document.querySelectorAll('.how-to, .pop-up, .results'), screen => getComputedStyle(screen).visibility === 'hidden');

  function arrival(link) {
    return new Promise(arrived => ['load', 'error'].forEach(end => link.addEventListener(end, arrived, { once: true })));
  }

  function letters() {
    return [...document.fonts].map(face => face.load().catch(() => face));
  }

  // Of elements, and of what the style sheet puts behind and before them.
  function pictures() {
    const named = new Set();
    document.querySelectorAll('body, body *').forEach(element => [null, '::before', '::after'].forEach(part => {
      const images = getComputedStyle(element, part).backgroundImage.match(/url\("[^"]+"\)/g) || [];
      images.forEach(image => named.add(image.slice(5, -2)));
    }));
    const fetched = [...named].map(address => Object.assign(new Image(), { src: address }));
    return [...document.images, ...fetched].map(image => image.decode().catch(() => image));
  }

  // What the style sheet moves is where it will be at the end; what moves without end is named.
  function finishMoves() {
    moving().filter(each => each.effect.getComputedTiming().endTime !== Infinity).forEach(each => each.finish());
  }

  async function settle() {
    hideScrollBars();
    finishMoves();
    await Promise.all([...unstyled().map(arrival), ...letters(), ...pictures()]);
    await document.fonts.ready;
    finishMoves();
    if (window.kitRest.unrest().length > 0) await paint().then(settle);
  }

  const paint = () => new Promise(painted => nextFrame(() => nextFrame(painted)));

  // Begins a wait when first asked, and is true once when it is over.
  function wait(begin) {
    let state = 'none';
    return () => {
      if (state === 'over') {
        state = 'none';
        return true;
      }
      if (state === 'none') {
        state = 'begun';
        begin().then(() => { state = 'over'; });
      }
      return false;
    };
  }

  window.kitRest = {
    settle,
    // What was drawn can be seen: two frames have passed.
    isPainted: wait(paint),
    isReached: wait(settle),
    // What keeps the page from being at rest.
    unrest: () => [
      ...unstyled().map(link => `no styles yet from ${link.href}`),
      ...hidden().map(screen => `no styles yet for ${screen.className}`),
      ...moving().map(each => `${each.animationName || each.transitionProperty} moves ${each.effect.target.className}`),
    ],
  };
})();
