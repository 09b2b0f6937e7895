import { certificates } from '@hub/contract/calls/certificate/certificate';
import {
  countWatch,
  like,
  saveVideoFeedback,
  saveWatched,
  trending,
  VIDEO_WORDS_LENGTH,
  video,
} from '@hub/contract/calls/prostart/prostart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedVideos } from '../test/seed-videos.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  // Long enough for all that is watched here.
  const day = 24 * 3600;
  hub = await testApp({
    config: {
      tokens: { accessSeconds: day, refreshSeconds: day, transactionSeconds: day },
      idleMinutes: { web: day, native: day },
    },
  });
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  const own = ['video_view', 'video_watched', 'video_like', 'video_feedback', 'certificate', 'rate_limit'];
  for (const table of [...own, 'video', 'video_sub_bucket', 'video_bucket', 'video_series']) {
    await hub.db.read('system', `delete from ${table}`);
  }
  await seedVideos(hub.db, [
    { id: 'one', series: 'start', series_no: 1 },
    { id: 'two', series: 'start', series_no: 2, seconds: 40 },
    { id: 'other', bucket: 'markets' },
  ]);
});

const seen = (id: string, client = mine) => client.request(video, { id });

/** A view that began just now, as the server counts it. */
async function start(id: string, client = mine): Promise<string> {
  const viewId = crypto.randomUUID();
  await client.request(countWatch, { id, viewId });
  return viewId;
}
const report = (id: string, viewId: string, second: number, played = second) =>
  mine.request(saveWatched, { id, viewId, second, played });

/** Watched to its end in its own time. */
async function watchWhole(id: string, seconds: number) {
  const viewId = await start(id);
  hub.clock.advance({ seconds });
  return report(id, viewId, seconds);
}

describe('a watch', () => {
  it('is counted once a view, however often it is sent', async () => {
    const viewId = crypto.randomUUID();
    const counts = [];
    for (let time = 0; time < 3; time++) counts.push(await mine.request(countWatch, { id: 'one', viewId }));
    expect(counts).toEqual([{ watches: 1 }, { watches: 1 }, { watches: 1 }]);
    await start('one');
    await start('one', theirs);
    // The same id from somebody else is a view of theirs.
    await theirs.request(countWatch, { id: 'one', viewId });
    expect((await seen('one')).watches).toBe(4);
    expect((await mine.request(trending, {})).trending.map(({ id }) => id)).toEqual(['one']);
  });

  it('sent at the same moment ten times is one', async () => {
    const viewId = crypto.randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => mine.request(countWatch, { id: 'one', viewId })));
    expect((await seen('one')).watches).toBe(1);
  });

  it('cannot be made by the hundred', async () => {
    const answers = [];
    for (let time = 0; time < 121; time++) {
      answers.push(await mine.call(countWatch, { id: 'one', viewId: crypto.randomUUID() }));
    }
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ status: 429 }]);
  });
});

describe('a like', () => {
  it('is one for each person, sent 1,000 times too, and can be taken back', async () => {
    for (let time = 0; time < 1000; time++) {
      expect(await mine.request(like, { id: 'one' })).toEqual({ likes: 1, isLiked: true });
    }
    expect(await theirs.request(like, { id: 'one' })).toEqual({ likes: 2, isLiked: true });
    expect(await mine.request(like, { id: 'one', isLiked: false })).toEqual({ likes: 1, isLiked: false });
    expect(await mine.request(like, { id: 'one', isLiked: false })).toEqual({ likes: 1, isLiked: false });
    expect(await seen('one')).toMatchObject({ likes: 1, isLiked: false });
    expect(await seen('one', theirs)).toMatchObject({ likes: 1, isLiked: true });
  });
});

describe('feedback', () => {
  it('is one for each person; a later one takes the place of the earlier', async () => {
    await mine.request(saveVideoFeedback, { id: 'one', stars: 2, words: 'Too quick.' });
    await mine.request(saveVideoFeedback, { id: 'one', stars: 5 });
    expect((await seen('one')).feedback).toEqual({ stars: 5, words: '' });
    expect((await seen('one', theirs)).feedback).toBeNull();
  });

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 2.5 },
    { stars: 3, words: 'x'.repeat(VIDEO_WORDS_LENGTH + 1) },
    { stars: 3, words: 'a\u0007b' },
  ])('of %j is refused', async (wrong) => {
    expect(await mine.call(saveVideoFeedback, { id: 'one', ...wrong })).toMatchObject({
      ok: false,
      status: 400,
    });
    expect((await seen('one')).feedback).toBeNull();
  });
});

describe('a watch report', () => {
  it('keeps where it stopped, for this person alone', async () => {
    const viewId = await start('one');
    hub.clock.advance({ seconds: 30 });
    expect(await report('one', viewId, 30)).toEqual({
      watchedTo: 30,
      isFinished: false,
      certificateId: null,
    });
    expect(await seen('one')).toMatchObject({ watchedTo: 30, isFinished: false });
    expect(await seen('one', theirs)).toMatchObject({ watchedTo: 0 });
    expect((await mine.request(trending, {})).started.map(({ id }) => id)).toEqual(['one']);
    await report('one', viewId, 10);
    expect(await seen('one')).toMatchObject({ watchedTo: 10 });
  });

  it.each([9e9, 86_401, -1, 1.5])('of %d seconds is refused, and nothing is kept', async (wrong) => {
    const viewId = await start('one');
    for (const input of [
      { second: wrong, played: 1 },
      { second: 1, played: wrong },
    ]) {
      expect(await mine.call(saveWatched, { id: 'one', viewId, ...input })).toMatchObject({
        ok: false,
        status: 400,
      });
    }
    expect(await seen('one')).toMatchObject({ watchedTo: 0 });
  });

  it('sent again and again adds once, and leaves nothing behind but the place', async () => {
    const viewId = await start('one');
    hub.clock.advance({ seconds: 60 });
    const keys = () => hub.db.read('system', 'select count(*)::int as n from idempotency_key');
    const before = await keys();
    for (let time = 0; time < 5; time++) await report('one', viewId, 30);
    expect(await hub.db.read('system', 'select played from video_watched')).toEqual([{ played: 30 }]);
    expect(await keys()).toEqual(before);
  });

  it('takes no more than the video has', async () => {
    const viewId = await start('one');
    hub.clock.advance({ hours: 1 });
    expect(await report('one', viewId, 5000, 5000)).toMatchObject({ watchedTo: 100, isFinished: true });
    expect(await hub.db.read('system', 'select played from video_watched')).toEqual([{ played: 100 }]);
  });

  it('takes no more than was possible since the view began, at double speed', async () => {
    const viewId = await start('one');
    // Counted after three seconds of play: 3 s and 40 s more at double speed are 86 of 100.
    hub.clock.advance({ seconds: 40 });
    expect(await report('one', viewId, 100, 100)).toMatchObject({ isFinished: false });
    expect(await hub.db.read('system', 'select played from video_watched')).toEqual([{ played: 86 }]);
    hub.clock.advance({ seconds: 2 });
    expect(await report('one', viewId, 100, 100)).toMatchObject({ isFinished: true });
  });

  it('of a view that was never counted keeps the place and counts nothing as played', async () => {
    expect(await report('one', crypto.randomUUID(), 99, 99)).toMatchObject({
      watchedTo: 99,
      isFinished: false,
    });
  });

  it('that was sent twice, or late, adds nothing', async () => {
    const viewId = await start('one');
    hub.clock.advance({ seconds: 60 });
    for (const played of [60, 60, 45]) await report('one', viewId, 60, played);
    expect(await hub.db.read('system', 'select played from video_watched')).toEqual([{ played: 60 }]);
  });

  it('finishes a video over several views, at nine tenths of it', async () => {
    const first = await start('one');
    hub.clock.advance({ seconds: 50 });
    await report('one', first, 50);
    const second = await start('one');
    hub.clock.advance({ seconds: 50 });
    expect(await report('one', second, 89, 39)).toMatchObject({ isFinished: false });
    expect(await report('one', second, 90, 40)).toMatchObject({ isFinished: true });
    // What was finished stays so.
    expect(await report('one', second, 5, 45)).toEqual({
      watchedTo: 5,
      isFinished: true,
      certificateId: null,
    });
    expect((await mine.request(trending, {})).started).toEqual([]);
  });

  it('does not finish what was only skipped through', async () => {
    const viewId = await start('one');
    hub.clock.advance({ seconds: 20 });
    expect(await report('one', viewId, 100, 5)).toMatchObject({ isFinished: false });
  });
});

describe('a series', () => {
  it('earns a certificate once, with its last video', async () => {
    expect(await watchWhole('two', 40)).toMatchObject({ isFinished: true, certificateId: null });
    const { certificateId } = await watchWhole('one', 100);
    expect(certificateId).not.toBeNull();
    const { items } = await mine.request(certificates, {});
    expect(items).toMatchObject([
      { id: certificateId, kind: 'training', title: 'Starting out', holder: people.ifa.name },
    ]);
    expect((await seen('two')).series).toMatchObject({ isCertified: true });
    expect((await seen('two', theirs)).series).toMatchObject({ isCertified: false });

    await hub.db.read('system', 'delete from video_watched');
    await watchWhole('two', 40);
    expect(await watchWhole('one', 100)).toMatchObject({ isFinished: true, certificateId: null });
    expect((await mine.request(certificates, {})).items).toHaveLength(1);
  });

  it('is not finished by a video of none', async () => {
    expect(await watchWhole('other', 100)).toMatchObject({ isFinished: true, certificateId: null });
  });
});
