import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalGainStatement } from '@hub/contract/calls/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entry, post, writeHolder } from '../../src/features/investor/test/held-book.ts';
import { signedIn } from '../../src/features/investor/test/signed-in.ts';
import { type TestApp, testApp } from '../../src/http/test/test-app.ts';
import { people } from '../../src/http/test/test-book.ts';
import type { TestClient } from '../../src/http/test/test-client.ts';
import { codes, writeHandbookClient, writeSchemes } from './statement-book.ts';

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
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/features/statements.md'), 'utf8');
    const shown = page
      .split('\n')
      .filter((line) => /^\| [AB]\d\//.test(line))
      .map((line) => line.slice(2, -2).split(' | '));
    expect(shown).toHaveLength(4);
    const { lines } = await client.ask(capitalGainStatement, { investorId, year });
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
    const statement = await client.ask(capitalGainStatement, { investorId, year });
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

  it('what is left is on paper: 300 units of June 2025 at the newest NAV, long by now', async () => {
    const { unrealised } = await client.ask(capitalGainStatement, { investorId, year });
    expect(unrealised.asOn).toBe('2026-11-13');
    expect(unrealised.holdings).toMatchObject([
      { units: '300.000', value: '24000.00', countedCost: '18000.90', short: '0.00', long: '5999.10' },
    ]);
  });

  it('the law of the year is named with its source', async () => {
    const { law } = await client.ask(capitalGainStatement, { investorId, year });
    expect(law[0]?.text).toBe(
      'Equity funds: 12.5 % after 12 months, 20 % before. Debt funds bought from 01-Apr-2023: slab rate, always short-term. All others: 12.5 % after 24 months, slab rate before.',
    );
    expect(law.map(({ source }) => source.length > 0)).not.toContain(false);
  });

  it('one folio has its own lines, and no allowance, which is a person’s', async () => {
    const { lines, allowance } = await client.ask(capitalGainStatement, {
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
    const { lines, doubts } = await client.ask(capitalGainStatement, { investorId: id, year });
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
    const { lines, doubts } = await client.ask(capitalGainStatement, { investorId: id, year });
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
    } = await client.ask(capitalGainStatement, {
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
      fields: { year: 'This financial year has not begun.' },
    });
    const early = await client.ask(capitalGainStatement, { investorId, year: '1999-00' });
    expect(early).toMatchObject({ lines: [], sums: [], allowance: null });
  });

  it('a client without transactions has an empty statement', async () => {
    const id = await holder('Nobody Yet', []);
    const empty = await client.ask(capitalGainStatement, { investorId: id, year });
    expect(empty).toMatchObject({
      lines: [],
      doubts: [],
      years: ['2026-27'],
      unrealised: { asOn: null, holdings: [] },
    });
  });
});
