import { type VideoDetails, video, videos } from '@hub/contract/calls/prostart/prostart';
import { expect, type Locator, type Page } from '@playwright/test';
import { allVideos } from '../../apps/demo/src/videos/all-videos.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { test } from '../setup/test.ts';

export const player = (page: Page): Locator => page.getByRole('region', { name: /^Video: / });

export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime);

/** The first video of each project; the apps have one test each. */
const firsts: Readonly<Record<string, number>> = { desktop: 0, phone: 2, android: 4, ios: 5 };

/** Those that this person has not begun in the demo. */
const unwatched = allVideos.map(({ id }) => id).filter((id) => id !== 'kyc-status' && id !== 'first-meeting');

/**
 * A video for this test alone, since one person's place in it is remembered: `no` tells those of a project apart. The
 * demo's are made after its start, one after the other.
 */
export async function ownVideo(no: 0 | 1): Promise<VideoDetails> {
  test.slow();
  const client = await elsewhere('nonIfa');
  const id = unwatched[(firsts[test.info().project.name] ?? 0) + no] ?? '';
  const made = async () => (await client.call(videos, {})).items.map((one) => one.id);
  await expect.poll(made, { timeout: 120_000 }).toContain(id);
  return client.call(video, { id });
}
