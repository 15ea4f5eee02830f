// Listens for the test: which sound files the page asks for and how far it is then, which contexts it opens, how many files it has decoded, what it plays.
(() => {
  'use strict';
  const ears = { asked: [], contexts: [], decoded: 0, played: [] };
  window.kitEars = ears;

  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    const file = /audio\/([\w-]+)\./.exec(address);
    if (file) ears.asked.push({ file: file[1], engine: document.documentElement.dataset.engine });
    return open.call(this, method, address, ...rest);
  };

  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Context = window[name];
    if (!Context) continue;
    window[name] = class extends Context {
      constructor() {
        super();
        ears.contexts.push(this);
      }

      decodeAudioData(bytes, decoded, failed) {
        return super.decodeAudioData(bytes, sound => {
          decoded(sound);
          ears.decoded++;
        }, failed);
      }
    };
  }

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const channel = this.buffer.getChannelData(0);
    const seam = this.loop ? seamOf(channel, this) : 0;
    ears.played.push({ loops: this.loop, from: when[1], seconds: when[2], seam, firstSound: firstSoundOf(channel, when[1]) });
    return start.apply(this, when);
  };

  // How far the signal jumps where a loop begins anew.
  function seamOf(channel, source) {
    const rate = source.buffer.sampleRate;
    return Math.abs(channel[Math.round(source.loopEnd * rate) - 1] - channel[Math.round(source.loopStart * rate) - 1]);
  }

  // How long after its begin in the buffer something is heard, in seconds.
  function firstSoundOf(channel, from) {
    const rate = ears.contexts[0].sampleRate;
    let at = Math.round(from * rate);
    while (at < channel.length && Math.abs(channel[at]) < .02) at++;
    return at / rate - from;
  }

  // What a browser does when the page is covered, or seen again.
  window.kitEars.cover = hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
})();
