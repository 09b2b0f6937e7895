// Which rules of the spec are proven by a test that ran and passed, and by the right kind of run.

const idPattern = /\[(S\d-\d+)\]/g;

/** Where each kind of proof must have run. Every group needs one passed run in any of its projects. */
const needs = {
  unit: [
    [
      'domain',
      'contract',
      'web',
      'web-dom',
      'screens',
      'server',
      'server-pglite',
      'server-postgres',
      'scripts',
    ],
  ],
  server: [['server-pglite'], ['server-postgres']],
  browser: [['desktop'], ['phone']],
  native: [['android', 'ios']],
  'browser+native': [['desktop'], ['phone'], ['android', 'ios']],
};

/** id → the set of projects in which a test with that id in its title passed. */
export function collectProofs(runs) {
  const proofs = new Map();
  for (const { title, project, passed } of runs) {
    if (!passed) continue;
    for (const [, id] of title.matchAll(idPattern)) {
      const projects = proofs.get(id) ?? new Set();
      projects.add(project);
      proofs.set(id, projects);
    }
  }
  return proofs;
}

export function missingProof(rule, projects = new Set()) {
  return (needs[rule.prove] ?? needs.unit).filter((group) => !group.some((project) => projects.has(project)));
}

export function vitestRuns(report) {
  return report.runs.map(({ title, project, state }) => ({ title, project, passed: state === 'passed' }));
}

export function playwrightRuns(report) {
  const runs = [];
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        runs.push({ title: spec.title, project: test.projectName, passed: test.status === 'expected' });
      }
    }
    for (const child of suite.suites ?? []) visit(child);
  };
  for (const suite of report.suites) visit(suite);
  return runs;
}
