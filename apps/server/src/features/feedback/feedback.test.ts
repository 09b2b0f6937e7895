import { type RequestOf, texts, type Upload } from '@hub/contract';
import {
  queries,
  queryDetails,
  saveQueryStatus,
  sections,
  submitQuery,
  subSections,
} from '@hub/contract/calls/feedback/feedback';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { PAGE_SIZE } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { answerAtDesk } from './feedback.public.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  hub = await testApp();
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(async () => {
  for (const table of ['distributor_query', 'query_event', 'query_file', 'notification', 'rate_limit']) {
    await hub.db.read('system', `delete from ${table}`);
  }
});

const rate = {
  sectionId: 'brokerage',
  subSectionId: 'rate',
  subject: 'Trail of October is too low',
  message: 'The card says 0.80%.\nThe line was paid at 0.65%.',
};
const raise = async (more: Partial<RequestOf<typeof submitQuery>> = {}, uploads: readonly Upload[] = []) =>
  (await mine.request(submitQuery, { ...rate, ...more }, { uploads })).reference;
const answer = (reference: string, words = 'The card changed on 1 October.') =>
  hub.db.transaction('system', (tx) => answerAtDesk(tx, { reference, text: words, at: hub.clock.now() }));
const details = (reference: string) => mine.request(queryDetails, { reference });
const move = (input: RequestOf<typeof saveQueryStatus>) => mine.call(saveQueryStatus, input);

describe('what a query can be about', () => {
  it('is a list of sections, each with its parts and the day of the answer', async () => {
    const { items } = await mine.request(sections, {});
    expect(items).toHaveLength(7);
    // The test's clock stands on Sunday, 15 November 2026.
    expect(hub.clock.today().toString()).toBe('2026-11-15');
    expect(items.find(({ id }) => id === 'transactions')?.answerBy).toBe('2026-11-17');
    const { items: parts } = await mine.request(subSections, { id: 'brokerage' });
    expect(parts.map(({ name }) => name)).toEqual([
      'Rate',
      'Missing brokerage',
      'Hold',
      'Tax and invoice',
      'Other',
    ]);
    expect(await mine.request(subSections, { id: 'nothing' })).toEqual({ items: [] });
  });
});

describe('a query', () => {
  it('is kept with its words and figures, and says by when it is answered', async () => {
    const figures = [
      { label: 'Line', value: 'Bluechip Fund, 01-Oct-2026' },
      { label: 'Rate paid', value: '0.65%' },
    ];
    const reference = await raise({ figures });
    expect(reference).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(await details(reference)).toMatchObject({
      reference,
      section: 'Brokerage',
      subSection: 'Rate',
      subject: rate.subject,
      status: 'open',
      answerBy: '2026-11-23',
      isLate: false,
      rating: null,
      figures,
      files: [],
      reopenUntil: null,
      events: [{ what: 'raised', words: rate.message, rating: null }],
    });
  });

  it('is late when the day of the answer is over', async () => {
    const reference = await raise();
    await hub.db.read('system', "update distributor_query set answer_by = '2026-11-15'");
    expect(await details(reference)).toMatchObject({ isLate: false });
    await hub.db.read('system', "update distributor_query set answer_by = '2026-11-14'");
    expect(await details(reference)).toMatchObject({ isLate: true });
    await answer(reference);
    expect(await details(reference)).toMatchObject({ isLate: false, answerBy: null });
  });

  it.each([
    [{ sectionId: 'gossip' }, { sectionId: queryTexts.wrong.section }, 422],
    [{ subSectionId: 'gossip' }, { subSectionId: queryTexts.wrong.subSection }, 422],
    [{ subSectionId: 'pending' }, { subSectionId: queryTexts.wrong.subSection }, 422],
    [{ subject: ' \n ' }, { subject: texts.field.required }, 400],
    [{ subject: 'x'.repeat(121) }, { subject: texts.field.tooLong }, 400],
    [{ message: 'x'.repeat(2001) }, { message: texts.field.tooLong }, 400],
    [{ message: 'a\u0007b' }, { message: texts.field.plainText }, 400],
  ])('of %j is refused at its field, and nothing is kept', async (wrong, fields, status) => {
    expect(await mine.call(submitQuery, { ...rate, ...wrong })).toMatchObject({ ok: false, status, fields });
    expect((await mine.request(queries, {})).total).toBe(0);
  });

  it('of more than thirty figures is refused', async () => {
    const figures = Array.from({ length: 31 }, () => ({ label: 'Line', value: '1' }));
    expect(await mine.call(submitQuery, { ...rate, figures })).toMatchObject({ ok: false, status: 400 });
  });

  it('is raised once for one key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const first = await mine.request(submitQuery, rate, { idempotencyKey });
    expect(await mine.request(submitQuery, rate, { idempotencyKey })).toEqual(first);
    expect((await mine.request(queries, {})).total).toBe(1);
  });

  it('is the fifty-first of a day: not taken, and said', async () => {
    for (let n = 0; n < 50; n++) await raise();
    expect(await mine.call(submitQuery, rate)).toMatchObject({
      ok: false,
      status: 429,
      message: queryTexts.tooMany,
    });
  });
});

describe('the answer of the desk', () => {
  it('is in the thread, and the distributor is told without a word of the query', async () => {
    const reference = await raise();
    await answer(reference);
    expect(await details(reference)).toMatchObject({
      status: 'answered',
      reopenUntil: '2026-12-15',
      events: [{ what: 'raised' }, { what: 'answered', words: 'The card changed on 1 October.' }],
    });
    const { items } = await mine.request(listNotifications, {});
    expect(items).toMatchObject([{ link: `/distributor/feedback-and-queries?query=${reference}` }]);
    expect(`${items[0]?.title} ${items[0]?.body}`).not.toContain(rate.subject);
    expect((await theirs.request(listNotifications, {})).total).toBe(0);
  });

  it('may be followed by another one', async () => {
    const reference = await raise();
    await answer(reference);
    await answer(reference, 'One more thing.');
    expect((await details(reference)).events).toHaveLength(3);
  });

  it('to a closed query or to none is refused', async () => {
    const reference = await raise();
    await move({ reference, status: 'closed' });
    await expect(answer(reference)).rejects.toThrow(queryTexts.isClosed);
    await expect(answer('Q-00000000')).rejects.toThrow(queryTexts.unknown);
  });
});

describe('closing and reopening', () => {
  it('goes from answered to closed with stars, and from closed to reopened without them', async () => {
    const reference = await raise();
    await answer(reference);
    expect(await move({ reference, status: 'closed', rating: 4, message: 'Thank you' })).toMatchObject({
      ok: true,
    });
    expect(await details(reference)).toMatchObject({ status: 'closed', rating: 4, answerBy: null });
    expect(await move({ reference, status: 'reopened', message: 'It is the same again.' })).toMatchObject({
      ok: true,
    });
    const now = await details(reference);
    expect(now).toMatchObject({ status: 'reopened', rating: null, answerBy: '2026-11-23' });
    expect(now.events.map(({ what, rating }) => [what, rating])).toEqual([
      ['raised', null],
      ['answered', null],
      ['closed', 4],
      ['reopened', null],
    ]);
  });

  it('wants words to reopen, and an answer for stars', async () => {
    const reference = await raise();
    expect(await move({ reference, status: 'closed', rating: 5 })).toMatchObject({
      status: 409,
      message: queryTexts.notRated,
    });
    expect(await move({ reference, status: 'reopened', message: 'Well?' })).toMatchObject({
      status: 409,
      message: queryTexts.notAnswered,
    });
    await answer(reference);
    expect(await move({ reference, status: 'reopened' })).toMatchObject({
      status: 400,
      fields: { message: texts.field.required },
    });
    for (const rating of [0, 6, 1.5]) {
      expect(await move({ reference, status: 'closed', rating })).toMatchObject({ status: 400 });
    }
    expect((await details(reference)).status).toBe('answered');
  });

  it('twice is refused, and after thirty days there is no reopening', async () => {
    const reference = await raise();
    await answer(reference);
    await move({ reference, status: 'closed' });
    expect(await move({ reference, status: 'closed' })).toMatchObject({
      status: 409,
      message: queryTexts.isClosed,
    });
    const later = (days: number) =>
      hub.db.read('system', `update distributor_query set changed_at = changed_at - interval '${days} days'`);
    await later(30);
    expect((await details(reference)).reopenUntil).toBe('2026-11-15');
    await later(1);
    expect(await move({ reference, status: 'reopened', message: 'Again' })).toMatchObject({
      status: 409,
      message: queryTexts.tooLate,
    });
    expect((await details(reference)).reopenUntil).toBeNull();
  });
});

describe('the list', () => {
  it('has what happened last first, and is searched by any word said on either side', async () => {
    const first = await raise();
    hub.clock.advance({ minutes: 1 });
    const second = await raise({
      sectionId: 'statements',
      subSectionId: 'account',
      subject: 'Folio 77',
      message: 'Not there',
    });
    hub.clock.advance({ minutes: 1 });
    await answer(first, 'See the addendum.');
    const found = async (input: RequestOf<typeof queries>) =>
      (await mine.request(queries, input)).items.map(({ reference }) => reference);
    expect(await found({})).toEqual([first, second]);
    expect(await found({ search: 'addendum' })).toEqual([first]);
    expect(await found({ search: '77 statements' })).toEqual([second]);
    expect(await found({ search: second.toLowerCase() })).toEqual([second]);
    expect(await found({ search: '%' })).toEqual([first, second]);
    expect(await found({ search: 'addendum folio' })).toEqual([]);
    expect(await found({ status: 'answered' })).toEqual([first]);
    expect(await mine.request(queries, { status: 'open', search: 'folio' })).toMatchObject({
      total: 1,
      counts: { open: 1, answered: 1, reopened: 0, closed: 0 },
    });
  });

  it('comes in pages', async () => {
    for (let n = 0; n < PAGE_SIZE + 3; n++) await raise();
    const pages = [1, 2, 3].map((pageNumber) => mine.request(queries, { pageNumber }));
    const all = await Promise.all(pages);
    expect(all.map(({ items }) => items.length)).toEqual([PAGE_SIZE, 3, 0]);
    expect(all.map(({ total }) => total)).toEqual(Array(3).fill(PAGE_SIZE + 3));
    expect(new Set(all.flatMap(({ items }) => items.map(({ reference }) => reference))).size).toBe(13);
  });
});

describe('another distributor', () => {
  it('sees, closes and reopens nothing of it', async () => {
    const reference = await raise();
    await answer(reference);
    expect((await theirs.request(queries, { search: reference })).items).toEqual([]);
    expect(await theirs.call(queryDetails, { reference })).toMatchObject({ status: 404 });
    expect(await theirs.call(saveQueryStatus, { reference, status: 'closed' })).toMatchObject({
      status: 404,
    });
    const rows = await hub.db.read({ arn: people.other.arn }, 'select * from query_event');
    expect(rows).toEqual([]);
    expect((await details(reference)).status).toBe('answered');
  });
});
