/* The lobby: what is on, and what has ended. */
'use strict';

(function (site) {
  var EVERY_MILLIS = 10000;
  var TILES = { 'fives': [5, 5], 'all-fives': [6, 4], 'muggins': [3, 2] };
  var shown = '';

  function card(tournament) {
    var title = 'title-' + tournament.id;
    var table = TILES[tournament.conditions.rules] || TILES.fives;
    return site.make('article', { 'class': 'table', 'aria-labelledby': title }, site.make('div', { 'class': 'felt' }, [
      site.make('div', { 'class': 'card-head' }, [
        site.make('h3', { id: title }, tournament.title),
        site.tile(table[0], table[1]),
      ]),
      site.make('p', { 'class': 'about' }, tournament.about),
      site.chips(tournament.conditions),
      site.prizes(tournament.prizes),
      site.make('div', { 'class': 'card-foot' }, [
        site.stageLine(tournament),
        site.make('p', { 'class': 'company' }, company(tournament)),
        site.ownLine(tournament),
        site.make('div', { 'class': 'buttons' }, [site.invitation(tournament), ranksLink(tournament)]),
      ]),
    ]));
  }

  function company(tournament) {
    if (tournament.entries === 0) {
      return 'Nobody has entered yet: be the first.';
    }
    var players = site.many(tournament.entries, 'player');
    var leaders = tournament.winners.filter(function (winner) { return winner.rank === 1; });
    if (leaders.length === 0) {
      return players + ' at play';
    }
    var names = leaders.map(function (leader) { return leader.name; });
    var last = names.pop();
    var told = names.length > 0 ? names.join(', ') + ' and ' + last + ' lead' : last + ' leads';
    return players + ' · ' + told + ' with ' + leaders[0].score.total;
  }

  function ranksLink(tournament) {
    return site.make('a', {
      'class': 'button quiet',
      href: site.ranksPage(tournament.id),
      'data-key': 'ranks ' + tournament.id,
      'aria-label': 'Ranks: ' + tournament.title,
    }, 'Ranks');
  }

  function ended(tournament) {
    var winners = tournament.winners.map(function (winner) {
      return site.make('li', {}, [
        site.medal(winner.rank), site.make('span', {}, winner.name), site.make('b', {}, String(winner.score.total)),
      ]);
    });
    return site.make('li', {}, [
      site.make('div', { 'class': 'ended-head' }, [
        site.make('h3', {}, site.make('a', { href: site.ranksPage(tournament.id), 'data-key': 'ended ' + tournament.id }, tournament.title)),
        site.make('p', {}, site.when(tournament.opensMillis) + ' · ' + site.many(tournament.entries, 'player')),
      ]),
      winners.length > 0
        ? site.make('ol', { 'class': 'winners', 'aria-label': 'Winners' }, winners)
        : site.make('p', { 'class': 'company' }, 'Nobody finished.'),
    ]);
  }

  function endedList(tournaments) {
    if (tournaments.length === 0) {
      return site.make('p', { 'class': 'empty' }, 'The first tournament to end will stand here, with its winners and their games.');
    }
    return site.make('ul', { 'class': 'ended' }, tournaments.map(ended));
  }

  function update() {
    site.get('lobby').then(function (lobby) {
      site.tellTime(lobby.nowMillis);
      var news = JSON.stringify([lobby.running, lobby.ended]);
      if (news !== shown) {
        shown = news;
        site.show(document.getElementById('running'), lobby.running.map(card));
        site.show(document.getElementById('ended'), [endedList(lobby.ended)]);
      }
      site.say('');
    }).catch(site.complain);
  }

  site.keepUp(update, EVERY_MILLIS);
}(TournamentSite));
