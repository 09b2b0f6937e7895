import { openPlatform } from './compose/open-platform.ts';
import { runServer } from './run-server.ts';

runServer({
  mode: 'production',
  elsewhere: 'HUB_MODE must be production: this server has no demo (npm start has one)',
  open: openPlatform,
});
