import type { TestProject } from 'vitest/node';
import startServer from '../../../e2e/setup/start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    hubUrl: string;
    sharedProcess: { pid: number; workers: number };
  }
}

/** The real server with the demo book, once for all component tests. */
export default async function startHub(project: TestProject): Promise<() => Promise<void>> {
  // Tests of a worker share a login, and each opens with its first tokens: they must outlive the whole run.
  process.env.HUB_ACCESS_TOKEN_SECONDS = '86400';
  // And an app of a test long over, whose timers nobody stopped, must not end it as idle.
  process.env.HUB_IDLE_MINUTES_WEB = '1440';
  const stop = await startServer();
  project.provide('hubUrl', process.env.HUB_URL ?? '');
  project.provide('sharedProcess', { pid: Number(process.env.HUB_SERVER_PID), workers: 2 });
  return stop;
}
