import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** A Vitest reporter that notes which test ran in which project; Vitest's own JSON leaves the project out. */
export default class TraceReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const runs = [];
    const files = [];
    let broken = unhandledErrors.length;
    for (const module of modules) {
      if (module.errors().length > 0) broken += 1;
      const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
        module.diagnostic();
      files.push({
        file: module.relativeModuleId,
        project: module.project.name,
        processor: module.meta().processor ?? null,
        tests: duration / 1000,
        around: (collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1000,
      });
      for (const test of module.children.allTests()) {
        const isSecondTry = test.diagnostic()?.flaky === true;
        runs.push({
          title: test.fullName,
          project: test.project.name,
          state: test.result().state,
          ...(isSecondTry && { isSecondTry }),
        });
      }
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) broken += 1;
    }
    mkdirSync(join(root, '.reports'), { recursive: true });
    writeFileSync(join(root, '.reports', 'vitest.json'), JSON.stringify({ runs, files, broken }));
  }
}
