// npm test: installs what is missing, a browser included, and runs every check there is.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './steps/browser.mjs';
import { ensureWebBuilt } from './steps/build-web.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { projectNode, root, run, runNode } from './steps/run.mjs';

// A log file wants no colours.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const reports = join(root, '.reports');
const report = (name) => join(reports, `${name}.json`);
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'));
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

async function vitest() {
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=./scripts/steps/trace-reporter.mjs'];
  const { code } = await runNode([cli, 'run', ...reporters], { env: plain });
  const { runs, broken } = readReport('vitest');
  const passed = runs.filter((run) => run.state === 'passed').length;
  const failed = runs.filter((run) => run.state === 'failed').length + broken;
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
}

async function playwright(browser) {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await runNode([cli, 'test', '--config', 'e2e/playwright.config.ts'], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
      ...(browser ? { HUB_BROWSER: browser } : {}),
    },
  });
  const { stats } = readReport('playwright');
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try; see the list above.`);
  return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, code === 0 ? 0 : 1) };
}

async function step(name, work) {
  console.log(`\n── ${name}`);
  try {
    add(await work());
  } catch (error) {
    console.error(error.message);
    add({ passed: 0, failed: 1 });
  }
}

try {
  await ensureInstalled();
} catch (error) {
  console.error(`${error.message}\n0 passed, 1 failed`);
  process.exit(1);
}
// From here on we run on the project's own Node, whatever started us.
if (process.execPath !== projectNode() && !process.env.HUB_TEST_CHILD) {
  const { code } = await run(projectNode(), ['scripts/test.mjs'], { env: { HUB_TEST_CHILD: '1' } });
  process.exit(code);
}

const { quickChecks, runChecks } = await import('./steps/quick-checks.mjs');
const { budgetChecks } = await import('./steps/budgets.mjs');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step('format, lint, types, imports', () => runChecks(quickChecks));
await step('rules and server, on both databases', vitest);
await step('web build and budgets', async () => {
  await ensureWebBuilt();
  return runChecks(budgetChecks);
});
await step('browser', async () => playwright(await ensureBrowser()));

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
