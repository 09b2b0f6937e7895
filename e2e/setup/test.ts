import { test as base } from '@playwright/test';
import { processorSeconds } from '../../scripts/steps/processes.mjs';

const workers = 2;

/** Of this worker, its browser and servers of its own, and its part of the server that all workers share. */
function spent(): number | null {
  const own = processorSeconds();
  return own === null ? null : own + (processorSeconds(Number(process.env.HUB_SERVER_PID)) ?? 0) / workers;
}
let counted = spent();

/** Playwright's own, with what each test costs the processor in the report. */
export const test = base.extend<{ readonly cost: undefined }>({
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
      counted = after;
    },
    { auto: true },
  ],
});
