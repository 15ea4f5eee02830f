// Makes a slider take effect while it is moved, and not only once it is let go: each of its steps is sent as a change. A finger that
// began on a slider but scrolls the screen leaves the slider as it was. Syntax of 2018 only.
(function () {
  'use strict';
  // A finger that has gone this far has shown where it wants to go.
  var SURE_PIXELS = 8;

  // The slider under the finger, where it stood, and whether the finger moves it.
  var touched = null;

  function isSlider(element) {
    return element.type === 'range';
  }

  function tell(slider) {
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function begin(event) {
    var finger = event.changedTouches[0];
    touched = isSlider(event.target)
      ? { slider: event.target, value: event.target.value, x: finger.clientX, y: finger.clientY, isMoved: false }
      : null;
  }

  function move(event) {
    var finger = event.changedTouches[0];
    if (touched && !touched.isMoved) {
      var across = Math.abs(finger.clientX - touched.x);
      if (Math.abs(finger.clientY - touched.y) > Math.max(across, SURE_PIXELS)) {
        putBack();
      } else if (across > SURE_PIXELS) {
        touched.isMoved = true;
        tell(touched.slider);
      }
    }
  }

  // The finger scrolls: the changes that the browser has made for it so far, and those it makes later, don't count.
  function putBack() {
    touched.slider.value = touched.value;
    touched.isPutBack = true;
  }

  function end(event) {
    if (!touched) {
      return;
    }
    if (event.type === 'touchcancel' && !touched.isMoved) {
      putBack();
    }
    // A tap's own change arrives after this.
    setTimeout(function (was) {
      if (touched === was) {
        touched = null;
      }
    }, 0, touched);
  }

  function isHeld(slider) {
    return touched !== null && touched.slider === slider && !touched.isMoved;
  }

  document.addEventListener('touchstart', begin, { passive: true, capture: true });
  document.addEventListener('touchmove', move, { passive: true, capture: true });
  document.addEventListener('touchend', end, true);
  document.addEventListener('touchcancel', end, true);
  document.addEventListener('input', function (event) {
    if (!isSlider(event.target)) {
      return;
    }
    if (isHeld(event.target)) {
      if (touched.isPutBack) {
        putBack();
      }
    } else {
      tell(event.target);
    }
  });
  document.addEventListener('change', function (event) {
    if (event.target === (touched && touched.slider) && touched.isPutBack) {
      putBack();
    }
  }, true);
})();
