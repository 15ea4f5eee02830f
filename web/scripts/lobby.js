/* The lobby: what is on, and what has ended. */
'use strict';

(function (site) {
  var EVERY_MILLIS = 10000;
  var TILES = { 'fives': [5, 5], 'all-fives': [6, 4], 'muggins': [3, 2] };
  var text = SiteLanguage.text;
  var number = SiteLanguage.number;
  var shown = '';

  function card(tournament) {
    var title = 'title-' + tournament.id;
    var table = TILES[tournament.conditions.rules] || TILES.fives;
    return site.make('article', { 'class': 'table', 'aria-labelledby': title }, site.make('div', { 'class': 'felt' }, [
      site.make('div', { 'class': 'card-head' }, [
        site.make('h3', { id: title }, text(tournament.title)),
        site.tile(table[0], table[1]),
      ]),
      site.make('p', { 'class': 'about' }, text(tournament.about)),
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
      return text('No one has entered yet. Be the first!');
    }
    var players = site.players(tournament.entries);
    var leaders = tournament.winners.filter(function (winner) { return winner.rank === 1; });
    if (leaders.length === 0) {
      return text('{0} playing', players);
    }
    var total = number(leaders[0].score.total);
    var names = leaders.map(function (leader) { return leader.name; });
    var last = names.pop();
    return names.length > 0
      ? text('{0} · {1} and {2} lead with {3}', players, names.join(', '), last, total)
      : text('{0} · {1} leads with {2}', players, last, total);
  }

  function ranksLink(tournament) {
    return site.make('a', {
      'class': 'button quiet',
      href: site.ranksPage(tournament.id),
      'data-key': 'ranks ' + tournament.id,
      'aria-label': text('Ranks: {0}', text(tournament.title)),
    }, text('Ranks'));
  }

  function ended(tournament) {
    var winners = tournament.winners.map(function (winner) {
      return site.make('li', {}, [
        site.medal(winner.rank), site.make('span', {}, winner.name), site.make('b', {}, number(winner.score.total)),
      ]);
    });
    return site.make('li', {}, [
      site.make('div', { 'class': 'ended-head' }, [
        site.make('h3', {}, site.make('a', { href: site.ranksPage(tournament.id), 'data-key': 'ended ' + tournament.id }, text(tournament.title))),
        site.make('p', {}, SiteLanguage.when(tournament.opensMillis) + ' · ' + site.players(tournament.entries)),
      ]),
      winners.length > 0
        ? site.make('ol', { 'class': 'winners', 'aria-label': text('Winners') }, winners)
        : site.make('p', { 'class': 'company' }, text('No one finished.')),
    ]);
  }

  function endedList(tournaments) {
    if (tournaments.length === 0) {
      return site.make('p', { 'class': 'empty' }, text('The first tournament to end will appear here, with its winners and their games.'));
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
    }).catch(function (error) { site.complain(error); });
  }

  site.keepUp(update, EVERY_MILLIS);
}(TournamentSite));
