import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run, runNode } from './run.mjs';

// The headless shell is the same browser without its window, and starts twice as fast.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

const debian = (...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** A given path, the system's own, Debian's package when we may install it, else Playwright's download. */
export async function ensureBrowser() {
  const given = process.env.HUB_BROWSER;
  if (given) {
    if (!existsSync(given)) throw new Error(`HUB_BROWSER names ${given}, which does not exist.`);
    return given;
  }
  const found = onPath() ?? places.find(existsSync);
  if (found) return found;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …');
    await debian('update', '-qq');
    const { code } = await debian('install', '-y', '-qq', 'chromium-headless-shell');
    if (code !== 0) await debian('install', '-y', '-qq', 'chromium');
    const installed = onPath();
    if (installed) return installed;
  }

  console.log('Downloading a browser with Playwright …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await runNode([cli, 'install', 'chromium'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    throw new Error('No browser found. Install Chromium, or name one in HUB_BROWSER.');
  }
  return null; // Playwright finds its own.
}
