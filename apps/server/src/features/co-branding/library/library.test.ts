import {
  bucketSchemes,
  content,
  contentList,
  recordView,
  schemes,
} from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { contentDefaults, contentTypes } from '@hub/domain/content/content-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedPieces, type TestPiece } from '../test/seed-pieces.ts';

const types = contentTypes.slice(1) as TestPiece['type'][];

/** The test's clock stands on 15 November 2026. Twelve of bucket 1, a day apart, the last one the newest. */
const many: TestPiece[] = Array.from({ length: 12 }, (_, at) => ({
  id: `piece-${String(at + 1).padStart(2, '0')}`,
  type: types[at % types.length] as TestPiece['type'],
  bucket: '1',
  title: `Step up your SIP ${at + 1}`,
  // Two of a day: then the one that came later is the newer.
  validFrom: `2026-10-${String(10 + (at >> 1))}`,
  createdAt: `2026-10-${String(at + 10)}T06:00:00Z`,
  ...(at < 2 && { schemeCode: '100001' }),
}));
const others: TestPiece[] = [
  { id: 'tax', type: 'PDF', bucket: '2', title: 'Save tax with ELSS', validFrom: '2026-11-02' },
  { id: 'expired', type: 'IMAGE', bucket: '1', title: 'Old SIP', validTo: '2026-11-14' },
  { id: 'last-day', type: 'IMAGE', bucket: '3', title: 'Last day', validTo: '2026-11-15' },
  { id: 'upcoming', type: 'IMAGE', bucket: '1', title: 'SIP of tomorrow', validFrom: '2026-11-16' },
  { id: 'recalled', type: 'IMAGE', bucket: '1', title: 'Wrong SIP', recallReason: 'A figure was wrong.' },
];

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await hub.db.read(
    'system',
    `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
                         benchmark, manager, launched_on, rules, loads)
     values ('100001', 'F1', 'Some Fund', 'REGULAR', 'GROWTH', 'CAMS', 'R1', 'EQUITY', 'Flexi Cap', 'equity', 'OTHER', 6,
             'Nifty 500 TRI', 'Somebody', '2013-01-01', '{}', '[]')
     on conflict do nothing`,
  );
  await seedPieces(hub.context, [...many, ...others]);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());

const idsOf = async (requested: Parameters<typeof mine.request<object, unknown>>[1] = {}) =>
  (await mine.request(contentList, requested)).items.map(({ id }) => id);
const newestFirst = many.map(({ id }) => id).reverse();

describe('the library', () => {
  it("opens with bucket '1', page 1 and ten pieces [S3-21] [S3-22]", async () => {
    expect(contentDefaults).toMatchObject({ bucketType: '1', pageNumber: 1, pageSize: 10 });
    const page = await mine.request(contentList, {});
    expect(page).toMatchObject({ total: 12, pageNumber: 1, pageSize: 10, viewerId: '100001' });
    expect(page.items).toHaveLength(10);
    expect(page.items.every(({ bucket }) => bucket === '1')).toBe(true);
    expect(page.buckets).toEqual([
      { id: '1', name: 'Education', count: 12 },
      { id: '2', name: 'Tax', count: 1 },
      { id: '3', name: 'Goals', count: 1 },
    ]);
  });

  it('has exactly these types [S3-23]', () => {
    expect(contentTypes).toEqual(['ALL', 'PDF', 'IMAGE', 'VIDEO', 'HTML', 'GIF']);
  });

  it('gives every type for ALL and only the one that is asked for otherwise [S3-24]', async () => {
    expect(await idsOf({ contentType: 'ALL', pageSize: 50 })).toEqual(newestFirst);
    for (const type of types) {
      const expected = many.filter((piece) => piece.type === type).map(({ id }) => id);
      expect(await idsOf({ contentType: type, pageSize: 50 })).toEqual(expected.reverse());
    }
  });

  it('has the newest first, or the oldest when asked [S3-27]', async () => {
    expect(await idsOf({ sorting: 'newToOld' })).toEqual(newestFirst.slice(0, 10));
    expect(await idsOf({ sorting: 'oldToNew' })).toEqual(many.slice(0, 10).map(({ id }) => id));
  });

  it('pages without a gap, and ends [S3-21]', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNumber) => idsOf({ pageNumber, pageSize: 7 })));
    expect(pages.flat()).toEqual(newestFirst);
    expect(pages.map((page) => page.length)).toEqual([7, 5, 0]);
  });

  it('is narrowed by bucket, scheme and words, and counts follow [S3-21]', async () => {
    expect(await idsOf({ bucketType: '2' })).toEqual(['tax']);
    expect(await idsOf({ bucketType: 'none' })).toEqual([]);
    expect(await idsOf({ schemeId: '100001' })).toEqual(['piece-02', 'piece-01']);
    expect(await idsOf({ search: 'sip 12' })).toEqual(['piece-12']);
    expect(await idsOf({ search: '%' })).toHaveLength(10);
    const { buckets, total } = await mine.request(contentList, { search: 'elss' });
    expect([total, buckets.map(({ count }) => count)]).toEqual([0, [0, 1, 0]]);
  });

  it('says of a piece whether it is new, its scheme and when it came [S3-25]', async () => {
    const [item] = (await mine.request(contentList, { search: 'sip 1', sorting: 'oldToNew' })).items;
    expect(item).toMatchObject({
      id: 'piece-01',
      isNew: false,
      scheme: { id: '100001', name: 'Some Fund' },
      created_at: expect.stringContaining('2026-10-10T06:00:00'),
      upadated_at: expect.stringContaining('2026-10-10T06:00:00'),
      languages: ['en'],
      validity: 'current',
    });
    const tax = async () => (await mine.request(contentList, { bucketType: '2' })).items[0];
    // The last of its fourteen days.
    expect(await tax()).toMatchObject({ isNew: true, scheme: null });
    await hub.db.read('system', `update content_piece set valid_from = '2026-11-01' where id = 'tax'`);
    expect(await tax()).toMatchObject({ isNew: false });
  });

  it('has pieces up to their last day, none before the first, after the last or recalled', async () => {
    expect(await idsOf({ bucketType: '3' })).toEqual(['last-day']);
    for (const { id } of others.filter(({ bucket }) => bucket === '1')) {
      expect(await idsOf({ pageSize: 50 })).not.toContain(id);
    }
  });

  it('gives a picture that really loads, and none of a recalled piece', async () => {
    const { preview } = await mine.request(content, { id: 'tax' });
    expect(preview).toMatchObject({ width: 400, height: 500 });
    const loaded = await hub.app.inject({ url: preview?.url ?? '' });
    expect([loaded.statusCode, loaded.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await mine.request(content, { id: 'recalled' })).toMatchObject({
      validity: 'recalled',
      recallReason: 'A figure was wrong.',
      preview: null,
    });
  });

  it('asks two statements for a page, however long it is', async () => {
    const requested: string[] = [];
    const { read } = hub.db;
    hub.db.read = (scope, text, params) => {
      if (text.includes('content_piece')) requested.push(text);
      return read.call(hub.db, scope, text, params) as never;
    };
    try {
      await mine.request(contentList, { pageSize: 50 });
    } finally {
      hub.db.read = read;
    }
    expect(requested).toHaveLength(2);
  });
});

describe('what a distributor has used', () => {
  it("is told with one's own id, the last first, over all buckets and also when it was recalled [S3-21]", async () => {
    for (const contentId of ['recalled', 'piece-03', 'expired', 'tax', 'piece-03']) {
      hub.clock.advance({ seconds: 1 });
      await mine.request(recordView, { contentId });
    }
    const { items, total } = await mine.request(contentList, { userId: '100001' });
    expect(items.map(({ id, validity, uses }) => [id, validity, uses.views])).toEqual([
      ['piece-03', 'current', 2],
      ['tax', 'current', 1],
      ['expired', 'expired', 1],
      ['recalled', 'recalled', 1],
    ]);
    expect(total).toBe(4);
    expect(await idsOf({ userId: '100001', bucketType: '2' })).toEqual(['tax']);
    expect((await theirs.request(contentList, { userId: '100002' })).items).toEqual([]);
    const line = await hub.db.read<{ what: string; version: number }>(
      { arn: people.ifa.arn },
      `select what, version from content_log where content_id = 'tax'`,
    );
    expect(line).toEqual([{ what: 'view', version: 1 }]);
  });

  it("is not told with another's id, nor is a piece that is none", async () => {
    expect(await theirs.call(contentList, { userId: '100001' })).toMatchObject({ ok: false, status: 404 });
    for (const answer of [
      await mine.call(content, { id: 'no-such' }),
      await mine.call(recordView, { contentId: 'no-such' }),
    ]) {
      expect(answer).toMatchObject({ ok: false, status: 404, message: creativeTexts.unknown });
    }
  });
});

it('offers the schemes that have pieces, of all buckets or of one', async () => {
  const some = { items: [{ id: '100001', name: 'Some Fund' }] };
  expect(await mine.request(schemes, {})).toEqual(some);
  expect(await mine.request(bucketSchemes, { id: '1' })).toEqual(some);
  expect(await mine.request(bucketSchemes, { id: '2' })).toEqual({ items: [] });
});
