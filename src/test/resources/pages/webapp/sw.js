// Stands where a service worker stands.
self.version = BUNDLE.version;
