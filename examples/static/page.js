// A page with nothing behind it: practice at a table of your choice, with the running score beside it.
// Serve it over http, with the game's folder at GAME.
const GAME = new URLSearchParams(location.search).get('game') || '/game/';
const score = document.getElementById('score');

DominoesDeluxe.embed(document.getElementById('game'), {
  game: GAME,
  options: { match: 'example-1', seed: '8f2d51c0a7e94b36d1052c9e7fa81b64', difficulty: 'easy', clockSeconds: 60 },
  on: {
    score: detail => { score.textContent = detail.player + ' : ' + detail.opponent; },
    finished: detail => { score.textContent = 'finished with ' + detail.score.total; },
    error: detail => { score.textContent = detail.code + ': ' + detail.message; },
  },
});
