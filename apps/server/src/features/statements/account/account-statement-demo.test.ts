import {
  type AccountStatement,
  accountStatement,
  capitalGainStatement,
} from '@hub/contract/calls/statements/statements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../test/long.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { signedIn } from '../../investor/test/signed-in.ts';

const { arn } = people.ifa;
const today = '2026-11-15';

/** Units that plain SQL finds in the ledger up to a day, with those of before our history; nothing of our fold in it. */
const unitsFromLedger = `
  select p.folio_no as "folioNo", p.scheme_code as "schemeCode",
         coalesce(sum(l.units) filter (where l.day < $3::date), 0)
           + case when p.opening_on < $3::date then p.opening_units else 0 end as before,
         coalesce(sum(l.units) filter (where l.day <= $4::date), 0)
           + case when p.opening_on <= $4::date then p.opening_units else 0 end as after,
         count(l.*) filter (where l.day between $3::date and $4::date)::int4 as rows
    from folio f
    join position p on p.arn = f.arn and p.folio_no = f.folio_no
    left join ledger l on (l.arn, l.folio_no, l.scheme_code) = (p.arn, p.folio_no, p.scheme_code)
     and l.revision % 2 = 0
     and not exists (select from ledger r where (r.arn, r.folio_no, r.scheme_code, r.trxn_no)
                       = (l.arn, l.folio_no, l.scheme_code, l.trxn_no) and r.revision > l.revision)
     and not exists (select from uncounted_entry u where (u.arn, u.folio_no, u.scheme_code, u.trxn_no)
                       = (l.arn, l.folio_no, l.scheme_code, l.trxn_no))
   where f.arn = $1 and f.investor_id = $2
   group by p.arn, p.folio_no, p.scheme_code, p.opening_on, p.opening_units`;

/** What sales took out and fetched, what was paid for all units that ever came in, and the cost of those still held. */
const flowsFromLedger = `
  select coalesce(-sum(l.units) filter (where l.kind in ('redemption', 'swp', 'switch-out', 'stp-out')), 0) as units,
         coalesce(sum(l.amount) filter (where l.kind in ('redemption', 'swp', 'switch-out', 'stp-out')), 0) as amount,
         coalesce(sum(l.amount) filter (where l.units > 0 and l.kind not in ('bonus', 'merger-in')), 0) as paid,
         (select coalesce(sum(p.cost), 0) from folio f join position p using (arn, folio_no)
           where f.arn = $1 and f.investor_id = $2) as held
    from folio f join ledger l using (arn, folio_no)
   where f.arn = $1 and f.investor_id = $2 and l.revision % 2 = 0
     and not exists (select from uncounted_entry u where (u.arn, u.folio_no, u.scheme_code, u.trxn_no)
                       = (l.arn, l.folio_no, l.scheme_code, l.trxn_no))`;

interface FromLedger {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly before: string;
  readonly after: string;
  readonly rows: number;
}

describe('in the demo book', () => {
  let hub: TestApp;
  let client: TestClient;
  let ids: string[];
  beforeAll(async () => {
    hub = await testApp({ investors: 150 });
    client = await signedIn(hub, arn);
    const rows = await hub.db.read<{ id: string }>(
      { arn },
      'select id from investor where arn = $1 order by id',
      [arn],
    );
    ids = rows.map(({ id }) => id).slice(0, isLong ? undefined : 48);
  }, 180_000);
  afterAll(() => hub.close());

  const schemesOf = ({ folios }: AccountStatement) =>
    folios.flatMap(({ folioNo, schemes }) => schemes.map((scheme) => ({ folioNo, scheme })));

  it('opening and closing units of any period are those of the ledger, and every balance follows from the last', async () => {
    let rows = 0;
    for (const [from, to] of [
      ['2026-04-01', today],
      ['2024-06-17', '2025-09-30'],
      ['2000-01-01', '2001-01-01'],
    ] as const) {
      for (const investorId of ids) {
        const statement = await client.request(accountStatement, { investorId, period: 'custom', from, to });
        const ledger = await hub.db.read<FromLedger>({ arn }, unitsFromLedger, [arn, investorId, from, to]);
        const expected = ledger
          .filter(
            ({ before, after, rows: moved }) => Number(before) !== 0 || Number(after) !== 0 || moved > 0,
          )
          .map((one) => [one.folioNo, one.schemeCode, one.before, one.after, one.rows])
          .sort();
        const shown = schemesOf(statement);
        expect([
          investorId,
          from,
          shown
            .map(({ folioNo, scheme }) => [
              folioNo,
              scheme.code,
              scheme.openingUnits,
              scheme.closing.units,
              scheme.rows.filter(({ kind, text }) => kind === 'entry' && text !== 'Opening balance').length,
            ])
            .sort(),
        ]).toEqual([
          investorId,
          from,
          expected.map(([a, b, c, d, e]) => [a, b, Number(c).toFixed(3), Number(d).toFixed(3), e]),
        ]);
        for (const { scheme } of shown) {
          let balance = Number(scheme.openingUnits);
          for (const row of scheme.rows.filter(({ kind }) => kind === 'entry')) {
            balance += Number(row.units);
            expect(row.balance).toBe(balance.toFixed(3).replace('-0.000', '0.000'));
            rows += 1;
          }
          expect(balance.toFixed(3).replace('-0.000', '0.000')).toBe(scheme.closing.units);
        }
      }
    }
    expect(rows).toBeGreaterThan(200);
  }, 120_000);

  it('the gains of all years together are the sales of the ledger, and no rupee of cost is counted twice', async () => {
    let sales = 0;
    for (const investorId of ids) {
      const { years } = await client.request(capitalGainStatement, { investorId, year: '2026-27' });
      const statements = await Promise.all(
        years.map((year) => client.request(capitalGainStatement, { investorId, year })),
      );
      const lines = statements.flatMap((statement) => statement.lines);
      const [ledger] = await hub.db.read<{ units: string; amount: string; paid: string; held: string }>(
        { arn },
        flowsFromLedger,
        [arn, investorId],
      );
      const sum = (of: (line: (typeof lines)[number]) => string | null) =>
        lines.reduce((total, line) => total + Number(of(line) ?? 0), 0).toFixed(2);
      expect([investorId, sum(({ units }) => units), sum(({ proceeds }) => proceeds)]).toEqual([
        investorId,
        Number(ledger?.units).toFixed(2),
        Number(ledger?.amount).toFixed(2),
      ]);
      expect([investorId, sum(({ cost }) => cost)]).toEqual([
        investorId,
        (Number(ledger?.paid) - Number(ledger?.held)).toFixed(2),
      ]);
      for (const { slots, totals } of statements) {
        for (const term of ['short', 'long'] as const) {
          const ofSlots = slots.reduce((total, slot) => total + Number(slot[term]), 0).toFixed(2);
          expect(Number(ofSlots)).toBe(Number(totals[term]));
        }
      }
      sales += lines.length;
    }
    expect(sales).toBeGreaterThan(20);
  }, 120_000);
});
