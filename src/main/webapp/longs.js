/* eslint-disable compat/compat -- it makes what is missing */
// TeaVM's JavaScript prepares for 64-bit numbers with BigInt when it starts, and Safari 12 has none. What ships calculates in
// 32 bits (a test of the compiled classes checks that), so this stand-in only has to exist: it holds what a double holds, and
// throws rather than lose a digit.
(function () {
  'use strict';
  function whole(number) {
    if (Math.abs(number) > 9007199254740991) {
      throw new RangeError('this browser cannot calculate with ' + number);
    }
    return number < 0 ? Math.ceil(number) : Math.floor(number);
  }
  function asWhole(bits, number) {
    return whole(number);
  }
  window.BigInt = function (number) {
    return whole(Number(number));
  };
  window.BigInt.asIntN = asWhole;
  window.BigInt.asUintN = asWhole;
  window.BigInt64Array = window.BigInt64Array || Float64Array;
})();
