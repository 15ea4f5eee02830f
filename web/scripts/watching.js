/* Keeps a page up to date: asks often while something changes, more rarely while nothing does, and not at all while nobody looks. */
import { getNews } from './server.js';
import { untilMillis } from './time.js';

const SLOWER = 1.5;
const SLOWEST_TIMES = 6;
/* After something was to change: when every server shows it, and not all pages at the same moment. */
const SOON_MILLIS = 1500;
const SPREAD_MILLIS = 2000;

/* When the stage of one of the tournaments changes next, in milliseconds from now. */
function nextChange(tournaments) {
  const times = [].concat(...tournaments.map(each => [each.opensMillis, each.closesMillis, each.finalMillis]));
  return Math.min(...times.map(untilMillis).filter(millis => millis > 0));
}

/*
 * Asks for a path now and from then on. What there is to do: news(answer) if it has changed, same() if not, failed(error), and
 * tournaments(answer), those that it shows.
 */
export function watch(path, everyMillis, page) {
  let pauseMillis = everyMillis;
  let answer = null;
  let timer = null;
  let isAsking = false;

  function take(next) {
    const isNews = next !== answer;
    answer = next;
    pauseMillis = isNews ? everyMillis : slower();
    (isNews ? page.news : page.same)(answer);
  }

  function slower() {
    return Math.min(pauseMillis * SLOWER, everyMillis * SLOWEST_TIMES);
  }

  function plan() {
    const soonMillis = answer ? nextChange(page.tournaments(answer)) + SOON_MILLIS + Math.random() * SPREAD_MILLIS : Infinity;
    window.clearTimeout(timer);
    timer = window.setTimeout(askAgain, Math.min(pauseMillis, soonMillis));
  }

  function ask() {
    isAsking = true;
    getNews(path).then(take).catch(error => {
      pauseMillis = slower();
      page.failed(error);
    }).then(() => {
      isAsking = false;
      plan();
    });
  }

  function askAgain() {
    if (!document.hidden && !isAsking) {
      ask();
    }
  }

  function comeBack() {
    pauseMillis = everyMillis;
    askAgain();
  }

  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('pageshow', event => {
    if (event.persisted) {
      comeBack();
    }
  });
  ask();
}
