/* The match: enters the tournament, embeds the game, hands the record in and tells what became of it. */
'use strict';

(function (site) {
  var text = SiteLanguage.text;
  var number = SiteLanguage.number;
  var OUTCOMES = [
    ['points', text('Points')], ['spread', text('Spread bonus')], ['time', text('Time bonus')], ['total', text('Total')],
  ];

  /* What will not change by trying again: a record that another came before, or that is no record. */
  var FINAL_STATUSES = [400, 403, 404, 409, 413];

  var NOT_ENTERED = {
    404: text('There is no such tournament.'),
    409: text('You can\'t enter this tournament now: it is closed, or not open yet.'),
  };
  var NOT_TAKEN = {
    400: text('The site can\'t read this record.'),
    403: text('This match belongs to another player.'),
    404: text('There is no such match, or it is not shown.'),
    409: text('This match already has a record, and the first one counts.'),
    413: text('The site can\'t read this record.'),
    503: text('The site can\'t take the record right now. It is kept and will be submitted again later.'),
  };

  var outcome = document.getElementById('outcome');
  var table = document.getElementById('table');
  var isOpen = true;

  function open(entry) {
    document.getElementById('title').textContent = text(entry.title);
    document.title = text(entry.title) + ' · Dominoes Deluxe';
    site.say('');
    document.body.classList.add('at-table');
    window.DominoesDeluxe.embed(table, {
      game: 'game/',
      options: entry.options,
      size: 'responsive',
      on: {
        // What stood here before, such as that the match was open elsewhere, is over.
        ready: function () { site.say(''); table.scrollIntoView(); },
        score: showScore,
        finished: function (finish) { return handIn(entry, finish.match, finish.record); },
        closed: function (end) { leave(entry, end.reason); },
        error: function (error) { site.say(error.message); },
      },
    });
  }

  function showScore(score) {
    document.getElementById('score').textContent = score.player + ' : ' + score.opponent;
  }

  /* Fulfilled once the server has ruled, so that the game keeps the record and sends it again if it has not. */
  function handIn(entry, match, record) {
    return site.submit(match, record).then(function (ruling) {
      if (match === entry.match) {
        showOutcome(entry, ruling);
      }
    }, function (refusal) {
      site.complain(refusal, NOT_TAKEN);
      if (FINAL_STATUSES.indexOf(refusal.status) < 0) {
        throw refusal;
      }
    });
  }

  function showOutcome(entry, ruling) {
    var told = ruling.verdict === 'ranked' ? ranked(ruling) : refused(ruling);
    var next = site.make('div', { 'class': 'buttons' }, [
      site.make('a', { 'class': 'button primary', href: site.ranksPage(entry.tournament) }, text('See the ranks')),
      site.make('a', { 'class': 'button quiet', href: './' }, text('All tournaments')),
    ]);
    site.show(outcome, [site.make('div', { 'class': 'table' }, site.make('div', { 'class': 'felt wide' }, told.concat(next)))]);
    outcome.hidden = false;
    if (!isOpen) {
      outcome.focus();
    }
  }

  function ranked(ruling) {
    return [
      site.medal(ruling.rank),
      site.make('h2', {}, text('Verified: {0} of {1}', SiteLanguage.ordinal(ruling.rank), number(ruling.of))),
      site.make('dl', { 'class': 'sum' }, OUTCOMES.map(function (part) {
        return site.make('div', {}, [
          site.make('dt', {}, part[1]), site.make('dd', {}, number(ruling.score[part[0]])),
        ]);
      })),
    ];
  }

  function refused(ruling) {
    return [
      site.make('h2', {}, text('The record was refused')),
      site.make('p', {}, [
        text('The record doesn\'t prove a score. Line {0}:', number(ruling.line)) + ' ',
        site.make('span', { lang: 'en' }, ruling.reason),
      ]),
    ];
  }

  /* The game has gone. Its results had the focus until now; whoever only left finds the match again from the lobby. */
  function leave(entry, reason) {
    isOpen = false;
    document.body.classList.remove('at-table');
    if (reason === 'left') {
      location.href = site.ranksPage(entry.tournament);
    } else if (!outcome.hidden) {
      outcome.focus();
    }
  }

  function begin() {
    site.say(text('Opening the table …'));
    site.enter(site.asked()).then(function (entry) {
      if (entry.finished) {
        location.replace(site.ranksPage(entry.tournament));
      } else {
        open(entry);
      }
    }).catch(function (error) { site.complain(error, NOT_ENTERED); });
  }

  site.withName(text('Choose a name to play under.'), function () {
    document.getElementById('names').hidden = true;
    begin();
  });
}(TournamentSite));
