// Lets a test wait for a page at rest: in the browser's own time, even where the page's clock is fake.
(() => {
  'use strict';
  const nextFrame = window.requestAnimationFrame.bind(window);
  // Kept from before the kit takes away what Safari 12 lacks.
  const animations = document.getAnimations.bind(document);

  const moving = () => animations().filter(each => each.pending || each.playState === 'running');

  // WebKit says of an animation that it is finished before the page looks like that: the next frame brings it there.
  const applied = new WeakSet();
  const finished = () => animations().filter(each => each.playState === 'finished' && !applied.has(each));

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

  // Of elements, and of what the style sheet puts behind and before them: grounds, masks and borders.
  function pictures() {
    const named = new Set();
    document.querySelectorAll('body, body *').forEach(element => [null, '::before', '::after'].forEach(part => {
      const style = getComputedStyle(element, part);
      [style.backgroundImage, style.webkitMaskImage, style.borderImageSource].forEach(value => {
        const images = (value || '').match(/url\("[^"]+"\)/g) || [];
        images.forEach(image => named.add(image.slice(5, -2)));
      });
    }));
    const fetched = [...named].map(address => Object.assign(new Image(), { src: address }));
    return [...document.images, ...fetched].map(image => image.decode().catch(() => image));
  }

  // What the style sheet moves is where it will be at the end; what moves without end is named.
  function finishMoves() {
    moving().filter(each => each.effect.getComputedTiming().endTime !== Infinity).forEach(each => each.finish());
  }

  async function settle() {
    finishMoves();
    await Promise.all([...unstyled().map(arrival), ...letters(), ...pictures()]);
    await document.fonts.ready;
    finishMoves();
    const ended = finished();
    if (window.kitRest.unrest().length > 0) {
      await paint();
      ended.forEach(each => applied.add(each));
      await settle();
    }
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

  // WebKit's scroll bars lie over the page and fade in its own time, which nothing in the page can wait for.
  const barred = new Map();

  function hideScrollBars() {
    if (window.chrome) return;
    [].filter.call(document.querySelectorAll('body *'), element => element.scrollHeight > element.clientHeight).forEach(element => {
      barred.set(element, element.style.overflow);
      element.style.overflow = 'hidden';
    });
  }

  function showScrollBars() {
    barred.forEach((overflow, element) => { element.style.overflow = overflow; });
    barred.clear();
  }

  // In the top left corner: once the browser shows it, it also shows everything that changed before.
  const mark = document.createElement('i');
  mark.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 2147483647; width: 8px; height: 8px; background: #f0f;';

  window.kitRest = {
    settle,
    hideScrollBars,
    showScrollBars,
    showMark: () => document.documentElement.append(mark),
    hideMark: () => mark.remove(),
    // What was drawn can be seen: two frames have passed.
    isPainted: wait(paint),
    isReached: wait(settle),
    // What keeps the page from being at rest.
    unrest: () => [
      ...unstyled().map(link => `no styles yet from ${link.href}`),
      ...hidden().map(screen => `no styles yet for ${screen.className}`),
      ...finished().map(each => `${each.effect.target.className} does not look as it will`),
      ...moving().map(each => `${each.animationName || each.transitionProperty} moves ${each.effect.target.className}`),
    ],
  };
})();
