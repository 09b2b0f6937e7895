import {
  content,
  generate,
  generationStatus,
  previewContent,
  readStatus,
  recordDownload,
  recordShare,
  saveLogo,
  sharedContent,
} from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { linkIn } from '../test/link-in.ts';
import { requestedPiece, seedPieces, testPiece } from '../test/seed-pieces.ts';

const { arn } = people.ifa;

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  await seedPieces(hub.context, [
    testPiece,
    { id: 'expired', type: 'IMAGE', bucket: '1', title: 'Old', validTo: '2026-11-14' },
    { id: 'upcoming', type: 'IMAGE', bucket: '1', title: 'Soon', validFrom: '2026-11-16' },
    { id: 'recalled', type: 'IMAGE', bucket: '1', title: 'Wrong', recallReason: 'A figure was wrong.' },
    { id: 'recalled-later', type: 'IMAGE', bucket: '1', title: 'Wrong' },
    { id: 'film', type: 'VIDEO', bucket: '1', title: 'Film' },
    { id: 'changed-later', type: 'IMAGE', bucket: '1', title: 'Newer' },
  ]);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from generated_content'));

const make = () => hub.runQueued('co-branding.make');
/** As the profile would save it. */
const callMyself = ({ displayName = '', businessName = '' }) =>
  hub.db.read(
    'system',
    `insert into distributor_profile (arn, display_name, business_name) values ($1, $2, $3)
     on conflict (arn) do update set display_name = $2, business_name = $3`,
    [arn, displayName, businessName],
  );
const status = (id: string) => mine.request(generationStatus, { id });

describe('a generated piece', () => {
  it('is queued, made once, and its code leads to a page that says genuine', async () => {
    const { id } = await mine.request(generate, { ...requestedPiece });
    expect(await status(id)).toMatchObject({ status: 'queued', progress: 0, file: null, failure: null });
    await make();
    const done = await status(id);
    expect(done).toMatchObject({ status: 'ready', progress: 100, validity: 'current', isOutdated: false });
    const served = await hub.app.inject({ url: done.file?.url ?? '' });
    expect(served.headers['content-disposition']).toContain('sip-basics-en.');
    expect(served.rawPayload).toHaveLength(done.file?.bytes ?? 0);
    expect(await linkIn(served.rawPayload)).toBe(done.link);

    const link = new URL(done.link);
    const [, , contentId = '', userId = ''] = link.pathname.split('/');
    const shared = await hub.client().request(sharedContent, {
      id: contentId,
      userId,
      t: link.searchParams.get('t') ?? '',
    });
    expect(shared).toMatchObject({
      verdict: 'genuine',
      distributor: { name: people.ifa.name, arn, phone: people.ifa.mobile },
    });
  });

  it('is asked for once with one key, and its end is seen once', async () => {
    const idempotencyKey = '5b1d6f70-98a3-4c0c-9b57-0f6f3b7a5a20';
    const first = await mine.request(generate, { ...requestedPiece }, { idempotencyKey });
    expect(await mine.request(generate, { ...requestedPiece }, { idempotencyKey })).toEqual(first);
    const second = await mine.request(generate, { ...requestedPiece });
    await make();
    expect(await mine.request(readStatus, first)).toEqual({ unseen: 1 });
    expect(await mine.request(readStatus, second)).toEqual({ unseen: 0 });
    const { made } = await mine.request(content, { id: testPiece.id });
    expect(made.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it('has the name as text, whatever it is, and only what was asked to be shown', async () => {
    const shown = { logo: false, picture: false, phone: false, email: true, city: false };
    const names = ['मीरा नायर', 'Meera & Sons "M" \'N\' \\s {x}', 'N'.repeat(60)];
    for (const displayName of names) {
      await callMyself({ displayName });
      const { id } = await mine.request(generate, { ...requestedPiece, displayName, shown });
      await make();
      const done = await status(id);
      expect([displayName, done.status]).toEqual([displayName, 'ready']);
      const [row] = await hub.db.read<{ shown: object }>(
        { arn },
        'select shown from generated_content where id = $1',
        [id],
      );
      expect(row?.shown).toMatchObject({ name: displayName, phone: null });
    }
    await callMyself({});
    const markup = await mine.call(generate, { ...requestedPiece, displayName: '<b>Meera</b>' });
    expect(markup).toMatchObject({ ok: false, status: 400 });
  });

  it('carries a name of the register or the profile, and says which these are', async () => {
    await callMyself({ displayName: 'Meera N', businessName: 'Nair  Investments' });
    const { distributor } = await mine.request(content, { id: testPiece.id });
    expect(distributor).toMatchObject({
      name: 'Meera N',
      names: ['Meera N', people.ifa.name, 'Nair Investments'],
    });
    for (const displayName of distributor.names) {
      expect(await mine.call(previewContent, { ...requestedPiece, displayName })).toMatchObject({ ok: true });
    }
    await callMyself({ displayName: 'Guaranteed 18% returns' });
    const { distributor: now } = await mine.request(content, { id: testPiece.id });
    expect(now).toMatchObject({ name: people.ifa.name, names: [people.ifa.name] });
    await callMyself({});
  });

  it.each([
    ['Nair Wealth Advisors', creativeTexts.adviserName, {}],
    ['123', creativeTexts.wrongName, {}],
    ['Somebody Else', creativeTexts.wrongName, {}],
    ['Guaranteed 18% returns', creativeTexts.claimingName, {}],
    ['Guaranteed 18% returns', creativeTexts.claimingName, { displayName: 'Guaranteed 18% returns' }],
  ])('does not carry the name %s', async (displayName, message, own) => {
    await callMyself(own);
    const requested = { ...requestedPiece, displayName };
    for (const answer of [await mine.call(generate, requested), await mine.call(previewContent, requested)]) {
      expect(answer).toMatchObject({ ok: false, status: 400, fields: { displayName: message } });
    }
    await callMyself({});
  });

  it.each(['expired', 'upcoming', 'recalled'] as const)('is not made of a piece that is %s', async (id) => {
    const requested = { ...requestedPiece, id };
    for (const answer of [await mine.call(generate, requested), await mine.call(previewContent, requested)]) {
      expect(answer).toMatchObject({ ok: false, status: 422, message: creativeTexts[id] });
    }
  });

  it('is not made in a language that the piece has not', async () => {
    expect(await mine.call(generate, { ...requestedPiece, language: 'ta' })).toMatchObject({
      ok: false,
      fields: { language: creativeTexts.wrongLanguage },
    });
  });

  it('can be looked at before, as a small picture with the same code', async () => {
    const { image, width, height } = await mine.request(previewContent, { ...requestedPiece });
    const picture = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(await linkIn(picture)).toContain('/view-content/sip-basics/100001?t=1.20261115.en.');
    expect(await hub.db.read('system', 'select from generated_content')).toHaveLength(0);
  });
});

describe('what is said when it cannot be made', () => {
  it('is that it was recalled, or that a newer one is there', async () => {
    const recalled = await mine.request(generate, { ...requestedPiece, id: 'recalled-later' });
    const changed = await mine.request(generate, { ...requestedPiece, id: 'changed-later' });
    await hub.db.read('system', `update content_piece set recalled_at = now() where id = 'recalled-later'`);
    await hub.db.read('system', `update content_piece set version = 2 where id = 'changed-later'`);
    await make();
    expect(await status(recalled.id)).toMatchObject({
      status: 'failed',
      failure: creativeTexts.recalled,
      validity: 'recalled',
    });
    expect(await status(changed.id)).toMatchObject({
      status: 'failed',
      failure: creativeTexts.failures.newer,
      isOutdated: true,
    });
  });

  it('is that videos cannot be made where the server has no ffmpeg', async () => {
    const before = process.env.HUB_FFMPEG;
    process.env.HUB_FFMPEG = '/nowhere/ffmpeg';
    try {
      const { id } = await mine.request(generate, { ...requestedPiece, id: 'film' });
      await hub.context.files.put('content/film/1/en.png', Buffer.from('\0\0\0\x18ftypmp42'), 'video/mp4');
      await make();
      expect(await status(id)).toMatchObject({ status: 'failed', failure: creativeTexts.failures.noVideos });
    } finally {
      if (before === undefined) delete process.env.HUB_FFMPEG;
      else process.env.HUB_FFMPEG = before;
    }
  });

  it('is that a file was changed meanwhile, and the next piece is made all the same', async () => {
    const { id } = await mine.request(generate, { ...requestedPiece });
    const next = await mine.request(generate, { ...requestedPiece });
    await hub.db.read('system', `update generated_content set shown = shown || $2 where id = $1`, [
      id,
      JSON.stringify({ logo: 'logos/gone.png' }),
    ]);
    await make();
    expect(await status(id)).toMatchObject({ status: 'failed', failure: creativeTexts.failures.missing });
    expect(await status(next.id)).toMatchObject({ status: 'ready' });
  });
});

describe("another distributor's piece", () => {
  it('is unknown by its id, to calls and to the database', async () => {
    const { id } = await mine.request(generate, { ...requestedPiece });
    await make();
    for (const answer of [
      await theirs.call(generationStatus, { id }),
      await theirs.call(readStatus, { id }),
      await theirs.call(recordDownload, { id }),
      await theirs.call(recordShare, { id, channel: 'mail' }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404, message: creativeTexts.notMade });
    }
    const other = { arn: people.other.arn };
    for (const table of ['generated_content', 'content_use', 'content_log', 'distributor_logo']) {
      expect(await hub.db.read(other, `select from ${table} where arn = $1`, [arn])).toEqual([]);
    }
    await expect(
      hub.db.read(other, `update content_piece set title = 'Mine' where id = $1`, [testPiece.id]),
    ).rejects.toThrow(/permission denied/);
  });

  it('is downloaded and shared by its own, who sees how often', async () => {
    const { id } = await mine.request(generate, { ...requestedPiece });
    await make();
    await hub.db.read('system', 'delete from content_use');
    await mine.request(recordDownload, { id });
    await mine.request(recordShare, { id, channel: 'whatsapp' });
    await mine.request(recordShare, { id, channel: 'mail' });
    const { uses } = await mine.request(content, { id: testPiece.id });
    expect(uses).toEqual({ views: 0, downloads: 1, shares: 2, opens: 0 });
  });
});

describe('a logo', () => {
  const upload = (body: Buffer) => ({
    uploads: [{ field: 'logo', fileName: 'logo.png', file: new Blob([new Uint8Array(body)]) }],
  });
  const logo = () =>
    sharp({ create: { width: 300, height: 120, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();

  it('is kept, shown to its distributor alone, put on pieces and removed again', async () => {
    const saved = await mine.request(saveLogo, {}, upload(await logo()));
    expect(saved.logo).toMatchObject({ width: 300, height: 120 });
    expect((await hub.app.inject({ url: saved.logo?.url ?? '' })).statusCode).toBe(200);
    expect((await theirs.request(content, { id: testPiece.id })).distributor.logo).toBeNull();
    const { id } = await mine.request(generate, { ...requestedPiece });
    await make();
    expect(await status(id)).toMatchObject({ status: 'ready' });
    expect(await mine.request(saveLogo, {})).toEqual({ logo: null });
    expect((await hub.app.inject({ url: saved.logo?.url ?? '' })).statusCode).toBe(404);
  });

  it.each([
    ['a script by another name', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://x.test/"/></svg>')],
  ])('is not %s', async (_, body) => {
    expect(await mine.call(saveLogo, {}, upload(body))).toMatchObject({
      ok: false,
      fields: { logo: creativeTexts.logo.wrongType },
    });
  });
});
