import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** A Vitest reporter that notes which test ran in which project; Vitest's own JSON leaves the project out. */
export default class TraceReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const runs = [];
    let broken = unhandledErrors.length;
    for (const module of modules) {
      if (module.errors().length > 0) broken += 1;
      for (const test of module.children.allTests()) {
        runs.push({ title: test.fullName, project: test.project.name, state: test.result().state });
      }
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) broken += 1;
    }
    mkdirSync(join(root, '.reports'), { recursive: true });
    writeFileSync(join(root, '.reports', 'vitest.json'), JSON.stringify({ runs, broken }));
  }
}
