// Each question to the dealer takes 150 ms there and its answer 150 ms back; one in twenty is lost, on one way or the other.
(() => {
  'use strict';
  const fetchNow = window.fetch;
  const LATENCY_MILLIS = 150;
  const line = { asked: 0, answers: 0, lost: 0, isDead: false };
  const wait = () => new Promise(done => setTimeout(done, LATENCY_MILLIS));
  const lose = isLost => {
    if (isLost || line.isDead) {
      line.lost++;
      throw new TypeError('the line is bad');
    }
  };
  window.kitLine = line;
  window.fetch = (path, options) => {
    if (!/\/intents$/.test(path)) {
      return fetchNow(path, options);
    }
    const number = ++line.asked;
    return wait()
      .then(() => { lose(number % 40 === 3); })
      .then(() => fetchNow(path, options))
      .then(answer => wait().then(() => {
        lose(number % 40 === 23);
        line.answers++;
        return answer;
      }));
  };
})();
