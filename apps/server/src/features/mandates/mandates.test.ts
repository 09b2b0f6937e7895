import {
  addMandate,
  bankMandates,
  cancelMandate,
  mandateForm,
  otmDetails,
  registerOtm,
} from '@hub/contract/calls/mandates/mandates';
import { addOtm, existingVpa, validateVpa } from '@hub/contract/calls/transact/transact';
import type { MandateTermsWire } from '@hub/contract/mandates/mandate-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import type { TestClient } from '../../http/test/test-client.ts';
import { bookOf } from '../book/book.public.ts';
import { account, folios, scheme, seedMandateBook } from './test/mandate-book.ts';

let hub: TestApp;
let mine: TestClient;
let theirs: TestClient;

beforeAll(async () => {
  hub = await testApp({
    withJobs: true,
    config: {
      tokens: { accessSeconds: 10_000_000, refreshSeconds: 10_000_000, transactionSeconds: 10_000_000 },
      idleMinutes: { web: 1_000_000, native: 1_000_000 },
      sessionMaxHours: { web: 100_000, native: 100_000 },
    },
  });
  await seedMandateBook(hub.db);
  [mine, theirs] = [hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
});
afterAll(() => hub.close());
beforeEach(() =>
  hub.db.asOwner(({ script }) =>
    script(
      "truncate mandate, bank_mandate, bank_lot, bank_debit, notification, plan_run; delete from plan; delete from plan_row; delete from outbox_message where purpose = 'mandate-link'",
    ),
  ),
);

const folioNo = folios.asha;
const terms = (more: Partial<MandateTermsWire> = {}): MandateTermsWire => ({
  folioNo,
  account,
  channel: 'netbanking',
  vpa: null,
  limit: '25000',
  startsOn: hub.clock.today().toString(),
  endsOn: '2046-01-31',
  repairs: null,
  ...more,
});
const add = async (more: Partial<MandateTermsWire> = {}) =>
  (await mine.request(addMandate, { terms: terms(more), consent: true })).id;
const list = async () => (await mine.request(bankMandates, { folioNo })).mandates;
const statusOf = async (id: string) => (await list()).find((one) => one.id === id)?.status;
const bank = () => {
  if (hub.mandates.bank === null) throw new Error('no bank');
  return hub.mandates.bank;
};
const approve = async (id: string) => {
  await bank().approve(id);
  await hub.workOnMandates();
};
const sip = (more: { regNo?: string; amount?: string; umrn?: string | null; endsOn?: string } = {}) =>
  hub.db.transaction('system', (tx) =>
    bookOf(tx).writePlans([
      {
        arn: people.ifa.arn,
        kind: 'SIP',
        regNo: 'R1',
        folioNo,
        schemeCode: scheme,
        targetCode: null,
        amount: '5000.00',
        frequency: 'monthly',
        registeredOn: '2026-01-01',
        startsOn: '2026-02-05',
        endsOn: '2040-02-05',
        ceasedOn: null,
        pausedFrom: null,
        pausedTo: null,
        rejectedOn: null,
        reason: null,
        umrn: null,
        instalments: null,
        monthly: '5000.00',
        done: 0,
        bounced: 0,
        bouncedInRow: 0,
        lastDueOn: null,
        ...more,
      },
    ]),
  );
const umrnOf = async (id: string) =>
  (await hub.db.read<{ umrn: string }>('system', 'select umrn from mandate where id = $1', [id]))[0]?.umrn ??
  null;
const failure = async (requested: Promise<unknown>) => {
  try {
    await requested;
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
  return null;
};

describe('a mandate', () => {
  it('[S3-35] is registered online, approved by the client at the bank, and approved with its number', async () => {
    const reply = await mine.call(addMandate, { terms: terms(), consent: true });
    expect(reply).toMatchObject({ ok: true, toast: 'The mandate is registered.' });
    if (!reply.ok) throw new Error(reply.message);
    const sent = reply.value;
    expect(sent).toMatchObject({
      status: 'INITIATED',
      sentTo: expect.arrayContaining([expect.stringContaining('11')]),
    });
    const [message] = await hub.db.read<{ body: string }>(
      'system',
      "select body from outbox_message where purpose = 'mandate-link' and channel = 'SMS'",
    );
    expect(message?.body).toMatch(/up to ₹25,000 per debit from HDFC Bank, account \S*4321/);
    // The distributor may hand the same link on, for as long as there is something to approve.
    const { link, investor } = await mine.request(otmDetails, { folioNo, id: sent.id });
    expect(link?.text).toBe(message?.body);
    expect(link?.text).toContain(link?.url ?? '-');
    expect(investor.name).toBe('Asha Menon');
    const path = /(\/demo\/bank\/mandates\/\S+)/.exec(message?.body ?? '')?.[1] ?? '';
    const page = await hub.app.inject({ url: path });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Approve a mandate');
    expect(page.body).not.toContain('50100012344321');
    const form = {
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as const;
    expect((await hub.app.inject({ ...form, payload: 'act=approve' })).statusCode).toBe(303);
    await hub.workOnMandates();
    expect((await list())[0]).toMatchObject({
      status: 'APPROVED',
      mode: 'ON',
      maskedUmrn: expect.stringMatching(/^\D+\d{4}$/),
      limit: '25000.00',
      left: '25000.00',
      plans: [],
      reason: null,
    });
    expect(await umrnOf(sent.id)).toMatch(/^HDFC7.1\d{13}$/);
    const notices = await hub.db.read<{ title: string }>('system', 'select title from notification');
    expect(notices).toEqual([{ title: 'Asha Menon: mandate of ₹25,000 approved' }]);
    // Pressed again, nothing more happens.
    await hub.app.inject({ ...form, payload: 'act=approve' });
    await hub.workOnMandates();
    expect(await hub.db.read('system', 'select 1 from notification')).toHaveLength(1);
  });

  it('that the bank rejects says why and what to do, and is repaired', async () => {
    const id = await add();
    await bank().reject(id, 'AP02');
    await hub.workOnMandates();
    expect((await list())[0]).toMatchObject({
      status: 'REJECTED',
      reason: {
        words: 'The account is closed',
        fix: 'Register the mandate on another account of the folio.',
      },
    });
    hub.clock.advance({ seconds: 1 });
    const other = await add({ repairs: id });
    await approve(other);
    const [now, before] = await list();
    expect([now?.status, now?.repairs, before?.repairedBy]).toEqual(['APPROVED', id, other]);
    expect(await failure(add({ repairs: other }))).toMatch(/Only a rejected mandate/);
  });

  it('carries the SIPs that waited for it, or for the one that it repairs', async () => {
    const first = await add();
    await sip();
    await hub.db.read(
      'system',
      `insert into plan_run (arn, kind, folio_no, reg_no, mandate_id, next_due_on, next_debit_on)
       select arn, kind, folio_no, reg_no, $1, '2027-02-05', '2027-02-05' from plan`,
      [first],
    );
    await bank().reject(first, 'AP02');
    await hub.workOnMandates();
    hub.clock.advance({ seconds: 1 });
    const second = await add({ repairs: first });
    await bank().reject(second, 'AP02');
    await hub.workOnMandates();
    hub.clock.advance({ seconds: 1 });
    await approve(await add({ repairs: second }));
    expect((await list())[0]).toMatchObject({
      status: 'APPROVED',
      plans: [{ regNo: 'R1' }],
      left: '20000.00',
    });
  });

  it('[S3-35] on paper is a form and offline, goes to the bank when it is signed, and is answered in five business days', async () => {
    const id = await add({ channel: 'paper' });
    const details = await mine.request(otmDetails, { folioNo, id });
    expect(details).toMatchObject({ hasForm: true, canResend: false, sentTo: [], link: null });
    const file = await mine.send(mandateForm, { folioNo, id });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(await hub.db.read('system', 'select 1 from bank_mandate')).toEqual([]);
    await mine.request(registerOtm, { folioNo, id, act: 'send-form' });
    expect(await statusOf(id)).toBe('SENT');
    expect(await failure(mine.request(registerOtm, { folioNo, id, act: 'send-form' }))).toMatch(
      /has already gone to the bank/,
    );
    expect(await failure(mine.request(cancelMandate, { folioNo, id }))).toMatch(/with the bank/);
    hub.clock.advance({ hours: 24 * 9 });
    await hub.workOnMandates();
    expect(await statusOf(id)).toBe('APPROVED');
    expect(await umrnOf(id)).toMatch(/^HDFC0/);
    expect((await list()).find((one) => one.id === id)?.mode).toBe('OFF');
  });

  it('is asked for once, though sent twice with one key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const input = { terms: terms(), consent: true as const };
    const [one, other] = [
      await mine.request(addMandate, input, { idempotencyKey }),
      await mine.request(addMandate, input, { idempotencyKey }),
    ];
    expect(one.id).toBe(other.id);
    expect(await list()).toHaveLength(1);
  });

  it('is one of five in a folio, also when several are asked for at once', async () => {
    const requested = await Promise.all(
      Array.from({ length: 7 }, () => mine.call(addMandate, { terms: terms(), consent: true })),
    );
    expect(requested.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await list()).toHaveLength(5);
  });

  it.each<[string, Partial<MandateTermsWire>, RegExp]>([
    ['a start in the past', { startsOn: '2026-11-01' }, /The start is in the past/],
    ['an end before the start', { endsOn: '2026-11-15' }, /The end is not after the start/],
    ['more than 40 years', { endsOn: '2070-01-01' }, /at most 40 years/],
    ['an end past 2099', { endsOn: '2100-01-01' }, /31-Dec-2099/],
    ['more than a crore', { limit: '10000001' }, /at most ₹1,00,00,000/],
    [
      'more than a lakh by UPI',
      { channel: 'upi', vpa: 'asha.menon@okbank', limit: '100001' },
      /at most ₹1,00,000/,
    ],
    ['a UPI ID of another name', { channel: 'upi', vpa: 'other@okbank' }, /belongs to someone else/],
    ['a UPI ID that no bank knows', { channel: 'upi', vpa: 'closed@okbank' }, /This UPI ID was not found/],
    ['an account that is not the folio’s', { account: 'HDFC0000001-9999' }, /bank account of the folio/],
    ['a bank that does not offer it', { account: 'ICIC0000002-9999' }, /ICICI Bank does not offer this/],
    ['a folio of somebody else', { folioNo: folios.theirs }, /folio/i],
  ])('is refused with %s, and nothing is kept', async (_, more, words) => {
    expect(await failure(add(more))).toMatch(words);
    expect(await hub.db.read('system', 'select 1 from mandate union all select 1 from bank_mandate')).toEqual(
      [],
    );
  });

  it('by UPI is known by its UPI ID afterwards, to its own distributor alone', async () => {
    await add({ channel: 'upi', vpa: 'asha.menon@okbank' });
    expect(await mine.request(existingVpa, { folioNo })).toEqual([{ vpa: 'asha.menon@okbank' }]);
    expect(await mine.request(existingVpa, { folioNo: folios.theirs })).toEqual([]);
    const judged = async (vpa: string, of: string = folioNo) =>
      (await mine.request(validateVpa, { folioNo: of, vpa })).map(({ fault }) => fault);
    expect(await judged('menon.asha@okbank')).toEqual([null]);
    expect(await judged('other@okbank')).toEqual(['another-name']);
    expect(await judged('closed@okbank')).toEqual(['not-found']);
    expect(await judged('timeout@okbank')).toEqual(['no-answer']);
    expect(await judged('asha.menon@okbank', folios.theirs)).toEqual([]);
    // The name is said where it is a holder's, or one of those that a form without a folio names.
    const named = async (vpa: string, of: { folioNo: string } | { names: string[] }) =>
      (await mine.request(validateVpa, { ...of, vpa })).map(({ name, isGood }) => ({ name, isGood }));
    expect(await named('menon.asha@okbank', { folioNo })).toEqual([{ name: 'Menon Asha', isGood: true }]);
    expect(await named('other@okbank', { folioNo })).toEqual([{ name: null, isGood: false }]);
    const names = ['Gita Rao', 'Arun Rao'];
    expect(await named('arun.rao@okbank', { names })).toEqual([{ name: 'Arun Rao', isGood: true }]);
    expect(await named('menon.asha@okbank', { names })).toEqual([{ name: null, isGood: false }]);
    expect(await mine.call(validateVpa, { vpa: 'arun.rao@okbank' })).toMatchObject({
      ok: false,
      fields: { folioNo: expect.anything() },
    });
    let answered = 0;
    while (answered < 1000 && (await mine.call(validateVpa, { folioNo, vpa: `a${answered}@okbank` })).ok)
      answered++;
    expect(answered).toBeLessThan(60);
    await hub.db.read('system', `delete from rate_limit where key like 'vpa-lookups:%'`);
  });

  it('can be begun from the transactions as well', async () => {
    const sent = await mine.request(addOtm, {
      terms: terms({ channel: 'upi', vpa: 'asha.menon@okbank' }),
      consent: true,
    });
    await approve(sent.id);
    expect(await statusOf(sent.id)).toBe('APPROVED');
  });

  it('is asked for again only so often in a day', async () => {
    const { limits } = hub.config;
    const config = { ...hub.config, limits: { ...limits, messagesPerContactPerDay: 3 } };
    hub.clock.advance({ hours: 24 });
    const strict = await testApp({ on: hub, config });
    const again = strict.client();
    await again.adopt(mine);
    const id = await add();
    const resend = () => again.call(registerOtm, { folioNo, id, act: 'resend-link' });
    expect([await resend(), await resend()].map(({ ok }) => ok)).toEqual([true, true]);
    expect(await resend()).toMatchObject({ ok: false, status: 429 });
    await strict.close();
  });

  it('is asked for again while it waits for the client, and never after', async () => {
    const id = await add();
    await mine.request(registerOtm, { folioNo, id, act: 'resend-link' });
    const messages = await hub.db.read(
      'system',
      "select 1 from outbox_message where purpose = 'mandate-link'",
    );
    expect(messages).toHaveLength(4);
    await approve(id);
    expect(await failure(mine.request(registerOtm, { folioNo, id, act: 'resend-link' }))).toMatch(
      /is not waiting/,
    );
  });
});
