import { test as base } from '@playwright/test';
import { processorSeconds } from '../../scripts/steps/processes.mjs';
import { recordCalls, takeRecorded } from './recorded-calls.ts';

const workers = 2;

/** Of this worker, its browser and servers of its own, and its part of the server that all workers share. */
function spent(): number | null {
  const own = processorSeconds();
  return own === null ? null : own + (processorSeconds(Number(process.env.HUB_SERVER_PID)) ?? 0) / workers;
}
let counted = spent();

/** Playwright's own, with what each test costs the processor and which of the spec's calls its screens made. */
export const test = base.extend<{ readonly cost: undefined }>({
  browser: [
    async ({ browser }, use) => {
      recordCalls(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, info) => {
      const before = spent();
      await use(undefined);
      const after = spent();
      const seconds = (to: number | null, from: number | null) => ((to ?? 0) - (from ?? 0)).toFixed(2);
      info.annotations.push({ type: 'processor', description: seconds(after, before) });
      // What its worker did since the test before: browser, servers and logins that several tests share.
      info.annotations.push({ type: 'processor before', description: seconds(before, counted) });
      info.annotations.push({ type: 'calls', description: takeRecorded().join('\n') });
      counted = after;
    },
    { auto: true },
  ],
});
