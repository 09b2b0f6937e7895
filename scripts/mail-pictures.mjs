// npm run pictures:mails: takes the pictures of the mails anew, as their layout makes them. They are committed; take them
// again when the layout looks different.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
const browser = await ensureBrowser();
if (browser) process.env.HUB_BROWSER = browser;
become(projectNode(), ['e2e/mails/take-pictures.ts']);
