import { accountStatement } from '@hub/contract/calls/statements/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { dayNo, entry, post, writeHolder } from '../../investor/test/held-book.ts';
import { signedIn } from '../../investor/test/signed-in.ts';
import { readGains } from '../gains/gain-statement.ts';
import type { StatementReader } from '../scope/statement-scope.ts';
import { codes, writeHandbookClient, writeSchemes } from '../test/statement-book.ts';
import { accountParts } from './account-document.ts';
import { readAccount } from './account-statement.ts';

const { arn } = people.ifa;
const today = '2026-11-15';

describe('of a book made by hand', () => {
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

  const holder = (name: string, folios: readonly string[], more: { family?: string } = {}) =>
    hub.db.transaction('system', (tx) => writeHolder(tx, { arn, name, folios, ...more }));

  it('who acts is the Karta of a HUF, and the guardian of a minor', async () => {
    const statement = await client.request(accountStatement, { investorId, period: 'last-year' });
    const actsFor = (taxStatus: string) => {
      const guardian = { name: 'Suresh Gupta', maskedPan: null };
      const folios = statement.folios.map((folio) => ({ ...folio, taxStatus, guardian }));
      return JSON.stringify(accountParts({ ...statement, folios }, new Map(), () => null));
    };
    const said = (label: string) => `{"label":"${label}","value":"Suresh Gupta"}`;
    expect(actsFor('03')).toContain(said('Karta'));
    expect(actsFor('02')).toContain(said('Guardian'));
  });

  it('duty, STT and TDS are rows of their own; what was paid is the units’ price and the duty', async () => {
    const { folios, totals } = await client.request(accountStatement, { investorId, period: 'last-year' });
    const rows = folios.map(({ folioNo, schemes }) => [
      folioNo,
      ...schemes.flatMap(({ openingUnits, rows: all, closing }) => [
        openingUnits,
        ...all.map(({ day, text, amount, units, balance }) => [day, text, amount, units, balance]),
        closing.units,
      ]),
    ]);
    expect(rows).toEqual([
      [
        'A1/01',
        '1000.000',
        ['2025-06-05', 'Purchase', '30000.00', '500.000', '1500.000'],
        ['2025-06-05', 'Stamp duty', '1.50', null, null],
        ['2026-03-10', 'Redemption', '83860.00', '-1200.000', '300.000'],
        ['2026-03-10', 'STT', '0.84', null, null],
        '300.000',
      ],
      [
        'B2/02',
        '2000.000',
        ['2025-08-20', 'Redemption', '60000.00', '-2000.000', '0.000'],
        ['2025-08-20', 'TDS', '100.00', null, null],
        '0.000',
      ],
    ]);
    // Of the last year's last day: 300 units at ₹71; ₹83,860.00 less ₹0.84, and ₹60,000 less ₹100.
    expect(totals).toEqual({
      value: '21300.00',
      cost: '18000.90',
      withoutCost: '0.00',
      paidIn: '30001.50',
      takenOut: '143759.16',
    });
  });

  it('says who it is of as a letter may, and what is registered in the folio', async () => {
    const {
      people: who,
      distributor,
      folios,
    } = await client.request(accountStatement, {
      investorId,
      folioNo: 'A1/01',
      period: 'inception',
    });
    expect(who).toMatchObject([
      { name: 'Lakshmi Iyer', maskedPan: '******234K', kyc: 'VALIDATED', taxStatus: '01' },
    ]);
    expect(distributor).toEqual({ name: people.ifa.name, arn });
    expect(folios).toMatchObject([
      {
        folioNo: 'A1/01',
        nominees: [{ name: 'Ravi Pillai', relation: 'Spouse', share: '100' }],
        banks: [{ bank: 'HDFC Bank', maskedAccount: '**********0042', isDefault: true }],
      },
    ]);
  });

  it('as on a day has what was held at the end of it at the price of then, and no rows', async () => {
    const { hasRows, folios, totals } = await client.request(accountStatement, {
      investorId,
      period: 'as-on',
      to: '2026-03-31',
    });
    expect(hasRows).toBe(false);
    expect(folios.flatMap(({ schemes }) => schemes)).toMatchObject([
      {
        rows: [],
        closing: { units: '300.000', nav: { value: '71.0000', day: '2026-03-31' }, value: '21300.00' },
      },
    ]);
    expect(totals.value).toBe('21300.00');
  });

  it('a period before the first folio is empty and says when that began', async () => {
    const { folios, firstOn, totals } = await client.request(accountStatement, {
      investorId,
      period: 'custom',
      from: '2010-04-01',
      to: '2011-03-31',
    });
    expect([folios, firstOn, totals.value]).toEqual([[], '2017-01-10', '0.00']);
  });

  it('a client without transactions has none', async () => {
    const id = await holder('Nobody Yet', ['N1']);
    const { folios, firstOn, doubts } = await client.request(accountStatement, {
      investorId: id,
      period: 'inception',
    });
    expect([folios, firstOn, doubts]).toEqual([[], null, []]);
  });

  it('a day that has not come is refused at its field', async () => {
    for (const [field, requested] of [
      ['to', { period: 'custom', from: '2026-04-01', to: '2026-11-16' }],
      ['to', { period: 'as-on', to: '2027-03-31' }],
      ['from', { period: 'custom', from: '2026-12-01', to: '2026-12-31' }],
    ] as const) {
      expect(await client.call(accountStatement, { investorId, ...requested })).toMatchObject({
        ok: false,
        status: 400,
        fields: { [field]: 'Choose today or an earlier date.' },
      });
    }
  });

  it('another distributor’s client, folio or family member is answered like one that does not exist', async () => {
    const theirs = await writeHandbookClient(hub.db, people.other.arn);
    const requested = [
      { investorId: theirs },
      { investorId: theirs, family: true },
      { investorId, folioNo: 'X9' },
      { investorId: '00000000-0000-4000-8000-000000000000' },
    ] as const;
    for (const one of requested) {
      expect(await client.call(accountStatement, { ...one, period: 'inception' })).toMatchObject({
        ok: false,
        status: 404,
      });
    }
    const family = await client.request(accountStatement, { investorId, family: true, period: 'inception' });
    expect(family.people.map(({ id }) => id)).toEqual([investorId]);
  });

  it('what does not add up stands on its face: a sale of too much, units without a cost, a scheme without a price', async () => {
    const id = await holder('Odd History', ['O1']);
    const [sold, moved] = [
      [arn, 'O1', codes.equity],
      [arn, 'O1', codes.unpriced],
    ] as const;
    await post(hub.db, [
      entry(sold, '1', 'purchase', '2024-01-10', { units: '10', amount: '500', nav: '50' }),
      entry(sold, '2', 'redemption', '2025-05-10', { units: '25', amount: '1500', nav: '60' }),
      {
        ...entry(moved, '3', 'transfer-in', '2024-01-10', { units: '40', amount: '500', nav: '12.5' }),
        carried: { acquiredOn: dayNo('2020-01-10'), cost: null },
      },
    ]);
    const { doubts, folios, totals } = await client.request(accountStatement, {
      investorId: id,
      period: 'inception',
    });
    expect(doubts.map(({ scheme, text }) => [scheme, text])).toEqual([
      [
        'Aranya Flexi Cap Fund - Regular - Growth',
        'Redemption of 10-May-2025, 25.000 units, is not counted. Takes out 25.000 units where 10.000 are held. It counts once the missing history arrives.',
      ],
      [
        'Aranya New Fund - Regular - Growth',
        'The cost of 40.000 units is not known. The cost shown is of the others.',
      ],
      [
        'Aranya New Fund - Regular - Growth',
        'No NAV up to 15-Nov-2026 is known. The value is not in the total.',
      ],
    ]);
    expect(folios[0]?.schemes.map(({ closing: { units, cost, value } }) => [units, cost, value])).toEqual([
      ['10.000', '500.00', '800.00'],
      ['40.000', '0.00', null],
    ]);
    expect(totals).toMatchObject({ value: '800.00', cost: '500.00' });
  });

  it('the registrar’s balance: more units are from before our history, fewer are a difference', async () => {
    const id = await holder('Two Balances', ['T1', 'T2']);
    const [more, fewer] = [
      [arn, 'T1', codes.equity],
      [arn, 'T2', codes.equity],
    ] as const;
    await hub.db.transaction('system', async (tx) => {
      await tx.query(
        `insert into feed_balance (arn, folio_no, scheme_code, day, import_id, units)
         values ($1, 'T1', $2, '2026-10-31', 1, 150), ($1, 'T2', $2, '2026-10-31', 1, 80)`,
        [arn, codes.equity],
      );
    });
    await post(hub.db, [
      entry(more, '1', 'purchase', '2024-01-10', { units: '100', amount: '5000', nav: '50' }),
      entry(fewer, '1', 'purchase', '2024-01-10', { units: '100', amount: '5000', nav: '50' }),
    ]);
    const { doubts, folios } = await client.request(accountStatement, {
      investorId: id,
      period: 'inception',
    });
    expect(doubts.map(({ folioNo, text }) => [folioNo, text])).toEqual([
      [
        'T1',
        '50.000 units are from before the first transaction on record here; the registrar’s balance shows them.',
      ],
      ['T1', 'The cost of 50.000 units is not known. The cost shown is of the others.'],
      ['T2', 'These transactions add up to 100.000 units on 31-Oct-2026; the registrar says 80.000.'],
    ]);
    expect(folios[0]?.schemes[0]?.rows.map(({ text, balance }) => [text, balance])).toEqual([
      ['Opening balance', '50.000'],
      ['Purchase', '150.000'],
    ]);
  });

  it('reads a fixed number of times, however much there is', async () => {
    const one = await holder('One Folio', ['Q1'], { family: 'Counted' });
    await holder('More Folios', ['Q2', 'Q3', 'Q4', 'Q5'], { family: 'Counted' });
    const schemes = [codes.equity, codes.debt, codes.merged];
    await post(
      hub.db,
      ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].flatMap((folioNo, at) =>
        schemes
          .slice(0, at === 0 ? 1 : 3)
          .map((code) =>
            entry([arn, folioNo, code], '1', 'purchase', '2025-05-05', { units: '10', amount: '500' }),
          ),
      ),
    );
    const reads = async (family?: true): Promise<[folios: number, reads: number]> => {
      let count = 0;
      const queries: StatementReader['queries'] = {
        query: (text, params) => {
          count += 1;
          return hub.db.read({ arn }, text, params);
        },
      };
      const reader = { queries, arn, today: Temporal.PlainDate.from(today) };
      const { statement } = await readAccount(reader, { investorId: one, family, period: 'inception' });
      await readGains(reader, { investorId: one, family, year: '2025-26' });
      return [statement.folios.length, count];
    };
    const [few, fewReads] = await reads();
    const [many, manyReads] = await reads(true);
    expect([few, many]).toEqual([1, 5]);
    expect(manyReads).toBe(fewReads);
  });

  it('a purchase that was taken back is as if it had never been, on the days between too', async () => {
    const id = await holder('Bounced Once', ['R1']);
    const of = [arn, 'R1', codes.equity] as const;
    await post(hub.db, [
      entry(of, '1', 'purchase', '2026-05-05', { units: '10', amount: '750', nav: '75' }),
      entry(of, '2', 'sip-instalment', '2026-06-05', { units: '20', amount: '1500', nav: '75' }),
      entry(of, '3', 'reversal', '2026-06-10', { units: '-20', amount: '1500', nav: '75', reverses: '2' }),
    ]);
    for (const to of ['2026-06-07', '2026-11-15']) {
      const { folios, doubts } = await client.request(accountStatement, {
        investorId: id,
        period: 'custom',
        from: '2026-04-01',
        to,
      });
      expect(folios[0]?.schemes[0]).toMatchObject({
        rows: [{ text: 'Purchase' }],
        closing: { units: '10.000' },
      });
      expect(doubts).toEqual([]);
    }
  });
});
