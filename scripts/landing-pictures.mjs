// npm run pictures:landing: takes the pictures of the public page anew, from the demo. They are committed, so that a
// build needs no browser; take them again when a screen on them looks different.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
await ensureWebBuilt();
const browser = await ensureBrowser();
if (browser) process.env.HUB_BROWSER = browser;
become(projectNode(), ['e2e/landing/take-pictures.ts']);
