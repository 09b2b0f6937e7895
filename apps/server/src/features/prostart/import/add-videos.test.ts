import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { readConfig } from '../../../config/read-config.ts';
import { runFfmpeg } from '../../../creatives/video/run-ffmpeg.ts';
import type { Files } from '../../../ports/files/files.ts';
import { openFiles } from '../../../ports/files/open-files.ts';
import { prepareVideos } from '../prostart.public.ts';
import { notifyOfVideos } from './notify-of-videos.ts';

const root = mkdtempSync(join(tmpdir(), 'hub-videos-'));
const folder = join(root, 'given');
const now = Temporal.Instant.from('2026-11-15T06:30:00Z');
const { brand } = readConfig({});

let test: TestDatabase;
let files: Files;

beforeAll(async () => {
  test = await openTestDatabase();
  files = openFiles({ kind: 'folder', dir: join(root, 'files') });
  mkdirSync(folder);
  const at = (name: string) => join(folder, name);
  const film = (name: string, seconds: number, codec: string) =>
    runFfmpeg([
      ...['-f', 'lavfi', '-i', `color=c=green:s=64x36:r=2:d=${seconds}`, '-pix_fmt', 'yuv420p'],
      ...['-c:v', codec, '-y', at(name)],
    ]);
  await film('film.webm', 3, 'libvpx');
  await film('longer.webm', 5, 'libvpx');
  await film('film.mp4', 3, 'libx264');
  copyFileSync(at('film.webm'), at('claims.mp4'));
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: 'green' } });
  const jpeg = await picture.jpeg().toBuffer();
  writeFileSync(at('poster.jpg'), jpeg);
  writeFileSync(at('half.jpg'), jpeg.subarray(0, 200));
  writeFileSync(at('poster.png'), jpeg);
  writeFileSync(at('page.jpg'), '<html><script>alert(1)</script></html>');
  writeFileSync(at('page.webm'), '<html></html>');
  writeFileSync(at('head.webm'), Buffer.from('1a45dfa3000000', 'hex'));
  writeFileSync(at('en.vtt'), 'WEBVTT\n\n00:00.500 --> 00:02.000\nCompounding needs <b>time</b>.\n');
  writeFileSync(at('late.vtt'), 'WEBVTT\n\n00:00.500 --> 00:09.000\nToo late.\n');
  writeFileSync(at('hi.vtt'), 'WEBVTT\n\n00:00.500 --> 00:02.000\nसमय\n');
  writeFileSync(join(root, 'secret.jpg'), jpeg);
  symlinkSync(join(root, 'secret.jpg'), at('link.jpg'));
});
afterAll(async () => {
  await test.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of ['video', 'video_sub_bucket', 'video_bucket', 'video_series']) {
    await test.db.read('system', `delete from ${table}`);
  }
});

const item = {
  id: 'time',
  title: 'Time in the market',
  summary: 'Why early beats much.',
  bucket: 'clients',
  publishedOn: '2026-11-01',
  file: 'film.webm',
  poster: 'poster.jpg',
  captions: [{ language: 'en', label: 'English', file: 'en.vtt' }],
};
const buckets = [{ id: 'clients', name: 'Clients', subBuckets: [{ id: 'sip', name: 'SIP' }] }];
const manifestOf = (...items: readonly object[]) => ({ buckets, items });

async function add(part: unknown, notifies = false) {
  const prepared = await prepareVideos(folder, part);
  if ('faults' in prepared) throw new Error(prepared.faults.join('\n'));
  return prepared.add({ db: test.db, files, now, notifies: notifies ? brand : null });
}
const videos = () =>
  test.db.read<{
    id: string;
    title: string;
    seconds: number;
    file: string;
    media_type: string;
    likes: number;
  }>('system', 'select id, title, seconds, file, media_type, likes from video order by id');

describe("a folder's videos", () => {
  it('are added with their length, transcript and files', async () => {
    const hindi = { language: 'hi', label: 'हिन्दी', file: 'hi.vtt' };
    const second = {
      ...item,
      id: 'other',
      file: 'film.mp4',
      subBucket: 'sip',
      captions: [...item.captions, hindi],
    };
    expect(await add(manifestOf(item, second))).toEqual({ added: ['time', 'other'], changed: [], same: [] });
    const [other, time] = await videos();
    expect([other, time]).toMatchObject([
      { id: 'other', seconds: 3, media_type: 'video/mp4' },
      { id: 'time', seconds: 3, media_type: 'video/webm' },
    ]);
    const stored = await files.get(time?.file ?? '');
    const given = await openFiles({ kind: 'folder', dir: join(root, 'files') }).sizeOf(time?.file ?? '');
    expect(stored && (await buffer(stored.body))).toHaveLength(given ?? -1);
    expect(
      await test.db.read('system', "select from_ms, to_ms, line, words from video_line where video = 'time'"),
    ).toEqual([
      { from_ms: 500, to_ms: 2000, line: 'Compounding needs time.', words: 'COMPOUNDING NEEDS TIME' },
    ]);
  });

  it('change nothing a second time, and keep their counts when they are changed', async () => {
    await add(manifestOf(item));
    await test.db.read('system', 'update video set likes = 7');
    expect(await add(manifestOf(item))).toEqual({ added: [], changed: [], same: ['time'] });
    const [before] = await videos();
    const longer = { ...item, file: 'longer.webm', title: 'Time' };
    expect(await add(manifestOf(longer))).toEqual({ added: [], changed: ['time'], same: [] });
    const [after] = await videos();
    expect(after).toMatchObject({ title: 'Time', seconds: 5, likes: 7 });
    // Other bytes have another name: what a browser kept is never wrong.
    expect(after?.file).not.toBe(before?.file);
  });

  it.each([
    [{ file: 'none.webm' }, 'time: none.webm: there is no such file'],
    [{ file: 'claims.mp4' }, 'time: claims.mp4: it is not what its name says'],
    [{ file: 'poster.jpg' }, 'time: poster.jpg: it is not what its name says'],
    [{ file: 'page.webm' }, 'time: page.webm: it is not what its name says'],
    [{ file: 'head.webm' }, 'time: head.webm: it cannot be played'],
    [{ poster: 'poster.png' }, 'time: poster.png: it is not what its name says'],
    [{ poster: 'page.jpg' }, 'time: page.jpg: it is not what its name says'],
    [{ poster: 'half.jpg' }, 'time: half.jpg: the picture is damaged'],
    [{ poster: 'link.jpg' }, 'time: link.jpg: there is no such file'],
    [{ bucket: 'nothing' }, 'time: there is no bucket nothing'],
    [{ subBucket: 'nothing' }, 'time: there is no sub-bucket nothing in clients'],
    [{ series: 'nothing', part: 1 }, 'time: there is no series nothing'],
    [{ part: 1 }, 'time: series and part belong together'],
    [{ publishedOn: '2026-02-30' }, 'time: 2026-02-30 is no day'],
    [
      { captions: [{ ...item.captions[0], file: 'late.vtt' }] },
      'time: late.vtt: line 3: it ends after the video',
    ],
    [
      { captions: [{ ...item.captions[0], file: 'poster.jpg' }] },
      'time: poster.jpg: is not WebVTT: its first line must be WEBVTT',
    ],
  ])('with %j are refused: %s', async (wrong, fault) => {
    const right = { ...item, id: 'right' };
    const prepared = await prepareVideos(folder, manifestOf(right, { ...item, ...wrong }));
    expect(prepared).toEqual({ faults: [fault] });
    expect(await videos()).toEqual([]);
  });

  it.each(['../secret.jpg', join(root, 'secret.jpg'), 'a/../../secret.jpg', ''])(
    'take no file from elsewhere (%s)',
    async (poster) => {
      expect(await prepareVideos(folder, manifestOf({ ...item, poster }))).toHaveProperty('faults');
    },
  );

  it('are told all their faults at once', async () => {
    const wrong = { ...item, file: 'none.webm', poster: 'half.jpg', bucket: 'nothing' };
    const prepared = await prepareVideos(folder, manifestOf(item, wrong));
    expect('faults' in prepared && prepared.faults).toHaveLength(4);
  });

  it.each([
    null,
    [],
    { buckets },
    manifestOf({ ...item, colour: 'red' }),
    manifestOf({ ...item, id: 'Upper' }),
    manifestOf({ ...item, id: '../x' }),
    manifestOf({ ...item, captions: [] }),
    manifestOf({ ...item, title: 'x'.repeat(121) }),
  ])('in the form of %j are refused', async (part) => {
    expect(await prepareVideos(folder, part)).toHaveProperty('faults');
  });
});

describe('whoever may open them hears of', () => {
  beforeEach(async () => {
    await test.db.read('system', 'delete from notification');
    await test.db.read(
      'system',
      `insert into distributor (arn, name, user_type, status)
       values ('ARN-1', 'N', 'IFA_USER', 'active'), ('ARN-2', 'N', 'IFA_USER', 'cancelled'),
              ('ARN-900101', 'Internal team', 'IFA_USER', 'active') on conflict do nothing`,
    );
  });
  const notified = () =>
    test.db.read('system', 'select arn, topic, title, body, link from notification order by created_at, arn');

  it('a video that is new, once, and not of one that is changed', async () => {
    await add(manifestOf(item), true);
    const one = {
      arn: 'ARN-1',
      topic: 'content',
      title: 'New training video',
      body: item.title,
      link: '/distributor/prostart?video=time',
    };
    expect(await notified()).toEqual([one]);
    await add(manifestOf(item), true);
    await add(manifestOf({ ...item, title: 'Time' }), true);
    expect(await notified()).toEqual([one]);
  });

  it('a folder of them in one notification', async () => {
    await add(
      manifestOf(...['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...item, id, title: `Video ${id}` }))),
      true,
    );
    expect(await notified()).toMatchObject([
      {
        title: '5 new training videos',
        body: 'Video a; Video b; Video c; and 2 more',
        link: '/distributor/prostart',
      },
    ]);
  });

  const notify = (at: Temporal.Instant) =>
    test.db.transaction('system', (tx) => notifyOfVideos(tx, { brand, now: at }));

  it('one whose day is ahead on that day, not before and not again', async () => {
    await add(manifestOf({ ...item, publishedOn: '2026-11-17' }), true);
    const counts: number[] = [];
    for (const day of ['15', '16', '17', '17', '18']) {
      await notify(Temporal.Instant.from(`2026-11-${day}T03:30:00Z`));
      counts.push((await notified()).length);
    }
    expect(counts).toEqual([0, 0, 1, 1, 1]);
  });

  it('one of today at once, and not again by the job', async () => {
    await add(manifestOf({ ...item, publishedOn: '2026-11-15' }), true);
    await notify(now);
    expect(await notified()).toHaveLength(1);
  });

  it('nothing of the demo’s own', async () => {
    await add(manifestOf(item));
    await notify(now);
    expect(await notified()).toEqual([]);
  });
});
