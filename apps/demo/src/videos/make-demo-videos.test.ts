import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificates } from '@hub/contract/calls/certificate/certificate';
import { trending, video, videos } from '@hub/contract/calls/prostart/prostart';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFfmpeg } from '../../../server/src/creatives/video/run-ffmpeg.ts';
import { type TestApp, testApp } from '../../../server/src/http/test/test-app.ts';
import { people } from '../../../server/src/http/test/test-book.ts';
import type { TestClient } from '../../../server/src/http/test/test-client.ts';
import { captionsOf } from './captions.ts';
import type { MakeFilm } from './demo-videos.ts';
import { makeDemoVideos } from './make-demo-videos.ts';

const dir = mkdtempSync(join(tmpdir(), 'hub-demo-videos-'));
let hub: TestApp;
let mine: TestClient;

/** Each film with its own words and a green picture: how films are drawn is proved beside `drawVideo`. */
const films = mkdtempSync(join(tmpdir(), 'hub-demo-films-'));
const made: string[] = [];
const makeFilm: MakeFilm = async ({ id, slides }) => {
  const said = slides.flatMap((one) => one.said.map(([line]) => line));
  copyFileSync(join(films, 'green.webm'), join(films, `${id}.webm`));
  copyFileSync(join(films, 'green.jpg'), join(films, `${id}.jpg`));
  writeFileSync(
    join(films, `${id}.vtt`),
    captionsOf(said.map((line, no) => ({ line, from: no, to: no + 0.7 }))),
  );
  made.push(id);
  return films;
};

beforeAll(async () => {
  const green = ['-f', 'lavfi', '-i', 'color=c=green:s=64x36:r=2:d=28', '-pix_fmt', 'yuv420p'];
  await runFfmpeg([...green, '-c:v', 'libvpx', '-y', join(films, 'green.webm')]);
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: 'green' } });
  await picture.jpeg().toFile(join(films, 'green.jpg'));
  hub = await testApp({ config: { files: { kind: 'folder', dir } } });
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
  // A second start adds nothing.
  for (let start = 0; start < 2; start++)
    await makeDemoVideos(hub.context, new AbortController().signal, makeFilm);
}, 300_000);
afterAll(async () => {
  await hub.close();
  for (const folder of [dir, films]) rmSync(folder, { recursive: true, force: true });
});

it('the demo has eight videos, made once, some begun, liked and finished', async () => {
  expect(made).toHaveLength(8);
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

it('each has its file, its poster and its captions', async () => {
  const { items } = await mine.request(videos, {});
  for (const { id, poster } of items) {
    const { file, captions, transcript } = await mine.request(video, { id });
    expect(transcript.length).toBeGreaterThan(20);
    const load = (url = '') => hub.app.inject({ url });
    const loaded = [await load(file.url), await load(poster), await load(captions[0]?.url)] as const;
    expect(loaded.map(({ headers }) => headers['content-type'])).toEqual([
      'video/webm',
      'image/jpeg',
      'text/vtt',
    ]);
  }
});

it('a word that is only said finds its video', async () => {
  const { items } = await mine.request(videos, { search: 'inflation' });
  expect(items).toMatchObject([
    { id: 'sip-step-up', saidAt: { second: 1, line: 'Inflation makes them smaller every year.' } },
  ]);
});
