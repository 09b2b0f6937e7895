import {
  addMandate,
  bankMandates,
  cancelMandate,
  mandateOverview,
  otmAccounts,
  otmBanks,
  otmDetails,
  otmList,
  registerOtm,
  swapMandate,
} from '@hub/contract/calls/mandates/mandates';
import type { MandateTermsWire } from '@hub/contract/mandates/mandate-terms';
import { paise } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adoptDemoMandates } from '../../../../demo/src/mandates/demo-mandates.ts';
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
const approved = async (more: Partial<MandateTermsWire> = {}) => {
  // Each is newer than the one before.
  hub.clock.advance({ seconds: 1 });
  const id = await add(more);
  await approve(id);
  return id;
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

describe('a mandate that ends', () => {
  it('is cancelled after two days and with no debit under way', async () => {
    const id = await approved();
    expect(await failure(mine.request(cancelMandate, { folioNo, id }))).toMatch(/active for two days/);
    hub.clock.advance({ hours: 48 });
    const umrn = (await umrnOf(id)) ?? '';
    const payer = { name: 'Asha Menon', accountNo: '50100012344321', ifsc: 'HDFC0000001' };
    const on = hub.clock.today();
    await hub.db.transaction('system', (tx) =>
      hub.mandates.present(tx, [
        { arn: people.ifa.arn, reference: 'I1', mandateId: id, umrn, amount: paise(500_000n), on, payer },
      ]),
    );
    expect(await failure(mine.request(cancelMandate, { folioNo, id }))).toMatch(/debit is in progress/);
    expect((await mine.request(otmDetails, { folioNo, id })).cancelFault).toMatch(/debit is in progress/);
    hub.clock.advance({ hours: 24 });
    await hub.mandates.answerDebits({ now: hub.clock.now(), take: async () => {} });
    await mine.request(cancelMandate, { folioNo, id });
    expect(await statusOf(id)).toBe('CANCELLED');
    expect(await failure(mine.request(cancelMandate, { folioNo, id }))).toMatch(/already ended/);
  });

  it('by the client at the bank is said to the distributor', async () => {
    const id = await approved();
    await bank().revoke(id);
    await hub.workOnMandates();
    expect((await list())[0]).toMatchObject({ status: 'CANCELLED', reason: { words: 'By the investor' } });
    const titles = await hub.db.read<{ title: string }>('system', 'select title from notification');
    expect(titles.map(({ title }) => title)).toContain(
      'Asha Menon: mandate of ₹25,000 cancelled by the investor',
    );
  });
});

describe('plans on a mandate', () => {
  it('take of its limit, and move to another that bears them', async () => {
    const first = await approved();
    await sip({ umrn: await umrnOf(first) });
    expect((await list())[0]).toMatchObject({
      left: '20000.00',
      plans: [{ regNo: 'R1', amount: '5000.00' }],
    });
    const second = await approved({ limit: '30000' });
    const details = await mine.request(otmDetails, { folioNo, id: second });
    expect(details.movable).toMatchObject([{ regNo: 'R1', fault: null }]);
    await mine.request(swapMandate, { folioNo, id: second, regNo: 'R1' });
    const [now, before] = await list();
    expect([now?.plans.length, before?.plans.length, now?.left]).toEqual([1, 0, '25000.00']);
    expect(await failure(mine.request(swapMandate, { folioNo, id: second, regNo: 'R1' }))).toMatch(/already/);
    const rows = await hub.db.read<{ umrn: string }>(
      'system',
      'select umrn from plan_row order by line desc',
    );
    expect(rows[0]?.umrn).toBe(await umrnOf(second));
  });

  it('stay where they are when limit, end, folio or number do not fit', async () => {
    const first = await approved();
    await sip({ umrn: await umrnOf(first), amount: '20000.00' });
    const low = await approved({ limit: '15000' });
    const short = await approved({ endsOn: '2030-01-01' });
    const waiting = await add();
    const move = (id: string, regNo = 'R1') => failure(mine.request(swapMandate, { folioNo, id, regNo }));
    expect(await move(low)).toMatch(/above the mandate’s limit/);
    expect(await move(short)).toMatch(/ends before/);
    expect(await move(waiting)).toMatch(/not approved/);
    expect(await move(first, 'R9')).toMatch(/no such running SIP/);
    const elsewhere = mine.request(swapMandate, { folioNo: folios.bela, id: first, regNo: 'R1' });
    expect(await failure(elsewhere)).toMatch(/no such mandate/);
    expect((await list()).find(({ id }) => id === first)?.plans).toHaveLength(1);
  });
});

describe('what is asked about mandates', () => {
  it('names accounts with what their banks offer, never in full', async () => {
    const facts = await mine.request(otmAccounts, { folioNo });
    expect(facts.accounts.map(({ key, channels }) => [key, channels.length])).toEqual([
      [account, 5],
      ['ICIC0000002-9999', 1],
    ]);
    expect(JSON.stringify(facts)).not.toContain('50100012344321');
    expect(await mine.request(otmBanks, { ifsc: 'HDFC0000001' })).toMatchObject({ bank: 'HDFC Bank' });
    expect(await mine.request(otmBanks, { ifsc: 'ZZZZ0000001' })).toEqual({ bank: null, channels: [] });
  });

  it('lists for a payment only those that are approved, and counts all', async () => {
    const id = await approved();
    await add();
    expect((await mine.request(otmList, { folioNo })).map((one) => one.id)).toEqual([id]);
    expect(await mine.request(mandateOverview, {})).toMatchObject({
      withClient: 1,
      withBank: 0,
      approved: 1,
      rejected: 0,
      expiring: 0,
      toDo: [{ what: 'with-client', folioNo, investor: { name: 'Asha Menon' }, limit: '25000.00' }],
    });
    const refused = await add();
    await bank().reject(refused, 'AP02');
    await hub.workOnMandates();
    await approved({ endsOn: hub.clock.today().add({ months: 2 }).toString() });
    const { toDo, ...counts } = await mine.request(mandateOverview, {});
    expect(counts).toMatchObject({ withClient: 1, approved: 2, rejected: 1, expiring: 1 });
    expect(toDo.map(({ what }) => what)).toEqual(['rejected', 'expiring', 'with-client']);
    expect(JSON.stringify(toDo)).not.toContain('50100012344321');
  });

  it('of the demo’s book are known to its bank: one can be approved, one is answered in some days', async () => {
    await hub.db.read(
      'system',
      `insert into mandate (arn, id, folio_no, bank, account, ifsc, channel, "limit", starts_on, ends_on, status)
       values ($1, 'OLD1', $2, 'HDFC Bank', '50100012344321', 'HDFC0000001', 'netbanking', 9000, '2026-11-01', '2040-01-01', 'INITIATED'),
              ($1, 'OLD2', $2, 'HDFC Bank', '50100012344321', 'HDFC0000001', 'netbanking', 9000, '2026-11-01', '2040-01-01', 'SENT')`,
      [people.ifa.arn, folioNo],
    );
    await adoptDemoMandates(hub.context, people.ifa.arn, bank());
    await adoptDemoMandates(hub.context, people.ifa.arn, bank());
    expect(await hub.db.read('system', 'select 1 from bank_mandate')).toHaveLength(2);
    await hub.workOnMandates();
    expect([await statusOf('OLD1'), await statusOf('OLD2')]).toEqual(['INITIATED', 'SENT']);
    await mine.request(registerOtm, { folioNo, id: 'OLD1', act: 'resend-link' });
    await approve('OLD1');
    expect(await statusOf('OLD1')).toBe('APPROVED');
    hub.clock.advance({ hours: 24 * 9 });
    await hub.workOnMandates();
    expect(await statusOf('OLD2')).toBe('APPROVED');
  });

  it('shows nothing of another distributor, and lets nobody else act', async () => {
    const id = await approved();
    const requests = [
      () => theirs.request(bankMandates, { folioNo }),
      () => theirs.request(otmDetails, { folioNo, id }),
      () => theirs.request(otmAccounts, { folioNo }),
      () => theirs.request(cancelMandate, { folioNo, id }),
      () => theirs.request(swapMandate, { folioNo, id, regNo: 'R1' }),
      () => theirs.request(registerOtm, { folioNo, id, act: 'resend-link' }),
      () => theirs.request(addMandate, { terms: terms(), consent: true }),
    ];
    for (const requested of requests) expect(await failure(requested())).toMatch(/no such|folio/i);
    expect(await theirs.request(otmList, { folioNo })).toEqual([]);
    expect(await theirs.request(mandateOverview, {})).toMatchObject({ approved: 0 });
  });

  it('leaves no account number in a log or a reply', async () => {
    const id = await approved();
    const replies = [
      await mine.request(bankMandates, { folioNo }),
      await mine.request(otmDetails, { folioNo, id }),
      await mine.request(otmList, { folioNo }),
    ];
    expect(JSON.stringify(replies)).not.toContain('50100012344321');
    expect(JSON.stringify(replies)).not.toContain((await umrnOf(id)) ?? 'none');
    expect(hub.logged()).not.toContain('50100012344321');
  });

  it('needs the security key to add, and Basic for the OTM service [S7-07] [S7-12]', async () => {
    const id = await add();
    const without = await mine.send(
      addMandate,
      { terms: terms(), consent: true },
      { headers: { 'security-key': 'wrong' } },
    );
    expect(without.status).toBeGreaterThanOrEqual(400);
    const bare = await mine.send(
      registerOtm,
      { folioNo, id, act: 'resend-link' },
      { headers: { authorization: 'Basic wrong' } },
    );
    expect(bare.status).toBeGreaterThanOrEqual(400);
  });
});
