// npm run mobile -- sync: the Android and iOS projects with the web app, its configuration and the brand in them.
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';

try {
  if (process.argv[2] !== 'sync') throw new Error('Usage: npm run mobile -- sync');
  await ensureInstalled();
  await ensureWebBuilt();
  const { syncShells } = await import('./steps/shells.mjs');
  console.log(await syncShells());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
