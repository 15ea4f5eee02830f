// A browser without service workers: else every page that a test clicks on would get all tables of the house.
(() => {
  'use strict';
  delete Navigator.prototype.serviceWorker;
})();
