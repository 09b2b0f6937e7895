// npm run bench:lighthouse: the landing page and the signed-in dashboard as Lighthouse sees them on a phone. Not part of npm test.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
await ensureWebBuilt();
const browser = await ensureBrowser();
if (browser) process.env.HUB_BROWSER = browser;
become(projectNode(), ['bench/lighthouse.ts']);
