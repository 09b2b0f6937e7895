import {
  brokerageAtRisk,
  brokerageGaps,
  brokeragePayout,
  brokerageSummary,
} from '@hub/contract/calls/brokerage/brokerage';
import { brokerageLine, brokerageReport } from '@hub/contract/calls/brokerage/brokerage-report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { watched } from '../../../http/test/watched-database.ts';
import { asha, farah, seedPayouts, vikram } from '../test/seed-payouts.ts';

let hub: TestApp;
let meera: TestClient;
let imran: TestClient;
beforeAll(async () => {
  hub = await testApp();
  await seedPayouts(hub.db, people.ifa.arn, people.other.arn);
  const signedIn = async (arn: string) => {
    const client = hub.client();
    await client.logIn(arn);
    await client.authenticate();
    return client;
  };
  meera = await signedIn(people.ifa.arn);
  imran = await signedIn(people.other.arn);
});
afterAll(() => hub.close());

const system = (text: string, params: readonly unknown[] = []) => hub.db.read('system', text, params);

/*
 * By hand. A crore at 0.80 %: 219.178082… a day, so 6,575.34 in 30 days and 6,794.52 in 31. Vikram's 36,500 at 0.30 %:
 * 0.30 a day since 15-Sep; his lakh at 0.80 %: 2.191780… a day since 10-Nov. The last night was 14-Nov.
 */
const june = {
  amount: '21575.34', // 6,575.34 + 15,000.00
  gst: '3883.56', // 18 % of 6,575.34 is 1,183.56; the other line says 2,700.00
  gstWithheld: '3883.56', // there is no invoice
  tds: '431.51', // 2 % of all: the year goes beyond 20,000 with it
  net: '21143.83',
  held: '500.00',
};
const july = {
  amount: '5700.00',
  gst: '1026.00',
  gstWithheld: '1026.00',
  tds: '114.00',
  net: '5586.00',
  held: '0.00',
};
/**
 * 6,794.52 for May, July, August and October, 6,575.34 for June and September with Asha; 4.80 and 9.30 with Vikram.
 * November runs. What came: 21,575.34 for June and 6,000.00 for July; the clawback is no trail.
 */
const trailOfYear = { due: '40342.86', received: '27575.34', gap: '12767.52' };
const figures = (text: string) => BigInt(text.replace('.', ''));

describe('the payout', () => {
  it('has the months with GST, TDS and net, and the year they add up to', async () => {
    const { asOn, months, year, byClass, byKind, byEuin, gstin, hasPan } = await meera.request(
      brokeragePayout,
      {},
    );
    expect(asOn).toBe('2026-11-15');
    expect(months).toHaveLength(24);
    expect([months[0]?.month, months[23]?.month]).toEqual(['2026-11', '2024-12']);
    expect(months.find(({ month }) => month === '2026-06')).toEqual({
      month: '2026-06',
      ...june,
      lines: 3,
      paidOn: '2026-07-05',
      expected: '6575.34',
      trail: { due: '6575.34', received: '21575.34', gap: '-15000.00' },
      workedAt: expect.stringMatching(/^20\d\d-/),
      invoice: null,
      invoiceStatus: null,
    });
    expect(months.find(({ month }) => month === '2026-07')).toMatchObject(july);
    expect(year).toEqual({
      label: 'FY 2026-27',
      amount: '27275.34',
      gst: '4909.56',
      gstWithheld: '4909.56',
      tds: '545.51',
      net: '26729.83',
      held: '500.00',
      trail: trailOfYear,
    });
    expect(byKind).toEqual([
      { kind: 'trail', amount: '27575.34' },
      { kind: 'clawback', amount: '-300.00' },
    ]);
    expect(byClass).toEqual([
      { assetClass: 'EQUITY', amount: '12575.34', expected: '43408.21' },
      { assetClass: 'DEBT', amount: '14700.00', expected: '18.30' },
    ]);
    expect(byEuin).toEqual([{ euin: null, name: null, amount: '27275.34' }]);
    expect({ gstin, hasPan }).toEqual({ gstin: '29ABCPE0001F1ZK', hasPan: true });
  });

  it('says what the month that runs has earned up to the last night', async () => {
    const { current } = await meera.request(brokeragePayout, {});
    expect(current).toEqual({ month: '2026-11', expected: '3083.65', through: '2026-11-14' });
  });

  it('has nothing of a month before the twin began, and no guess of it', async () => {
    const { months } = await meera.request(brokeragePayout, {});
    expect(months.find(({ month }) => month === '2026-04')).toMatchObject({
      amount: '0.00',
      lines: 0,
      expected: null,
      paidOn: null,
    });
  });

  it('deducts 20 % without a PAN, and adds no GST without a GSTIN', async () => {
    await system('update distributor set pan = null where arn = $1', [people.ifa.arn]);
    await system("update distributor_profile set gstin = '' where arn = $1", [people.ifa.arn]);
    const { months, gstin, hasPan } = await meera.request(brokeragePayout, {});
    await system("update distributor set pan = 'ABCPE0001F' where arn = $1", [people.ifa.arn]);
    await system("update distributor_profile set gstin = '29ABCPE0001F1ZK' where arn = $1", [people.ifa.arn]);
    expect({ gstin, hasPan }).toEqual({ gstin: null, hasPan: false });
    expect(months.find(({ month }) => month === '2026-06')).toMatchObject({
      gst: '2700.00',
      gstWithheld: '0.00',
      tds: '4315.07',
      net: '19960.27',
    });
  });

  it('is of one distributor alone', async () => {
    const { year } = await imran.request(brokeragePayout, {});
    expect(year).toMatchObject({ amount: '77.00', gst: '0.00', tds: '0.00', net: '77.00' });
  });
});

describe('the gap of the year', () => {
  const year = { from: '2026-04', to: '2027-03' } as const;

  it('is one number on the payout, in its months, in expected and received and in the report', async () => {
    const payout = await meera.request(brokeragePayout, {});
    const gaps = await meera.request(brokerageGaps, year);
    const report = await meera.request(brokerageReport, year);
    const byMonth = await meera.request(brokerageReport, { ...year, group: 'month' });
    expect(payout.year.trail).toEqual(trailOfYear);
    expect(gaps.trail).toMatchObject(trailOfYear);
    expect(report.totals.trail).toEqual(trailOfYear);
    const { due, received, gap } = payout.year.trail;
    expect(figures(due) - figures(received)).toBe(figures(gap));
    const sum = (list: readonly { readonly gap: string }[]) =>
      list.reduce((total, one) => total + figures(one.gap), 0n);
    expect(sum(payout.months.map(({ trail }) => trail))).toBe(figures(gap));
    expect(sum(gaps.months)).toBe(figures(gap));
    expect(sum(byMonth.items)).toBe(figures(gap));
    const second = await meera.request(brokerageReport, { ...year, pageNumber: 2 });
    expect(sum([...report.items, ...second.items])).toBe(figures(gap));
    for (const { month, trail } of payout.months) {
      const there = gaps.months.find((one) => one.month === month);
      if (there) expect([month, there.gap]).toEqual([month, trail.gap]);
    }
    for (const reply of [payout, gaps, report]) expect(reply.workedAt).toMatch(/^20\d\d-.*Z$/);
  });

  it('is the named gaps of trail, the months nobody paid and a rest', async () => {
    const { trail, items } = await meera.request(brokerageGaps, year);
    const named = items.filter(({ kind }) => kind === 'trail').map(({ amount }) => figures(amount));
    expect(named.reduce((sum, one) => sum + one, 0n)).toBe(figures(trail.named));
    // May, August, September and October.
    expect(trail).toMatchObject({ named: '-14205.48', unpaid: '26973.00', rest: '0.00' });
    expect(figures(trail.named) + figures(trail.unpaid) + figures(trail.rest)).toBe(figures(trail.gap));
  });

  it('expects of the month that runs the same on the payout and in the report, and none of it is due', async () => {
    const { current } = await meera.request(brokeragePayout, {});
    const { totals, items } = await meera.request(brokerageReport, { from: '2026-11', to: '2026-11' });
    expect(totals).toMatchObject({
      expected: '3083.65',
      trail: { due: '0.00', received: '0.00', gap: '0.00' },
    });
    expect(current?.expected).toBe(totals.expected);
    expect(items.map(({ rows, expected }) => [rows, expected])).toEqual([
      [0, '3068.49'],
      [0, '4.20'],
      [0, '10.96'],
    ]);
  });
});

describe('the summary that the dashboard shows', () => {
  it('has the figures of the payout and of what is at risk, to the paisa', async () => {
    const summary = await meera.request(brokerageSummary, {});
    const payout = await meera.request(brokeragePayout, {});
    const { totals, risks } = await meera.request(brokerageAtRisk, {});
    const newest = payout.months.find(({ lines }) => lines > 0);
    const invoices = risks.find(({ risk }) => risk === 'gst-invoice');
    expect(summary).toEqual({
      current: payout.current,
      received: { month: '2026-07', amount: '5700.00', paidOn: newest?.paidOn ?? null, gap: '794.52' },
      year: { label: 'FY 2026-27', due: trailOfYear.due, received: trailOfYear.received },
      atRisk: totals,
      invoices: { count: 2, amount: invoices?.amount, deadline: '2026-09-15' },
    });
    expect(summary.received?.amount).toBe(newest?.amount);
  });

  it('asks the database seven times, however much there is, and again no less', async () => {
    const db = watched(hub.db);
    const counted = await testApp({ on: { ...hub, db } });
    const client = counted.client();
    await client.logIn(people.ifa.arn);
    await client.authenticate();
    await client.request(brokerageSummary, {});
    db.taken();
    await client.request(brokerageSummary, {});
    expect(db.taken()).toHaveLength(7);
    await counted.app.close();
  });

  it('of a first day has nothing earned, nothing received and nothing at risk', async () => {
    const client = hub.client();
    await client.logIn(people.expired.arn);
    await client.authenticate();
    await system("update distributor set valid_to = '2030-03-31' where arn = $1", [people.expired.arn]);
    await system(
      "insert into yearly_declaration (arn, year, signed_at, signed_by) values ($1, 2026, '2026-06-01T06:00:00Z', 'x')",
      [people.expired.arn],
    );
    expect(await client.request(brokerageSummary, {})).toEqual({
      current: null,
      received: null,
      year: { label: 'FY 2026-27', due: '0.00', received: '0.00' },
      atRisk: { lost: '0.00', withheld: '0.00', perMonth: '0.00', perYear: '0.00' },
      invoices: null,
    });
  });
});

describe('the report', () => {
  const all = { from: '2026-06', to: '2026-07' } as const;

  it('is of the newest month where nobody says, and of all that is asked for', async () => {
    const newest = await meera.request(brokerageReport, {});
    expect(newest).toMatchObject({
      from: '2026-07',
      to: '2026-07',
      months: { first: '2026-06', last: '2026-07' },
      total: 2,
    });
    const both = await meera.request(brokerageReport, { ...all, sort: 'amount' });
    expect(both.items.map(({ month, investor, amount, held }) => [month, investor, amount, held])).toEqual([
      ['2026-06', vikram.name, '15000.00', '500.00'],
      ['2026-06', asha.name, '6575.34', '0.00'],
      ['2026-07', asha.name, '6000.00', '0.00'],
      ['2026-07', vikram.name, '-300.00', '0.00'],
    ]);
    expect(both.totals).toMatchObject({ amount: '27275.34', gst: '4909.56', held: '500.00' });
  });

  it('shows with a line what was expected and how far they are apart', async () => {
    const { items } = await meera.request(brokerageReport, { ...all, folioNo: asha.folioNo });
    expect(items.map(({ month, expected, gap }) => [month, expected, gap])).toEqual([
      ['2026-07', '6794.52', '794.52'],
      ['2026-06', '6575.34', '0.00'],
    ]);
  });

  it.each([
    ['month', 2],
    ['client', 2],
    ['scheme', 2],
    ['line', 4],
  ] as const)('by %s has %i rows that add up to the totals', async (group, count) => {
    const { items, total, totals } = await meera.request(brokerageReport, { ...all, group });
    expect([items.length, total]).toEqual([count, count]);
    const paise = items.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
    expect(paise).toBe(BigInt(totals.amount.replace('.', '')));
  });

  it.each([
    [{ words: 'pillai' }, 2],
    [{ words: 'flexi asha' }, 2],
    [{ words: vikram.folioNo }, 2],
    [{ words: farah.name }, 0],
    [{ kind: 'clawback' }, 1],
    [{ assetClass: 'DEBT' }, 2],
    [{ state: 'held' }, 1],
    [{ state: 'gap', folioNo: asha.folioNo }, 1],
    [{ euin: 'E000001' }, 0],
  ] as const)('finds with %j %i rows', async (requested, count) => {
    expect((await meera.request(brokerageReport, { ...all, ...requested })).total).toBe(count);
  });

  it('shows nobody another distributor’s lines', async () => {
    const { items } = await imran.request(brokerageReport, all);
    // For June nothing came, and something was expected.
    expect(items.map(({ investor, month, amount }) => [investor, month, amount])).toEqual([
      [farah.name, '2026-07', '77.00'],
      [farah.name, '2026-06', '0.00'],
    ]);
    const foreign = { month: '2026-06', folioNo: asha.folioNo, schemeCode: 'E', kind: 'trail' } as const;
    expect(await imran.call(brokerageLine, foreign)).toMatchObject({ ok: false, status: 404 });
  });
});

describe('a line', () => {
  const requested = { month: '2026-06', folioNo: asha.folioNo, schemeCode: 'E', kind: 'trail' } as const;

  it('is taken apart to units, NAV, rate and days, with the taxes of the handbook’s example', async () => {
    const line = await meera.request(brokerageLine, requested);
    expect(line).toMatchObject({
      investor: asha.name,
      scheme: 'Aranya Flexi Cap Fund',
      gaps: [],
      tax: {
        gstBasis: 'exclusive',
        taxable: '6575.34',
        igst: '1183.56',
        cgst: '0.00',
        sgst: '0.00',
        tdsRate: '2.0000',
        tds: '131.51',
        net: '7627.39',
      },
    });
    expect(line.expected).toMatchObject({
      amount: '6575.34',
      gstWithin: null,
      days: 30,
      missing: [],
      pieces: [
        {
          boughtOn: '2026-05-01',
          from: '2026-06-01',
          to: '2026-06-30',
          days: 30,
          units: '100000.000',
          nav: '100.0000',
          rate: '0.8000',
          year: 1,
          card: 'RC-2026',
          cardLine: 1,
          amount: '6575.34',
        },
      ],
    });
    expect(line.expected?.daily).toHaveLength(30);
    expect(line.expected?.daily[0]).toEqual({ day: '2026-06-01', value: '10000000.00', amount: '219.18' });
  });

  it('says why it is held and what lifts that, and nothing of what nobody expects', async () => {
    const line = await meera.request(brokerageLine, {
      ...requested,
      folioNo: vikram.folioNo,
      schemeCode: 'D',
    });
    expect(line.expected).toBeNull();
    const held = line.received.find(({ hold }) => hold !== null);
    expect(held?.hold).toEqual({ reason: 'KYC on hold', cure: expect.stringContaining('investor’s KYC') });
  });

  it('names the gap with its rupees', async () => {
    const { gaps } = await meera.request(brokerageLine, { ...requested, month: '2026-07' });
    expect(gaps).toEqual([
      { gap: 'other', amount: '794.52', text: expect.stringContaining('₹794.52 too little') },
    ]);
  });
});

describe('expected and received', () => {
  it('has the months, the names and the rows, largest first', async () => {
    const { months, names, items, total, sum, missing } = await meera.request(brokerageGaps, {});
    expect(months.find(({ month }) => month === '2026-07')).toEqual({
      month: '2026-07',
      expected: '6794.52',
      due: '6794.52',
      received: '6000.00',
      gap: '794.52',
    });
    expect(items[0]).toMatchObject({ month: '2026-06', gap: 'not-expected', amount: '-15000.00' });
    expect(names.find(({ gap }) => gap === 'other')).toEqual({ gap: 'other', count: 1, amount: '794.52' });
    expect([total, sum, missing]).toEqual([3, '-13905.48', []]);
    const others = await meera.request(brokerageGaps, { gap: 'other' });
    expect([others.total, others.sum, others.names.length]).toEqual([1, '794.52', 2]);
  });
});
