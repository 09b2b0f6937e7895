import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalGainStatement } from '@hub/contract/calls/statements/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { entry, post, writeHolder } from '../../investor/test/held-book.ts';
import { signedIn } from '../../investor/test/signed-in.ts';
import { codes, writeHandbookClient, writeSchemes } from '../test/statement-book.ts';

const { arn } = people.ifa;
const year = '2025-26';

let hub: TestApp;
let client: TestClient;
let investorId: string;
beforeAll(async () => {
  hub = await testApp();
  await writeSchemes(hub.db);
  investorId = await writeHandbookClient(hub.db, arn);
  client = await signedIn(hub, arn);
});
afterAll(() => hub.close());

const holder = (name: string, folios: readonly string[], more: { family?: string; pan?: string } = {}) =>
  hub.db.transaction('system', (tx) => writeHolder(tx, { arn, name, folios, ...more }));

describe('the handbook’s examples', () => {
  it('A: grandfathered long term and loaded short term; B: long at 12.5 %, short at the slab, as the docs show', async () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../../../../docs/features/statements.md'),
      'utf8',
    );
    const shown = page
      .split('\n')
      .filter((line) => /^\| [AB]\d\//.test(line))
      .map((line) => line.slice(2, -2).split(' | '));
    expect(shown).toHaveLength(4);
    const { lines } = await client.request(capitalGainStatement, { investorId, year });
    expect(
      lines.map((line) => [
        line.folioNo,
        line.soldOn,
        line.boughtOn,
        line.units,
        line.proceeds,
        line.cost,
        line.countedCost,
        line.term,
        line.rate,
        line.gain,
      ]),
    ).toEqual(shown);
    // Handbook §3.5: 200 units at 70.00 less 1 %.
    expect(lines.map(({ load }) => load)).toEqual(['0.00', '140.00', '0.00', '0.00']);
    expect(lines[0]?.grandfathered).toEqual({ units: '1000.000', nav: '34.0000', value: '34000.00' });
    expect(lines[0]?.steps.map(({ value }) => value)).toEqual([
      '₹70,000.00',
      '₹20,000.00',
      '₹34,000.00',
      '₹34,000.00',
      '₹36,000.00',
    ]);
  });

  it('sums, slots and the allowance follow from the lines', async () => {
    const statement = await client.request(capitalGainStatement, { investorId, year });
    expect(statement.sums.map(({ taxClass, term, gain }) => [taxClass, term, gain])).toEqual([
      ['equity', 'short', '1859.40'],
      ['equity', 'long', '36000.00'],
      ['debt', 'short', '5000.00'],
      ['debt', 'long', '5000.00'],
    ]);
    expect(statement.totals).toEqual({
      proceeds: '143860.00',
      countedCost: '96000.60',
      short: '6859.40',
      long: '41000.00',
    });
    expect(statement.slots.map(({ from, to, short, long }) => [from, to, short, long])).toEqual([
      ['2025-04-01', '2025-06-15', '0.00', '0.00'],
      ['2025-06-16', '2025-09-15', '5000.00', '5000.00'],
      ['2025-09-16', '2025-12-15', '0.00', '0.00'],
      ['2025-12-16', '2026-03-15', '1859.40', '36000.00'],
      ['2026-03-16', '2026-03-31', '0.00', '0.00'],
    ]);
    expect(statement.allowance).toEqual({ limit: '125000.00', used: '36000.00', left: '89000.00' });
    expect(statement.years).toEqual(['2026-27', '2025-26']);
    expect(statement.doubts).toEqual([]);
  });

  it('what is left is on paper: 300 units of June 2025 at the latest NAV, long by now', async () => {
    const { unrealised } = await client.request(capitalGainStatement, { investorId, year });
    expect(unrealised.asOn).toBe('2026-11-13');
    expect(unrealised.holdings).toMatchObject([
      { units: '300.000', value: '24000.00', countedCost: '18000.90', short: '0.00', long: '5999.10' },
    ]);
  });

  it('the law of the year is named with its source', async () => {
    const { law } = await client.request(capitalGainStatement, { investorId, year });
    expect(law[0]?.text).toBe(
      'Equity funds: 12.5% after 12 months, 20% before. Debt funds bought from 01-Apr-2023: slab rate, always short-term. All others: 12.5% after 24 months, slab rate before.',
    );
    expect(law.map(({ source }) => source.length > 0)).not.toContain(false);
  });

  it('one folio has its own lines, and no allowance, which is a person’s', async () => {
    const { lines, allowance } = await client.request(capitalGainStatement, {
      investorId,
      folioNo: 'B2/02',
      year,
    });
    expect(new Set(lines.map(({ folioNo }) => folioNo))).toEqual(new Set(['B2/02']));
    expect(allowance).toBeNull();
  });
});

describe('what it does not know', () => {
  it('a sale of more than there is: no line, and the statement says so on its face', async () => {
    const id = await holder('Sale Without Lots', ['S1']);
    const of = [arn, 'S1', codes.equity] as const;
    await post(hub.db, [
      entry(of, '1', 'purchase', '2024-01-10', { units: '10', amount: '500', nav: '50' }),
      entry(of, '2', 'redemption', '2025-05-10', { units: '25', amount: '1500', nav: '60' }),
    ]);
    const { lines, doubts } = await client.request(capitalGainStatement, { investorId: id, year });
    expect(lines).toEqual([]);
    expect(doubts).toEqual([
      {
        folioNo: 'S1',
        scheme: 'Aranya Flexi Cap Fund - Regular - Growth',
        text: 'Redemption of 10-May-2025, 25.000 units, is not counted. Takes out 25.000 units where 10.000 are held. It counts once the missing history arrives.',
      },
    ]);
  });

  it('lots that a merger carried keep their day, their cost and the NAV of 31-Jan-2018 of their first scheme', async () => {
    const id = await holder('Merged Units', ['M1']);
    const [from, to] = [
      [arn, 'M1', codes.merged],
      [arn, 'M1', codes.equity],
    ] as const;
    const carried = (one: ReturnType<typeof entry>) => ({ ...one, carried: null });
    await post(hub.db, [
      entry(from, '1', 'purchase', '2017-02-01', { units: '1000', amount: '10000', nav: '10' }),
      carried(entry(from, '2', 'merger-out', '2020-02-03', { units: '1000', amount: '20000', nav: '20' })),
      carried(entry(to, '2', 'merger-in', '2020-02-03', { units: '500', amount: '20000', nav: '40' })),
      entry(to, '3', 'redemption', '2025-05-12', { units: '500', amount: '35000', nav: '70' }),
    ]);
    const { lines, doubts } = await client.request(capitalGainStatement, { investorId: id, year });
    expect(doubts).toEqual([]);
    expect(lines).toMatchObject([
      {
        boughtOn: '2017-02-01',
        cost: '10000.00',
        grandfathered: { units: '1000.000', nav: '15.0000', value: '15000.00' },
        countedCost: '15000.00',
        gain: '20000.00',
      },
    ]);
  });
});

describe('who asks for what', () => {
  it('a family: each one’s lines by its own folios, nobody’s of another distributor', async () => {
    const son = await holder('Arjun Iyer', ['S9'], { family: 'Iyer', pan: 'ABCPI9999K' });
    await post(hub.db, [
      entry([arn, 'S9', codes.debt], '1', 'purchase', '2025-05-10', {
        units: '10',
        amount: '250',
        nav: '25',
      }),
      entry([arn, 'S9', codes.debt], '2', 'redemption', '2025-06-10', {
        units: '10',
        amount: '260',
        nav: '26',
      }),
    ]);
    await writeHandbookClient(hub.db, people.other.arn);
    const {
      people: family,
      lines,
      allowance,
    } = await client.request(capitalGainStatement, {
      investorId,
      family: true,
      year,
    });
    expect(family.map(({ name }) => name)).toEqual(['Lakshmi Iyer', 'Arjun Iyer']);
    expect(lines.map((line) => line.investorId)).toEqual([...Array(4).fill(investorId), son]);
    expect(allowance).toBeNull();
  });

  it('another distributor’s client or folio is answered like one that does not exist', async () => {
    const other = await signedIn(hub, people.other.arn);
    const strangers = [
      await other.call(capitalGainStatement, { investorId, year }),
      await other.call(capitalGainStatement, { investorId, family: true, year }),
      await client.call(capitalGainStatement, { investorId, folioNo: 'S1', year }),
      await client.call(capitalGainStatement, { investorId: '00000000-0000-4000-8000-000000000000', year }),
    ];
    expect(
      strangers.map((reply) => [reply.ok, !reply.ok && reply.status, !reply.ok && reply.message]),
    ).toEqual(Array(4).fill([false, 404, (strangers[3] as { message: string }).message]));
  });

  it('a year that has not begun is refused at its field; one before everything is empty', async () => {
    const future = await client.call(capitalGainStatement, { investorId, year: '2027-28' });
    expect(future).toMatchObject({
      ok: false,
      status: 400,
      fields: { year: 'This financial year has not started.' },
    });
    const early = await client.request(capitalGainStatement, { investorId, year: '1999-00' });
    expect(early).toMatchObject({ lines: [], sums: [], allowance: null });
  });

  it('a client without transactions has an empty statement', async () => {
    const id = await holder('Nobody Yet', []);
    const empty = await client.request(capitalGainStatement, { investorId: id, year });
    expect(empty).toMatchObject({
      lines: [],
      doubts: [],
      years: ['2026-27'],
      unrealised: { asOn: null, holdings: [] },
    });
  });
});

describe('the tax class of a scheme', () => {
  const [debt, unknown, changed] = ['900391', '900392', '900393'] as const;
  beforeAll(async () => {
    await hub.db.transaction('system', async (tx) => {
      for (const [code, category, taxClass, changes] of [
        [debt, 'Sectoral Debt Fund', null, []],
        [unknown, 'Fund of Nobody Knows What', null, []],
        [changed, 'Fund', 'equity', [{ from: '2025-06-01', taxClass: 'debt' }]],
      ] as const) {
        await tx.query(
          `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class,
             tax_class_changes, cutoff, risk, benchmark, manager, launched_on, rules, loads)
           values ($1, $1, 'Aranya ' || $2, 'REGULAR', 'GROWTH', 'CAMS', 'R' || $1, 'OTHER', $2, $3, $4::jsonb,
             'OTHER', 4, 'Index', 'A. Menon', '2010-04-01', '{}', '[]')`,
          [code, category, taxClass, JSON.stringify(changes)],
        );
        await tx.query("insert into nav (scheme_code, day, nav) values ($1, '2026-11-13', 20)", [code]);
      }
    });
  });

  it('comes from its own data of the day, else from its category, and is not guessed where neither says it', async () => {
    const id = await holder('Class Example', ['T1/01'], { pan: 'ABCPT4321K' });
    const rows = [debt, unknown, changed].flatMap((code, index) => {
      const at = [arn, 'T1/01', code] as const;
      const sale = (no: number, day: string) =>
        entry(at, `${index}${no}`, 'redemption', day, { units: '10', amount: '200', nav: '20' });
      return [
        entry(at, `${index}1`, 'purchase', '2022-01-10', { units: '100', amount: '1000', nav: '10' }),
        sale(2, '2025-05-31'),
        sale(3, '2025-06-02'),
      ];
    });
    await post(hub.db, rows);
    const { lines, unrealised, doubts } = await client.request(capitalGainStatement, {
      investorId: id,
      year,
    });
    expect(
      lines.map(({ schemeCode, soldOn, taxClass, rate }) => [schemeCode, soldOn, taxClass, rate]),
    ).toEqual([
      [debt, '2025-05-31', 'debt', '12.5%'],
      [debt, '2025-06-02', 'debt', '12.5%'],
      [changed, '2025-05-31', 'equity', '12.5%'],
      [changed, '2025-06-02', 'debt', '12.5%'],
    ]);
    expect(unrealised.holdings.map(({ schemeCode, taxClass }) => [schemeCode, taxClass])).toEqual([
      [debt, 'debt'],
      [changed, 'debt'],
    ]);
    const scheme = 'Aranya Fund of Nobody Knows What';
    expect(doubts).toEqual([
      {
        folioNo: 'T1/01',
        scheme,
        text: 'The tax class of this scheme is not known: its sales are not included in the statement.',
      },
      {
        folioNo: 'T1/01',
        scheme,
        text: 'The tax class of this scheme is not known: it is left out of the unrealised gains.',
      },
    ]);
  });

  it('was exempt for long-term equity sold before 1-Apr-2018, without the value of 31-Jan-2018', async () => {
    const id = await holder('Exempt Example', ['T2/02'], { pan: 'ABCPT4322K' });
    const at = [arn, 'T2/02', codes.equity] as const;
    await post(hub.db, [
      entry(at, '91', 'purchase', '2016-01-11', { units: '100', amount: '2000', nav: '20' }),
      entry(at, '92', 'redemption', '2018-03-28', { units: '100', amount: '3500', nav: '35' }),
    ]);
    const { lines, allowance, law } = await client.request(capitalGainStatement, {
      investorId: id,
      year: '2017-18',
    });
    expect(lines).toMatchObject([
      { term: 'long', rate: 'Exempt', countedCost: '2000.00', grandfathered: null, gain: '1500.00' },
    ]);
    expect(allowance).toBeNull();
    expect(law[0]?.text).toContain('Equity funds: exempt after 12 months, 15% before.');
  });
});
