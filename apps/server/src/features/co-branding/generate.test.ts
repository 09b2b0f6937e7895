import { buffer } from 'node:stream/consumers';
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
} from '@hub/contract/calls/co-branding';
import { orderNews } from '@hub/contract/calls/transact-records';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordersChannel } from '../../db/channels.ts';
import { oneStatement } from '../../db/queries.ts';
import { openEvents } from '../../http/test/open-events.ts';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { claimNext, markReady } from './making.repository.ts';
import { askedPiece, seedPieces, testPiece } from './test/seed-pieces.ts';

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
    { id: 'small', type: 'IMAGE', bucket: '1', title: 'Small', hasCodeOnly: true },
    { id: 'changed-later', type: 'IMAGE', bucket: '1', title: 'Newer' },
  ]);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() => hub.db.read('system', 'delete from generated_content'));

const make = () => hub.runQueued('co-branding.make');
const status = (id: string) => mine.ask(generationStatus, { id });
const fileOf = async (owner: string, id: string) => {
  const found = await hub.context.files.get(`generated/${owner}/${id}`);
  return found && buffer(found.body);
};

/** What the code on a picture says, read by another library than the one that drew it. */
async function linkIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a generated piece', () => {
  it('is queued, made once, and its code leads to a page that says genuine', async () => {
    const { id } = await mine.ask(generate, { ...askedPiece });
    expect(await status(id)).toMatchObject({ status: 'queued', progress: 0, file: null, failure: null });
    await make();
    const done = await status(id);
    expect(done).toMatchObject({ status: 'ready', progress: 100, standing: 'current', isOutdated: false });
    const served = await hub.app.inject({ url: done.file?.url ?? '' });
    expect(served.headers['content-disposition']).toContain('sip-basics-en.');
    expect(served.rawPayload).toHaveLength(done.file?.bytes ?? 0);
    expect(await linkIn(served.rawPayload)).toBe(done.link);

    const link = new URL(done.link);
    const [, , contentId = '', userId = ''] = link.pathname.split('/');
    const shared = await hub.client().ask(sharedContent, {
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
    const first = await mine.ask(generate, { ...askedPiece }, { idempotencyKey });
    expect(await mine.ask(generate, { ...askedPiece }, { idempotencyKey })).toEqual(first);
    const second = await mine.ask(generate, { ...askedPiece });
    await make();
    expect(await mine.ask(readStatus, first)).toEqual({ unseen: 1 });
    expect(await mine.ask(readStatus, second)).toEqual({ unseen: 0 });
    const { made } = await mine.ask(content, { id: testPiece.id });
    expect(made.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it('has the name as text, whatever it is, and only what was asked to be shown', async () => {
    const shown = { logo: false, picture: false, phone: false, email: true, city: false };
    const names = ['मीरा नायर', 'Meera & Sons "M" \'N\' %s {x}', 'N'.repeat(60)];
    for (const displayName of names) {
      const { id } = await mine.ask(generate, { ...askedPiece, displayName, shown });
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
    const markup = await mine.call(generate, { ...askedPiece, displayName: '<b>Meera</b>' });
    expect(markup).toMatchObject({ ok: false, status: 400 });
  });

  it.each([
    ['Nair Wealth Advisors', creativeTexts.adviserName],
    ['123', creativeTexts.wrongName],
  ])('does not carry the name %s', async (displayName, message) => {
    const asked = { ...askedPiece, displayName };
    for (const answer of [await mine.call(generate, asked), await mine.call(previewContent, asked)]) {
      expect(answer).toMatchObject({ ok: false, status: 400, fields: { displayName: message } });
    }
  });

  it.each(['expired', 'upcoming', 'recalled'] as const)('is not made of a piece that is %s', async (id) => {
    const asked = { ...askedPiece, id };
    for (const answer of [await mine.call(generate, asked), await mine.call(previewContent, asked)]) {
      expect(answer).toMatchObject({ ok: false, status: 422, message: creativeTexts[id] });
    }
  });

  it('is not made in a language that the piece has not', async () => {
    expect(await mine.call(generate, { ...askedPiece, language: 'ta' })).toMatchObject({
      ok: false,
      fields: { language: creativeTexts.wrongLanguage },
    });
  });

  it('can be looked at before, as a small picture with the same code', async () => {
    const { image, width, height } = await mine.ask(previewContent, { ...askedPiece });
    const picture = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(await linkIn(picture)).toContain('/view-content/sip-basics/100001?t=1.20261115.en.');
    expect(await hub.db.read('system', 'select from generated_content')).toHaveLength(0);
  });
});

describe('an open screen', () => {
  it('hears that a piece of its distributor has come further, and of nobody else', async () => {
    const url = await hub.app.listen({ port: 0, host: '127.0.0.1' });
    const [own, other] = await Promise.all(
      [mine, theirs].map((client) => openEvents(url, orderNews, client, hub.config)),
    );
    const { id } = await mine.ask(generate, { ...askedPiece });
    await make();
    expect(await own?.next()).toBe('content');
    expect(await status(id)).toMatchObject({ status: 'ready' });
    // What comes to the other first is of its own order: the piece was before it.
    await hub.db.transaction('system', (tx) =>
      tx.query('select pg_notify($1, $2)', [ordersChannel, people.other.arn]),
    );
    expect(await other?.next()).toBe('orders');
    await Promise.all([own?.close(), other?.close()]);
  });
});

describe('what is said when it cannot be made', () => {
  it('is that it was recalled, or that a newer one is there', async () => {
    const recalled = await mine.ask(generate, { ...askedPiece, id: 'recalled-later' });
    const changed = await mine.ask(generate, { ...askedPiece, id: 'changed-later' });
    await hub.db.read('system', `update content_piece set recalled_at = now() where id = 'recalled-later'`);
    await hub.db.read('system', `update content_piece set version = 2 where id = 'changed-later'`);
    await make();
    expect(await status(recalled.id)).toMatchObject({
      status: 'failed',
      failure: creativeTexts.recalled,
      standing: 'recalled',
    });
    expect(await status(changed.id)).toMatchObject({
      status: 'failed',
      failure: creativeTexts.failures.newer,
      isOutdated: true,
    });
  });

  it('is that a file was changed meanwhile, and the next piece is made all the same', async () => {
    const { id } = await mine.ask(generate, { ...askedPiece });
    const next = await mine.ask(generate, { ...askedPiece });
    await hub.db.read('system', `update generated_content set shown = shown || $2 where id = $1`, [
      id,
      JSON.stringify({ logo: 'logos/gone.png' }),
    ]);
    await make();
    expect(await status(id)).toMatchObject({ status: 'failed', failure: creativeTexts.failures.missing });
    expect(await status(next.id)).toMatchObject({ status: 'ready' });
  });
});

describe('a process that dies while it makes a piece', () => {
  const system = () => oneStatement(hub.db, 'system');
  const die = () =>
    hub.db.read('system', `update generated_content set claimed_until = now() - interval '1 second'`);

  it('leaves it to the next one, which ends it once; should it come back, it is told so', async () => {
    const { id } = await mine.ask(generate, { ...askedPiece });
    const dead = await claimNext(system(), 'dead', 60);
    expect(dead).toMatchObject({ arn, id, tries: 1 });
    // Half a file, and nobody else takes it while the claim stands.
    await hub.context.files.put(`generated/${arn}/${id}`, Buffer.from('half'), 'image/png');
    await make();
    expect(await status(id)).toMatchObject({ status: 'making', file: null });

    await die();
    await mine.ask(generate, { ...askedPiece });
    await make();
    const done = await status(id);
    expect(done.status).toBe('ready');
    expect(await linkIn((await fileOf(arn, id)) as Buffer)).toBe(done.link);
    const late = { mediaType: 'image/gif', bytes: 4, at: `${hub.clock.now()}` };
    expect(await markReady(system(), dead as never, late)).toBe(false);
    expect(await status(id)).toEqual(done);
  });

  it('takes no other with it when it dies of it each time', async () => {
    const { id } = await mine.ask(generate, { ...askedPiece });
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await claimNext(system(), `dead ${tries}`, 60)).toMatchObject({ id, tries });
      await die();
    }
    await make();
    expect(await status(id)).toMatchObject({ status: 'failed', failure: creativeTexts.failures.unmade });
  });
});

describe('many at once', () => {
  it('are made for 20 distributors with ten each: none is lost, none is mixed up', async () => {
    const arns = Array.from({ length: 20 }, (_, at) => `ARN-${200_001 + at}`);
    await hub.db.read(
      'system',
      `insert into distributor (arn, name, user_type, mobile, email)
       select arn, 'Distributor ' || no, 'IFA_USER', '98' || lpad(no::text, 8, '0'), 'd' || no || '@example.com'
         from unnest($1::text[]) with ordinality one(arn, no)`,
      [arns],
    );
    const asked = new Map<string, string[]>();
    const clients = await Promise.all(
      arns.map(async (one) => {
        const client = hub.client();
        await client.logIn(one);
        return { one, client };
      }),
    );
    await Promise.all(
      clients.map(async ({ one, client }) => {
        const ids: string[] = [];
        for (let n = 0; n < 10; n += 1)
          ids.push((await client.ask(generate, { ...askedPiece, id: 'small' })).id);
        asked.set(one, ids);
      }),
    );
    // Two processes at once.
    await Promise.all([make(), make()]);

    const rows = await hub.db.read<{ arn: string; id: string; status: string; tries: number }>(
      'system',
      'select arn, id, status, tries from generated_content',
    );
    expect(rows).toHaveLength(200);
    expect(rows.every((row) => row.status === 'ready' && row.tries === 1)).toBe(true);
    for (const { one, client } of clients) {
      const ids = asked.get(one) ?? [];
      expect(
        rows
          .filter((row) => row.arn === one)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...ids].sort());
      const sample = ids[4] as string;
      const { link } = await client.ask(generationStatus, { id: sample });
      expect(link).toContain(`/${one.slice(4)}?t=`);
      expect(await linkIn((await fileOf(one, sample)) as Buffer)).toBe(link);
    }
  });

  it('have turns: the first of each distributor comes before the second of anybody', async () => {
    for (const client of [mine, mine, theirs]) {
      await client.ask(generate, { ...askedPiece });
      hub.clock.advance({ milliseconds: 1 });
    }
    const turns: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      turns.push((await claimNext(oneStatement(hub.db, 'system'), `${n}`, 60))?.arn ?? '');
    }
    expect(turns).toEqual([arn, people.other.arn, arn]);
  });

  it('are refused when 20 of a distributor wait, also when all are asked for at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => mine.call(generate, { ...askedPiece })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 422, message: creativeTexts.tooMany });
    expect(await theirs.call(generate, { ...askedPiece })).toMatchObject({ ok: true });
  });
});

describe("another distributor's piece", () => {
  it('is unknown by its id, to calls and to the database', async () => {
    const { id } = await mine.ask(generate, { ...askedPiece });
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
    const { id } = await mine.ask(generate, { ...askedPiece });
    await make();
    await hub.db.read('system', 'delete from content_use');
    await mine.ask(recordDownload, { id });
    await mine.ask(recordShare, { id, channel: 'whatsapp' });
    await mine.ask(recordShare, { id, channel: 'mail' });
    const { uses } = await mine.ask(content, { id: testPiece.id });
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
    const saved = await mine.ask(saveLogo, {}, upload(await logo()));
    expect(saved.logo).toMatchObject({ width: 300, height: 120 });
    expect((await hub.app.inject({ url: saved.logo?.url ?? '' })).statusCode).toBe(200);
    expect((await theirs.ask(content, { id: testPiece.id })).distributor.logo).toBeNull();
    const { id } = await mine.ask(generate, { ...askedPiece });
    await make();
    expect(await status(id)).toMatchObject({ status: 'ready' });
    expect(await mine.ask(saveLogo, {})).toEqual({ logo: null });
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
