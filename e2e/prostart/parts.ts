import { trending, type VideoDetails, video } from '@hub/contract/calls/prostart';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { elsewhere } from '../setup/hub-client.ts';

export const player = (page: Page): Locator => page.getByRole('region', { name: /^Video: / });

export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime);

/** Each project has a video of its own: one person's place in it is remembered. The demo's are drawn after its start. */
export async function ownVideo(): Promise<VideoDetails> {
  const client = await elsewhere('nonIfa');
  const at = ['desktop', 'phone', 'android', 'ios'].indexOf(test.info().project.name);
  const newest = async () => (await client.call(trending, {})).newest;
  await expect.poll(async () => (await newest()).length, { timeout: 50_000 }).toBeGreaterThan(at);
  return client.call(video, { id: (await newest())[at]?.id ?? '' });
}
