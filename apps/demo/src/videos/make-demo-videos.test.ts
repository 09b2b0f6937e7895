import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificates } from '@hub/contract/calls/certificate/certificate';
import { trending, video, videos } from '@hub/contract/calls/prostart/prostart';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../server/src/http/test/test-app.ts';
import { people } from '../../../server/src/http/test/test-book.ts';
import type { TestClient } from '../../../server/src/http/test/test-client.ts';
import { makeDemoVideos } from './make-demo-videos.ts';

const dir = mkdtempSync(join(tmpdir(), 'hub-demo-videos-'));
let hub: TestApp;
let mine: TestClient;

beforeAll(async () => {
  hub = await testApp({ config: { files: { kind: 'folder', dir } } });
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
  // A second start adds nothing.
  for (let start = 0; start < 2; start++) await makeDemoVideos(hub.context, new AbortController().signal);
}, 300_000);
afterAll(async () => {
  await hub.close();
  rmSync(dir, { recursive: true, force: true });
});

it('the demo has eight videos, some begun, liked and finished', async () => {
  const { total, items } = await mine.request(videos, {});
  expect(total).toBe(8);
  expect(items.filter(({ isFinished }) => isFinished).map(({ id }) => id)).toEqual([
    'nominees',
    'kyc-status',
    'first-sip',
  ]);
  const { trending: trend, started } = await mine.request(trending, {});
  // 7 a day for 20 days, 4 for 29 and 9 for 12.
  expect(trend.map(({ id }) => id).slice(0, 3)).toEqual(['riskometer', 'bond-prices', 'first-meeting']);
  expect(started.map(({ id, watchedTo }) => [id, watchedTo])).toEqual([
    ['bond-prices', 18],
    ['sip-step-up', 11],
  ]);
  expect(items.find(({ id }) => id === 'first-sip')).toMatchObject({ likes: 2, isLiked: true });
});

it('the first distributor has earned a certificate', async () => {
  const { items } = await mine.request(certificates, {});
  expect(items).toMatchObject([{ kind: 'training', title: 'Papers right the first time' }]);
  expect((await mine.request(video, { id: 'nominees' })).series).toMatchObject({ isCertified: true });
});

it('each plays for 28 seconds, with its poster and its captions', async () => {
  const { items } = await mine.request(videos, {});
  for (const { id, seconds, poster } of items) {
    expect([id, seconds]).toEqual([id, 28]);
    const { file, captions, transcript } = await mine.request(video, { id });
    expect(transcript).toHaveLength(8);
    const load = (url = '') => hub.app.inject({ url });
    const loaded = [await load(file.url), await load(poster), await load(captions[0]?.url)] as const;
    expect(loaded.map(({ headers }) => headers['content-type'])).toEqual([
      'video/webm',
      'image/jpeg',
      'text/vtt',
    ]);
    expect(await sharp(loaded[1].rawPayload).metadata()).toMatchObject({ width: 960, height: 540 });
  }
});

it('a word that is only said finds its video', async () => {
  const { items } = await mine.request(videos, { search: 'inflation' });
  expect(items).toMatchObject([
    { id: 'sip-step-up', saidAt: { second: 3, line: 'Inflation makes them smaller every year.' } },
  ]);
});
