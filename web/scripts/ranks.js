/* One tournament: its rules, prizes and ranks, and the games to watch. */
'use strict';

(function (site) {
  var EVERY_MILLIS = 5000;
  var shown = '';

  function head(tournament) {
    return site.make('section', { 'class': 'table', 'aria-labelledby': 'title' }, site.make('div', { 'class': 'felt wide' }, [
      site.make('h1', { id: 'title' }, tournament.title),
      site.make('p', { 'class': 'about' }, tournament.about),
      site.chips(tournament.conditions),
      site.prizes(tournament.prizes),
      site.make('div', { 'class': 'card-foot' }, [
        site.stageLine(tournament),
        site.ownLine(tournament),
        site.make('div', { 'class': 'buttons' }, [site.invitation(tournament)]),
      ]),
    ]));
  }

  function canWatch(tournament) {
    return tournament.stage === 'final' || Boolean(tournament.own && tournament.own.state !== 'playing');
  }

  function cell(name, label, content) {
    return site.make('td', { 'class': name, 'data-label': label }, content);
  }

  function row(standing, tournament) {
    return site.make('tr', { 'class': standing.own ? 'own' : null }, [
      cell('rank', 'Rank', site.medal(standing.rank)),
      site.make('th', { scope: 'row' }, standing.own ? [standing.name, site.make('span', { 'class': 'you' }, ' (you)')] : standing.name),
      cell('part', 'Points', String(standing.score.points)),
      cell('part', 'Spread', String(standing.score.spread)),
      cell('part', 'Time', String(standing.score.time)),
      cell('total', 'Total', String(standing.score.total)),
      cell('watch', '', canWatch(tournament) ? watchButton(standing) : null),
    ]);
  }

  function watchButton(standing) {
    return site.make('button', {
      'class': 'button quiet small',
      type: 'button',
      'data-key': 'watch ' + standing.match,
      'aria-label': 'Watch the game of ' + standing.name,
      onclick: function () {
        site.get('matches/' + encodeURIComponent(standing.match)).then(function (game) {
          location.href = 'game/watch.html#' + game.link;
        }).catch(site.complain);
      },
    }, 'Watch');
  }

  function ranks(tournament) {
    if (tournament.standings.length === 0) {
      return site.make('p', { 'class': 'empty' }, tournament.stage === 'final'
        ? 'Nobody has a rank in this tournament.'
        : 'No rank is taken yet. The first game to be finished leads.');
    }
    var titles = ['Rank', 'Player', 'Points', 'Spread', 'Time', 'Total'].map(function (title) {
      return site.make('th', { scope: 'col' }, title);
    });
    return site.make('table', { 'class': 'ranks' }, [
      site.make('thead', {}, site.make('tr', {}, titles.concat(site.make('td', {})))),
      site.make('tbody', {}, tournament.standings.map(function (standing) { return row(standing, tournament); })),
    ]);
  }

  function company(tournament) {
    var words = [];
    if (tournament.ranked > tournament.standings.length) {
      words.push('The first ' + tournament.standings.length + ' of ' + tournament.ranked + ' are shown.');
    }
    if (tournament.playing > 0) {
      words.push(site.many(tournament.playing, 'player') + ' still at play.');
    }
    if (tournament.ranked > 0 && !canWatch(tournament)) {
      words.push('Games can be watched once you have played yours: the deals are the same.');
    }
    return site.make('p', { 'class': 'company' }, words.join(' '));
  }

  function refused(tournament) {
    if (tournament.refused.length === 0) {
      return [];
    }
    return [site.make('section', { 'class': 'refused', 'aria-labelledby': 'refused-title' }, [
      site.make('h2', { id: 'refused-title' }, 'Refused'),
      site.make('ul', {}, tournament.refused.map(function (finish) {
        return site.make('li', {}, [
          site.make('b', {}, finish.name + (finish.own ? ' (you)' : '')),
          site.make('span', {}, 'Line ' + finish.line + ': ' + finish.reason),
        ]);
      })),
    ])];
  }

  function update() {
    site.get('tournaments/' + encodeURIComponent(site.asked())).then(function (tournament) {
      site.tellTime(tournament.nowMillis);
      delete tournament.nowMillis;
      site.say('');
      var news = JSON.stringify(tournament);
      if (news === shown) {
        return;
      }
      shown = news;
      document.title = tournament.title + ' · Dominoes Deluxe';
      site.show(document.getElementById('tournament'), [
        head(tournament),
        site.make('section', { 'aria-labelledby': 'ranks-title' }, [
          site.make('h2', { id: 'ranks-title' }, tournament.stage === 'final' ? 'Final ranks' : 'Ranks'),
          ranks(tournament),
          company(tournament),
        ]),
      ].concat(refused(tournament)));
    }).catch(site.complain);
  }

  site.keepUp(update, EVERY_MILLIS);
}(TournamentSite));
