import { buckets, like, subBuckets, trending, video, videos } from '@hub/contract/calls/prostart/prostart';
import { prostartTexts } from '@hub/contract/prostart/prostart-texts';
import { PAGE_SIZE } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedVideos } from '../test/seed-videos.ts';

let hub: TestApp;
let mine: TestClient;

// The test's clock stands on Sunday, 15 November 2026.
beforeAll(async () => {
  hub = await testApp();
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  for (const table of ['video', 'video_sub_bucket', 'video_bucket', 'video_series', 'video_watched']) {
    await hub.db.read('system', `delete from ${table}`);
  }
});

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
const find = async (search: string) => (await mine.request(videos, { search })).items;
const watchedOn = (id: string, day: string, times: number) =>
  hub.db.read('system', 'insert into video_day (video, day, watches) values ($1, $2, $3)', [id, day, times]);

describe('the library', () => {
  it('is empty at first', async () => {
    expect(await mine.request(trending, {})).toEqual({ trending: [], started: [], newest: [] });
    expect(await mine.request(videos, {})).toEqual({ items: [], total: 0, pageNumber: 1 });
    expect(await mine.request(buckets, {})).toEqual({ items: [] });
    expect(await mine.call(video, { id: 'none' })).toMatchObject({
      ok: false,
      status: 404,
      message: prostartTexts.unknown,
    });
  });

  it('has buckets and sub-buckets that have videos, in their order and with their counts', async () => {
    await seedVideos(hub.db, [
      { id: 'a', bucket: 'markets' },
      { id: 'b', sub_bucket: 'talks' },
      { id: 'c', sub_bucket: 'sip' },
      { id: 'd', sub_bucket: 'sip' },
      { id: 'later', sub_bucket: 'sip', published_on: '2026-11-16' },
    ]);
    expect(await mine.request(buckets, {})).toEqual({
      items: [
        { id: 'selling', name: 'Selling', count: 3 },
        { id: 'markets', name: 'Markets', count: 1 },
      ],
    });
    expect(await mine.request(subBuckets, { id: 'selling' })).toEqual({
      items: [
        { id: 'sip', name: 'SIP', count: 2 },
        { id: 'talks', name: 'Client talks', count: 1 },
      ],
    });
    expect(await mine.request(subBuckets, { id: 'nothing' })).toEqual({ items: [] });
    const narrowed = await mine.request(videos, { bucket: 'selling', subBucket: 'sip' });
    expect([idsOf(narrowed.items), narrowed.total]).toEqual([['c', 'd'], 2]);
    expect(narrowed.items[0]).toMatchObject({
      bucket: { id: 'selling', name: 'Selling' },
      subBucket: { id: 'sip', name: 'SIP' },
    });
  });

  it('shows nothing before its day, and calls new what is at most 30 days old', async () => {
    await seedVideos(hub.db, [
      { id: 'tomorrow', published_on: '2026-11-16' },
      { id: 'today', published_on: '2026-11-15' },
      { id: 'still-new', published_on: '2026-10-17' },
      { id: 'known', published_on: '2026-10-16' },
    ]);
    const { newest } = await mine.request(trending, {});
    expect(newest.map(({ id, isNew }) => [id, isNew])).toEqual([
      ['today', true],
      ['still-new', true],
      ['known', false],
    ]);
    expect(await mine.call(video, { id: 'tomorrow' })).toMatchObject({ ok: false, status: 404 });
    expect(await mine.call(like, { id: 'tomorrow' })).toMatchObject({ ok: false, status: 404 });
  });

  it('comes page by page, the newest first', async () => {
    const many = Array.from({ length: PAGE_SIZE + 2 }, (_, no) => ({
      id: `v-${no}`,
      published_on: Temporal.PlainDate.from('2026-10-30').subtract({ days: no }).toString(),
    }));
    await seedVideos(hub.db, many);
    const first = await mine.request(videos, {});
    const second = await mine.request(videos, { pageNumber: 2 });
    expect([first.total, second.total, second.pageNumber]).toEqual([PAGE_SIZE + 2, PAGE_SIZE + 2, 2]);
    expect(idsOf([...first.items, ...second.items])).toEqual(many.map(({ id }) => id));
  });

  // The worked example of docs/features/prostart.md.
  it('trends by what everybody watched in the last 30 days', async () => {
    await seedVideos(hub.db, [
      { id: 'a', published_on: '2026-01-01' },
      { id: 'b', published_on: '2026-02-01' },
      { id: 'c', published_on: '2026-03-01' },
      { id: 'd', published_on: '2026-04-01' },
    ]);
    await watchedOn('a', '2026-10-16', 900);
    await watchedOn('a', '2026-11-15', 4);
    await watchedOn('b', '2026-10-17', 3);
    await watchedOn('b', '2026-11-01', 2);
    await watchedOn('c', '2026-11-10', 4);
    expect(idsOf((await mine.request(trending, {})).trending)).toEqual(['b', 'c', 'a']);
  });
});

describe('a search', () => {
  beforeEach(() =>
    seedVideos(hub.db, [
      {
        id: 'step-up',
        title: 'Step up a SIP',
        summary: 'How an instalment grows with the salary',
        published_on: '2026-01-01',
        said: ['Ask for ten per cent more each year.', 'Rupee cost averaging does the rest.'],
      },
      {
        id: 'debt',
        title: 'Debt funds',
        published_on: '2026-02-01',
        said: [
          'Duration is what moves a price.',
          'A SIP works here as well.',
          'Averaging helps a SIP less than a long duration.',
        ],
      },
    ]),
  );

  it('finds what is only said, and says where', async () => {
    const [found, ...others] = await find('rupee');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      id: 'step-up',
      saidAt: { second: 10, line: 'Rupee cost averaging does the rest.' },
    });
  });

  it('finds all words over title and transcript, in any order and case', async () => {
    const [found] = await find('AVERAGING step');
    expect(found).toMatchObject({ id: 'step-up', saidAt: { second: 10 } });
    expect(await find('averaging nothing')).toEqual([]);
  });

  it('shows the line that has the most of what was looked for', async () => {
    const [found] = await find('sip averaging');
    expect(found).toMatchObject({
      id: 'debt',
      saidAt: { second: 20, line: 'Averaging helps a SIP less than a long duration.' },
    });
  });

  it('puts a title before a transcript, and has no line where the title says it all', async () => {
    expect((await find('sip')).map(({ id, saidAt }) => [id, saidAt?.second ?? null])).toEqual([
      ['step-up', null],
      ['debt', 10],
    ]);
  });

  it.each(['%', '_', "'", '\\', '"'])('takes %s for what it is', async (sign) => {
    expect(await find(`zz${sign}qq`)).toEqual([]);
  });
});

describe('a video', () => {
  it('comes with its file, poster, captions, transcript and series', async () => {
    await seedVideos(hub.db, [
      { id: 'two', series: 'start', series_no: 2 },
      { id: 'one', series: 'start', series_no: 1, said: ['Welcome.', 'Now start.'] },
      { id: 'alone' },
    ]);
    const film = Buffer.from('the film');
    await hub.context.files.put('videos/one/film.webm', film, 'video/webm');
    const found = await mine.request(video, { id: 'one' });
    expect(found).toMatchObject({
      transcript: [
        { from: 0.5, to: 9, line: 'Welcome.' },
        { from: 10.5, to: 19, line: 'Now start.' },
      ],
      series: { id: 'start', name: 'Starting out', isCertified: false },
      captions: [{ language: 'en', label: 'English' }],
      feedback: null,
    });
    expect(idsOf(found.series?.videos ?? [])).toEqual(['one', 'two']);
    const loaded = await hub.app.inject({ url: found.file.url, headers: { range: 'bytes=4-' } });
    expect([loaded.statusCode, loaded.headers['content-type'], loaded.body]).toEqual([
      206,
      'video/webm',
      'film',
    ]);
    expect((await mine.request(video, { id: 'alone' })).series).toBeNull();
  });

  it('is for whoever is signed in', async () => {
    expect(await hub.client().call(video, { id: 'one' })).toMatchObject({ ok: false, status: 401 });
  });
});
