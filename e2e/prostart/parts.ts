import { type VideoDetails, video, videos } from '@hub/contract/calls/prostart';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { elsewhere } from '../setup/hub-client.ts';

export const player = (page: Page): Locator => page.getByRole('region', { name: /^Video: / });

export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime);

const projects = ['desktop', 'phone', 'android'];

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
  const at = 2 * projects.indexOf(test.info().project.name) + no;
  await expect.poll(async () => (await open()).length, { timeout: 120_000 }).toBeGreaterThan(at);
  return client.call(video, { id: (await open())[at]?.id ?? '' });
}
