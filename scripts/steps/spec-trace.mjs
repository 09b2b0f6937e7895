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
  server: [['server-pglite', 'server-postgres']],
  browser: [['desktop', 'phone']],
  // The shells load one app: what the second system does otherwise has `onlyOn`, and tests that run on both.
  native: [['android']],
  'browser+native': [['desktop', 'phone'], ['android']],
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

/** Sentences that one system alone shows. */
const onlyOn = { 'S8-22': 'android', 'S8-24': 'ios' };

export function missingProof(rule, projects = new Set()) {
  const only = onlyOn[rule.id];
  const groups = only ? [[only]] : (needs[rule.prove] ?? needs.unit);
  return groups.filter((group) => !group.some((project) => projects.has(project)));
}

export function vitestRuns(report) {
  return report.runs.map(({ title, project, state }) => ({ title, project, passed: state === 'passed' }));
}

/** Every test of Playwright's report, with what it cost: all its tries, and what its worker set up for it. */
export function playwrightTests(report) {
  const tests = [];
  const seconds = (annotations, type) =>
    annotations.filter((one) => one.type === type).reduce((sum, one) => sum + Number(one.description), 0);
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { projectName, status, results } of spec.tests) {
        const annotations = results.flatMap((result) => result.annotations ?? []);
        tests.push({
          title: spec.title,
          file: `e2e/${suite.file}`,
          project: projectName,
          status,
          calls: annotations
            .filter(({ type }) => type === 'calls')
            .flatMap(({ description }) => description.split('\n')),
          processor: seconds(annotations, 'processor') + seconds(annotations, 'processor before'),
          wall: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
        });
      }
    }
    for (const child of suite.suites ?? []) visit(child);
  };
  for (const suite of report.suites) visit(suite);
  return tests;
}

export function playwrightRuns(report) {
  return playwrightTests(report).map(({ title, project, status }) => ({
    title,
    project,
    passed: status === 'expected',
  }));
}

/** The spec's calls that screens made in tests that passed (see e2e/setup/recorded-calls.ts). */
export const recordedCalls = (report) =>
  new Set(playwrightTests(report).flatMap(({ status, calls }) => (status === 'expected' ? calls : [])));
