// A match by ticket: the game's own server deals it. The ticket is good for one launch; with what that answers, the match is played.
// After these the server deals this match no more; whatever else goes wrong can heal.
const FINAL = [400, 401, 403, 404, 410];

function send(address, headers, body) {
  // The last words of a page that is closed still arrive.
  return fetch(address, { method: 'POST', headers: Object.assign({ 'Content-Type': 'text/plain' }, headers), body, keepalive: true })
    .then(response => {
      if (!response.ok) {
        throw Object.assign(new Error('the server answered ' + response.status), { isFinal: FINAL.indexOf(response.status) >= 0 });
      }
      return response;
    });
}

// Resolves to the options of the match, and how its dealer is asked.
export function launch(address, ticket) {
  const api = address.origin + '/v1/';
  return send(api + 'launches', {}, ticket).then(response => response.json()).then(launched => {
    const match = api + 'matches/' + encodeURIComponent(launched.match) + '/';
    const bearer = { Authorization: 'Bearer ' + launched.token };
    let trip = '';
    return {
      options: launched.options,
      // The match may have ended as the server had foretold, so that nobody has asked since.
      settle: () => send(match + 'ruling', bearer, ''),
      deal(question) {
        return send(match + 'intents', trip ? Object.assign({ Trip: trip }, bearer) : bearer, question).then(response => {
          const sent = response.headers.get('Trip');
          if (sent) {
            send(match + 'trips', bearer, sent).then(measured => measured.text()).then(measured => { trip = measured; }).catch(() => { trip = ''; });
          }
          return response.text();
        });
      }
    };
  });
}
