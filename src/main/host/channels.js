// The ways in which the game can be opened: by a link, by the page of the daily challenge, in a page's frame, by a platform's shell.
// Each opens with what is asked for, as names and values in turn, and sends what the game says. It has the host's name once the host has
// answered, and its home if the game was opened outside the host's page.
import { FROM_GAME, FROM_HOST, makersOf } from './messages.js';

const say = makersOf(FROM_GAME);
const answer = makersOf(FROM_HOST);

// Nobody listens at the other end of a link; what is asked for is in the address.
function link() {
  return {
    name: '',
    open() {
      const asked = [];
      new URLSearchParams(location.search).forEach((value, name) => {
        asked.push(name, value);
      });
      return Promise.resolve(asked);
    },
    send() {},
  };
}

// The page of the daily challenge, which leads here and finds the record in the storage: everything is acknowledged, and leaving goes back.
function daily(host) {
  const channel = link();
  channel.name = 'daily';
  channel.send = message => {
    if (message.type === 'finished') {
      Promise.resolve().then(() => host.take(answer.acknowledge(message.match)));
    } else if (message.type === 'closed') {
      location.replace('games.html');
    }
  };
  return channel;
}

// The page around this one, if it has one of these origins.
export function frame(given, host) {
  const page = window.parent;
  let origins = given;
  const channel = {
    name: '',
    home: page === window ? given[0] : '',
    open() {
      if (channel.home) {
        return Promise.reject(new Error('This match belongs to a tournament’s page. Please open it there.'));
      }
      window.addEventListener('message', event => {
        if (event.source === page && origins.indexOf(event.origin) >= 0 && host.take(event.data)) {
          origins = [event.origin];
        }
      });
      return host.answer(() => channel.send(say.hello())).then(asked => {
        channel.name = origins[0];
        return asked;
      });
    },
    send(message) {
      origins.forEach(origin => page.postMessage(message, origin));
    },
  };
  return channel;
}

// A platform's plugin in the shell says and hears the same messages: native.js.
function shell(native, host) {
  return {
    name: 'shell',
    open: () => host.answer(() => native.listen(host.take)),
    send: native.send,
  };
}

function checkedOrigin(text) {
  if (new URL(text).origin !== text) {
    throw new Error('no origin: ' + text);
  }
  return text;
}

// The origins that the page around this one may have, by this one's address.
export function origins() {
  return location.hash.indexOf('#host=') === 0 ? location.hash.slice(6).split(',').map(checkedOrigin) : [];
}

// Depends on who opened the game. host.answer waits for what is asked for, and host.take handles every message.
export function channelTo(host) {
  if (location.hash === '#daily') {
    return daily(host);
  }
  if (window.deluxeNative) {
    return shell(window.deluxeNative, host);
  }
  const given = origins();
  return given.length > 0 ? frame(given, host) : link();
}
