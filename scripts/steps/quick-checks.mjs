import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAdvisories, readAdvisories, readLock } from './advisories.mjs';
import { checkCssClasses, readStyleSheets } from './css-classes.mjs';
import { checkCssScales, readSheets } from './css-scales.mjs';
import { checkFigures } from './figure-rules.mjs';
import { checkHandlerNames } from './handler-names.mjs';
import { checkImports, readSources } from './import-rules.mjs';
import { checkLicences, handedOut } from './licences.mjs';
import { withoutIntegrity } from './lock-file.mjs';
import { acceptedExcess, compareExcess, excess, listedFiles } from './measures.mjs';
import { checkListed, listedPatterns } from './pattern-cost.mjs';
import { checkWords } from './private-words.mjs';
import { root, run, runNode } from './run.mjs';
import { checkServerTexts } from './server-texts.mjs';
import { checkSharedClasses, readSharedClasses } from './shared-classes.mjs';
import { checkOwners } from './table-owners.mjs';
import { unlessSeen } from './unless-seen.mjs';
import { exportRules, unusedExports } from './unused-exports.mjs';

const projects = [
  'packages/domain',
  'packages/contract',
  // With the server below it, whose files it would read anyway.
  'apps/demo',
  'apps/web',
  'apps/mobile',
  'e2e',
  'bench',
];

/** The sources and all else that decides what a check of types says. */
function* decidingTexts(script) {
  for (const [path, text] of readSources(root)) yield `${path}\0${text}`;
  for (const folder of [
    join(root, 'scripts', 'types'),
    join(root, 'apps', 'server', 'src', 'db', 'migrations'),
  ]) {
    for (const name of readdirSync(folder)) {
      if (/\.(?:mjs|sql|json)$/.test(name)) yield readFileSync(join(folder, name), 'utf8');
    }
  }
  yield readFileSync(join(root, 'package-lock.json'), 'utf8');
  yield script;
}

/** A check of types as a program of its own: it prints what is wrong. */
const typesCheck = (script) => async () =>
  unlessSeen(script, decidingTexts(script), async () => {
    const { code, output } = await runNode([join(root, 'scripts', 'types', script)], { quiet: true });
    return code === 0 ? '' : output;
  });

/** The checks that need neither a database nor a browser. Each answers what it found wrong, or ''. */
export const quickChecks = [
  {
    name: 'format and lint',
    run: async () => {
      const { code, output } = await run('biome', ['ci', '.'], { quiet: true });
      return code === 0 ? '' : output;
    },
  },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    run: async () => {
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      // What did not change since the last check is not looked at again: 17 s of processor become 2.
      const seen = join(root, '.cache', 'types', `${project.replace('/', '-')}.tsbuildinfo`);
      const { code, output } = await runNode(
        [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', seen],
        { quiet: true },
      );
      return code === 0 ? '' : output;
    },
  })),
  { name: 'promises and switches', run: typesCheck('promises.mjs') },
  { name: 'statements answer the rows that the code states', run: typesCheck('statements.mjs') },
  { name: 'import rules', run: async () => checkImports(readSources(root), root).join('\n') },
  { name: 'names of handlers', run: async () => checkHandlerNames(readSources(root)).join('\n') },
  { name: 'texts stand in the contract', run: async () => checkServerTexts(readSources(root)).join('\n') },
  { name: 'words', run: async () => checkWords(readSources(root)).join('\n') },
  { name: 'figures', run: async () => checkFigures(readSources(root)).join('\n') },
  {
    name: 'exports have a user',
    run: async () => unusedExports(readSources(root), exportRules).join('\n'),
  },
  {
    name: 'rooms: folders, functions, loops, tables of others',
    run: async () =>
      compareExcess(excess(listedFiles(root), readSources(root), root), acceptedExcess()).join('\n'),
  },
  { name: 'tables have owners', run: async () => checkOwners(readSources(root)).join('\n') },
  {
    name: 'schema and migrations agree',
    run: async () => {
      const db = join(root, 'apps', 'server', 'src', 'db');
      const check = join(root, 'scripts', 'steps', 'schema-drift.mjs');
      const { output } = await runNode([check, join(db, 'schema.ts'), join(db, 'migrations')], {
        quiet: true,
      });
      return output && `Run "npx drizzle-kit generate" in apps/server: the schema has changed.\n${output}`;
    },
  },
  {
    name: 'classes of CSS modules',
    run: async () => {
      return checkCssClasses(readSources(root), readStyleSheets(root)).join('\n');
    },
  },
  {
    name: 'shared classes',
    run: async () => checkSharedClasses(readSources(root), readSharedClasses(root)).join('\n'),
  },
  {
    name: 'scales of the sheets',
    run: async () => checkCssScales(readSheets(root), readSources(root)).join('\n'),
  },
  {
    name: 'cost of regular expressions',
    run: async () => checkListed(readSources(root), listedPatterns()).join('\n'),
  },
  {
    name: 'known holes in packages',
    run: async () => {
      const existing = readAdvisories();
      if (existing.requested === null)
        console.log('no registry was asked for known holes yet: npm run advisories');
      return checkAdvisories(readLock(), existing).join('\n');
    },
  },
  { name: 'licences', run: async () => checkLicences(handedOut(readLock())).join('\n') },
  {
    name: 'integrity of the lock file',
    run: async () => {
      return withoutIntegrity(readLock())
        .map(
          (path) => `package-lock.json: ${path} has no integrity hash; delete the file and run npm install`,
        )
        .join('\n');
    },
  },
];

/** Runs checks, two at a time, prints a line each in their order, and answers how many passed and failed. */
export async function runChecks(checks) {
  const count = { passed: 0, failed: 0 };
  const wrong = [];
  let printed = 0;
  const print = () => {
    for (; wrong[printed] !== undefined; printed += 1) {
      count[wrong[printed] ? 'failed' : 'passed'] += 1;
      const { name } = checks[printed];
      console.log(wrong[printed] ? `✗ ${name}\n${wrong[printed]}` : `✓ ${name}`);
    }
  };
  const next = checks.entries();
  const lane = async () => {
    for (const [at, { run }] of next) {
      wrong[at] = await Promise.resolve()
        .then(run)
        .catch((error) => error.message);
      print();
    }
  };
  await Promise.all([lane(), lane()]);
  return count;
}
