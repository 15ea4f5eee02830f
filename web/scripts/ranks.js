/* One tournament: its rules, prizes and ranks, and the games to watch. */
'use strict';

(function (site) {
  var EVERY_MILLIS = 5000;
  var text = SiteLanguage.text;
  var number = SiteLanguage.number;
  var NO_TOURNAMENT = { 404: text('There is no such tournament.') };
  var NOT_SHOWN = {
    403: text('You can watch these games after you have played yours, or once the ranks are final.'),
    404: text('There is no such match, or it is not shown.'),
  };
  var shown = '';

  function head(tournament) {
    return site.make('section', { 'class': 'table', 'aria-labelledby': 'title' }, site.make('div', { 'class': 'felt wide' }, [
      site.make('h1', { id: 'title' }, text(tournament.title)),
      site.make('p', { 'class': 'about' }, text(tournament.about)),
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
      cell('rank', text('Rank'), site.medal(standing.rank)),
      site.make('th', { scope: 'row' }, standing.own ? [standing.name + ' ', site.make('span', { 'class': 'you' }, text('(you)'))] : standing.name),
      cell('part', text('Points'), number(standing.score.points)),
      cell('part', text('Spread'), number(standing.score.spread)),
      cell('part', text('Time'), number(standing.score.time)),
      cell('total', text('Total'), number(standing.score.total)),
      cell('watch', '', canWatch(tournament) ? watchButton(standing) : null),
    ]);
  }

  function watchButton(standing) {
    return site.make('button', {
      'class': 'button quiet small',
      type: 'button',
      'data-key': 'watch ' + standing.match,
      'aria-label': text('Watch the game of {0}', standing.name),
      onclick: function () {
        site.get('matches/' + encodeURIComponent(standing.match)).then(function (game) {
          location.href = 'game/watch.html?player=' + encodeURIComponent(standing.name) + '#' + game.link;
        }).catch(function (error) { site.complain(error, NOT_SHOWN); });
      },
    }, text('Watch'));
  }

  function ranks(tournament) {
    if (tournament.standings.length === 0) {
      return site.make('p', { 'class': 'empty' }, tournament.stage === 'final'
        ? text('No one was ranked in this tournament.')
        : text('No ranks yet. The first player to finish takes the lead.'));
    }
    var titles = [
      text('Rank'), text('Player'), text('Points'), text('Spread'), text('Time'), text('Total'),
    ].map(function (title) {
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
      words.push(text('Showing the first {0} of {1}.', number(tournament.standings.length), number(tournament.ranked)));
    }
    if (tournament.playing > 0) {
      words.push(tournament.playing === 1
        ? text('1 player is still playing.')
        : text('{0} players are still playing.', number(tournament.playing)));
    }
    if (tournament.ranked > 0 && !canWatch(tournament)) {
      words.push(text('You can watch these games after you have played yours, because the deals are the same.'));
    }
    return site.make('p', { 'class': 'company' }, words.join(' '));
  }

  function refused(tournament) {
    if (tournament.refused.length === 0) {
      return [];
    }
    return [site.make('section', { 'class': 'refused', 'aria-labelledby': 'refused-title' }, [
      site.make('h2', { id: 'refused-title' }, text('Refused')),
      site.make('ul', {}, tournament.refused.map(function (finish) {
        return site.make('li', {}, [
          site.make('b', {}, finish.own ? text('{0} (you)', finish.name) : finish.name),
          site.make('span', {}, text('Line {0}: {1}', number(finish.line), text(finish.reason))),
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
      document.title = text(tournament.title) + ' · Dominoes Deluxe';
      site.show(document.getElementById('tournament'), [
        head(tournament),
        site.make('section', { 'aria-labelledby': 'ranks-title' }, [
          site.make('h2', { id: 'ranks-title' }, tournament.stage === 'final' ? text('Final ranks') : text('Ranks')),
          ranks(tournament),
          company(tournament),
        ]),
      ].concat(refused(tournament)));
    }).catch(function (error) { site.complain(error, NO_TOURNAMENT); });
  }

  site.keepUp(update, EVERY_MILLIS);
}(TournamentSite));
