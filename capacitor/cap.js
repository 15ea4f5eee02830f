// Runs Capacitor's command line on the Node that is here: its own start script refuses Node 20, which it runs on.
require('@capacitor/cli/dist/index').run();
