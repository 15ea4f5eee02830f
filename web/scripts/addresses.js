/* Where the pages are. */

export function ranksPage(tournament) {
  return 'tournament.html?id=' + encodeURIComponent(tournament);
}

export function playPage(tournament) {
  return 'play.html?id=' + encodeURIComponent(tournament);
}

/* Two games side by side. */
export function bothPage(one, other) {
  return 'boards.html?' + [one, other].map(each =>
    'match=' + encodeURIComponent(each.match) + '&name=' + encodeURIComponent(each.name)).join('&');
}

/* The id that this page was opened with. */
export function asked() {
  return new URLSearchParams(location.search).get('id') || '';
}
