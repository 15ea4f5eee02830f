/* Where the pages are. */

export function ranksPage(tournament) {
  return 'tournament.html?id=' + encodeURIComponent(tournament);
}

export function playPage(tournament) {
  return 'play.html?id=' + encodeURIComponent(tournament);
}

/* The id that this page was opened with. */
export function asked() {
  return new URLSearchParams(location.search).get('id') || '';
}
