// What every test file costs, in seconds of processor and of waiting, and whether its feature stays in its budget.
import { playwrightTests } from './spec-trace.mjs';

/** Folders of tests that belong to a feature of another name. */
const ofFeature = {
  console: 'staff',
  instalments: 'transact',
  orders: 'transact',
  reference: 'book',
  schemes: 'investor',
};

/** The feature a test file belongs to; what all features stand on has names of its own. */
export function featureOf(file) {
  const named =
    /^(?:apps\/(?:web|server)\/src\/features|apps\/server\/test|e2e)\/([^/]+)\//.exec(file) ??
    /^apps\/demo\/src\/(brokerage|statements|transact)\//.exec(file) ??
    /^apps\/server\/src\/(staff)\//.exec(file) ??
    /^apps\/server\/src\/http\/(console)\//.exec(file) ??
    /^packages\/(domain|contract)\//.exec(file) ??
    /^apps\/web\/src\/(app|ui|parts|lib|confirm|console)\//.exec(file) ??
    /^(scripts)\//.exec(file);
  const name = named?.[1] ?? (/^apps\/(?:server|demo)\//.test(file) ? 'server' : 'web');
  return ofFeature[name] ?? name;
}

/** One row for each file and project: seconds of processor, and of wall time less those. */
export function costsOf(vitest, playwright) {
  const rows = new Map();
  const add = (file, project, processor, wall) => {
    const key = `${project} ${file}`;
    const row = rows.get(key) ?? { file, project, feature: featureOf(file), processor: 0, waiting: 0 };
    row.processor += processor ?? 0;
    row.waiting += Math.max(0, wall - (processor ?? 0));
    rows.set(key, row);
  };
  for (const { file, project, processor, tests, around } of vitest?.files ?? []) {
    add(file, project, processor, tests + around);
  }
  for (const { file, project, processor, wall } of playwright ? playwrightTests(playwright) : []) {
    add(file, project, processor, wall);
  }
  return [...rows.values()].sort((a, b) => b.processor - a.processor || b.waiting - a.waiting);
}

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0);

export function sumBy(rows, key) {
  const groups = Map.groupBy(rows, (row) => row[key]);
  return [...groups]
    .map(([name, own]) => ({ name, processor: sum(own, 'processor'), waiting: sum(own, 'waiting') }))
    .sort((a, b) => b.processor - a.processor);
}

const line = (processor, waiting, name) =>
  `${processor.toFixed(1).padStart(8)} ${waiting.toFixed(1).padStart(8)}  ${name}`;

export function describeCosts(rows, most = 50) {
  const group = (key) => sumBy(rows, key).map((one) => line(one.processor, one.waiting, one.name));
  return [
    'processor  waiting  (seconds)',
    ...group('project'),
    '',
    ...group('feature'),
    '',
    `the ${most} slowest of ${rows.length} files`,
    ...rows.slice(0, most).map((row) => line(row.processor, row.waiting, `${row.project} ${row.file}`)),
  ].join('\n');
}

/**
 * Features over their budget, and features without one. Budgets are seconds of the machine they were set on: a slower
 * one has more, by what the same piece of work takes there.
 */
export function overBudget(rows, budgets, slower = 1) {
  const problems = [];
  for (const { name, processor } of sumBy(rows, 'feature')) {
    const budget = budgets[name];
    if (budget === undefined) problems.push(`${name}: ${processor.toFixed(0)} s, no budget`);
    else if (processor > budget * slower) {
      problems.push(`${name}: ${processor.toFixed(0)} s of ${(budget * slower).toFixed(0)} s`);
    }
  }
  return problems;
}
