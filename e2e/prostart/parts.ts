import { type VideoDetails, video, videos } from '@hub/contract/calls/prostart/prostart';
import { expect, type Locator, type Page } from '@playwright/test';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/test.ts';

export const player = (page: Page): Locator => page.getByRole('region', { name: /^Video: / });

export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime);

/** The first video of each project; the apps have one test each. */
const firsts: Readonly<Record<string, number>> = { desktop: 0, phone: 2, android: 4, ios: 5 };

/**
 * A video for this test alone, since one person's place in it is remembered: `no` tells those of a project apart. The
 * demo's are drawn after its start.
 */
export async function ownVideo(no: 0 | 1): Promise<VideoDetails> {
  test.slow();
  const client = await elsewhere('nonIfa');
  const open = async () => {
    const { items } = await client.call(videos, {});
    return items.filter(({ isFinished }) => !isFinished).sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  const at = (firsts[test.info().project.name] ?? 0) + no;
  await expect.poll(async () => (await open()).length, { timeout: 120_000 }).toBeGreaterThan(at);
  return client.call(video, { id: (await open())[at]?.id ?? '' });
}
