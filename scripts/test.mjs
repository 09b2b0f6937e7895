// npm test: installs what is missing, a browser included, and runs every check there is.
//   npm test -- --changed            only what differs from the last commit can break
//   npm test -- --changed=<commit>   only what differs from that commit can break
//   HUB_STRICT=1 npm test            a test that passes only at its second try has failed
// npm run test:long: the same with both databases whole, every width, and many more random values.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { keepTemporaryFilesInMemory } from './steps/memory-folder.mjs';
import { outcomeOf } from './steps/outcome.mjs';
import { endAllWithUs, endProcesses, processesBelow, processorSeconds } from './steps/processes.mjs';
import { projectNode, root, run, runNode } from './steps/run.mjs';

// A log file wants no colours.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const reports = join(root, '.reports');
const report = (name) => join(reports, `${name}.json`);
const readReport = (name) =>
  existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null;
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
const isStrict = process.env.HUB_STRICT === '1';
const isLong = process.argv.includes('--long');
const total = { passed: 0, failed: 0 };
const took = [];
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

async function vitest(chosen) {
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=./scripts/steps/trace-reporter.mjs'];
  const { code } = await runNode([cli, 'run', ...reporters, ...chosen], { env: plain });
  const { runs, broken } = readReport('vitest');
  const passed = runs.filter((run) => run.state === 'passed').length;
  const failed = runs.filter((run) => run.state === 'failed').length + broken;
  const atSecondTry = runs.filter((run) => run.isSecondTry);
  for (const { title } of atSecondTry) console.log(`passed only at the second try: ${title}`);
  const stats = { expected: passed - atSecondTry.length, flaky: atSecondTry.length, unexpected: failed };
  return outcomeOf(stats, code, isStrict);
}

async function playwright(browser, chosen) {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runNode([cli, 'test', '--config', 'e2e/playwright.config.ts', ...chosen], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
      ...(browser ? { HUB_BROWSER: browser } : {}),
    },
  });
  const { stats } = readReport('playwright');
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try; see the list above.`);
  return outcomeOf(stats, code, isStrict);
}

/** Names what the run has left behind, and ends it. */
async function endWhatIsLeft() {
  const left = processesBelow();
  await endProcesses(left, 1000);
  return left.join(' ');
}

async function step(name, work) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const spent = processorSeconds() ?? 0;
  try {
    add(await work());
  } catch (error) {
    console.error(error.message);
    add({ passed: 0, failed: 1 });
  }
  const processor = Math.round((processorSeconds() ?? 0) - spent);
  took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s (processor ${processor} s)`);
}

endAllWithUs();
// Dozens of servers start from the same sources, which are read and compiled once: 3.9 s of processor become 2.1.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');
if (isLong) process.env.HUB_LONG = '1';
try {
  await ensureInstalled();
} catch (error) {
  console.error(`${error.message}\n0 passed, 1 failed`);
  process.exit(1);
}
// From here on we run on the project's own Node, whatever started us.
if (process.execPath !== projectNode() && !process.env.HUB_TEST_CHILD) {
  const { code } = await run(projectNode(), ['scripts/test.mjs', ...process.argv.slice(2)], {
    env: { HUB_TEST_CHILD: '1' },
  });
  process.exit(code);
}

keepTemporaryFilesInMemory();
const { testsOfChange } = await import('./steps/changed.mjs');
const { quickChecks, runChecks } = await import('./steps/quick-checks.mjs');
const { budgetChecks } = await import('./steps/budgets.mjs');
const { costsOf, describeCosts, overBudget } = await import('./steps/test-costs.mjs');
const { machineFactor, testBudgets } = await import('./steps/test-budgets.mjs');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const chosen = changed ? await testsOfChange(changed.split('=')[1]) : { vitest: [], browser: null };
if (changed) console.log(`${chosen.files.length} files changed`);

// Begun beside the checks, because it keeps one core busy only; whoever needs it makes it when this has failed.
const needsBook = chosen.browser?.length !== 0;
const book = needsBook && runNode(['e2e/setup/make-book.ts'], { quiet: true });
await step('format, lint, types, imports', () => runChecks(quickChecks));
await book;
await step('rules and server, on both databases', () => vitest(chosen.vitest));
if (needsBook) {
  await step('web build and budgets', async () => {
    await ensureWebBuilt();
    return runChecks(budgetChecks);
  });
  await step('browser', async () => playwright(await ensureBrowser(), chosen.browser ?? []));
}
if (!changed) {
  await step('what the tests cost', async () => {
    const rows = costsOf(readReport('vitest'), readReport('playwright'));
    writeFileSync(report('costs'), JSON.stringify(rows, null, 1));
    console.log(describeCosts(rows));
    const budgets = {
      name: 'every feature stays in its budget of processor seconds',
      run: async () => overBudget(rows, testBudgets, machineFactor()).join('\n'),
    };
    // A longer run costs what it must: the budgets are of the one that every landing pays for.
    return runChecks([...(isLong ? [] : [budgets]), { name: 'no process is left', run: endWhatIsLeft }]);
  });
}

console.log(`\n${took.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
