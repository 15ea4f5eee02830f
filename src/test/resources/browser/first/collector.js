// Tells the test's server what goes wrong in this page, at once, so that it is known even if the page goes away.
(() => {
  'use strict';
  let telling = false;

  // WebKit says of what still loads on a page that is being left that it could not be loaded.
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });

  function tell(what) {
    if (telling) return;
    telling = true;
    const request = new XMLHttpRequest();
    request.open('GET', '/kit/fault?' + encodeURIComponent(what.slice(0, 2000)), false);
    request.send();
    telling = false;
  }

  addEventListener('error', event => {
    const lost = event.target !== window && event.target.localName;
    if (lost && leaving) return;
    tell(lost
      ? `<${lost}> could not load ${event.target.src || event.target.href}`
      : `error: ${event.message} (${event.filename}:${event.lineno})`);
  }, true);

  addEventListener('unhandledrejection', event => tell(`unhandled rejection: ${event.reason}`));

  document.addEventListener('securitypolicyviolation', event =>
    tell(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`));

  const log = console.error;
  console.error = (...what) => {
    log.apply(console, what);
    tell(`console.error: ${what.join(' ')}`);
  };
})();
