// Which tests a change touches, for `npm test -- --changed[=<commit>]`.
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { featureOf } from './test-costs.mjs';

const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(output.trim());
  return output.split('\n').filter(Boolean);
};

/** Files that differ from the commit, committed or not, new ones included. */
export async function changedFiles(since = 'HEAD') {
  const [differing, added] = [
    await git('diff', '--name-only', since),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set([...differing, ...added])];
}

/** Vitest follows the imports of what changed; these reach every test without being imported. */
const reachesEveryTest =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.base\.json|apps\/server\/(test|src\/db\/migrations)\/|scripts\/steps\/property-seed\.mjs)/;

const withoutBrowser = [
  /\.test\.[a-z]+$/,
  /\.md$/,
  /^(docs|bench|deploy|scripts)\//,
  /^apps\/server\/test\//,
  /^\.ci\//,
  /^CHANGELOG|^LICENSE/,
];
const featureFile =
  /^apps\/(?:web|server)\/src\/features\/([^/]+)\/|^packages\/contract\/src\/calls\/([^/.]+)\//;

/**
 * The journeys in a browser that a change can break: 'all', or folders and files below e2e. A change inside one
 * feature is that feature's; whatever several features stand on is everybody's.
 */
export function browserTests(files, folders) {
  const chosen = new Set();
  for (const file of files) {
    if (withoutBrowser.some((pattern) => pattern.test(file))) continue;
    const [, journey] = /^e2e\/([^/]+)\//.exec(file) ?? [];
    if (journey && /\.spec\.ts$/.test(file)) chosen.add(file);
    else if (journey && !['setup', 'lab', 'native'].includes(journey)) chosen.add(`e2e/${journey}/`);
    else {
      const [, ofFeature, ofCall] = featureFile.exec(file) ?? [];
      const feature = folders.find((folder) => folder === ofFeature || ofCall?.startsWith(folder));
      if (!feature) return 'all';
      chosen.add(`e2e/${feature}/`);
    }
  }
  return [...chosen].sort();
}

/**
 * The features a change is inside of, by their names; null when it reaches further. Nearly every test of the server
 * imports all of it, so following imports would run them all for a change in one feature.
 */
export function changedFeatures(files) {
  const features = new Set();
  for (const file of files) {
    if (/\.md$|^docs\//.test(file)) continue;
    const isInside = /^apps\/(?:web|server)\/src\/features\/[^/]+\/|^apps\/server\/test\/[^/]+\/|^e2e\//.test(
      file,
    );
    if (!isInside || /^e2e\/(?:setup|lab|playwright)/.test(file)) return null;
    features.add(featureOf(file));
  }
  return features;
}

/** Vitest's arguments for tests of these features, and what holds all calls to their rules. */
function testsOfFeatures(features) {
  const all = globSync(['apps/{web,server,demo}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  const own = all.filter((file) => features.has(featureOf(file)));
  return [...own, 'apps/server/src/http/access-matrix.test.ts', '--passWithNoTests'];
}

/** What of the whole to run: everything is null, nothing is an empty list. */
export async function testsOfChange(since) {
  const files = await changedFiles(since);
  const folders = readdirSync(join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const browser = browserTests(files, folders);
  const features = changedFeatures(files);
  const followed = files.some((file) => reachesEveryTest.test(file))
    ? []
    : [`--changed=${since ?? 'HEAD'}`, '--passWithNoTests'];
  return {
    files,
    vitest: features === null ? followed : testsOfFeatures(features),
    browser: browser === 'all' ? null : browser,
  };
}
