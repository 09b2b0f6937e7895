import { type DayNumber, milliUnits, paise } from '@hub/domain';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { refreshStaleAum } from '../figures/figures.repository.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { verifyBook } from '../rebuild/verify.service.ts';
import { bought, days, ensureTestFolios, firstDay, freshBook, schemes, sold } from '../test/small-book.ts';
import { postEntries } from './post.service.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await freshBook(test);
});
afterAll(() => test.close());

const post = (entries: readonly NewEntry[], importId: string | null = null) =>
  test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, entries);
    const posted = await postEntries(tx, entries, { importId });
    await refreshStaleAum(tx);
    return posted;
  });

const rows = (text: string, params: unknown[] = []) =>
  test.db.read<Record<string, unknown>>('system', text, params);

/** Everything that is derived, in one text. Clients' ids are chosen by the database and left out. */
async function derived(): Promise<string> {
  const parts = await Promise.all([
    rows(
      'select arn, folio_no, scheme_code, units, cost, units_without_cost, opening_units, opening_on, state, first_on, last_invested_on, last_on from position order by 1, 2, 3',
    ),
    rows('select * from uncounted_entry order by 1, 2, 3, 4'),
    rows('select * from scheme_figure where units <> 0 or cost <> 0 order by arn, scheme_code'),
    rows(
      'select * from flow_figure where (units, bought, by_sip, sold) <> (0, 0, 0, 0) order by arn, scheme_code, day',
    ),
    rows('select * from aum_figure order by arn, day, asset_class'),
    rows('select * from client_month where clients <> 0 order by arn, month'),
    rows('select arn, clients, live_clients, folios from client_figure order by arn'),
    rows(
      `select f.arn, i.client_key, f.aum, f.cost, f.aum_without_cost, f.classes
         from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id order by 1, 2`,
    ),
  ]);
  return JSON.stringify(parts);
}

/** A history that can be: each sale takes at most what the position holds by then. */
const history = fc
  .array(
    fc.record({
      scheme: fc.nat(2),
      folio: fc.constantFrom('1/1', '1/2', '2/1'),
      arn: fc.constantFrom('ARN-100001', 'ARN-100002'),
      day: fc.nat(days - 1),
      share: fc.integer({ min: -100, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((moves) => {
    const held = new Map<string, bigint>();
    return moves
      .toSorted((one, other) => one.day - other.day)
      .flatMap(({ scheme, folio, arn, day, share }, index): NewEntry[] => {
        const place = {
          arn,
          folioNo: folio,
          schemeCode: schemes[scheme] ?? schemes[0],
          day: (firstDay + day) as DayNumber,
        };
        const name = `${arn} ${folio} ${scheme}`;
        const now = held.get(name) ?? 0n;
        const units = share > 0 ? BigInt(share) * 1234n : (now * BigInt(-share)) / 100n;
        if (units === 0n) return [];
        held.set(name, share > 0 ? now + units : now - units);
        const part = { ...place, amount: paise(units) };
        const no = String(1000 + index);
        return [
          share > 0
            ? bought(no, 0, { ...part, units: milliUnits(units) })
            : sold(no, 0, { ...part, units: milliUnits(-units) }),
        ];
      });
  });

describe('any history', () => {
  it('gives the same book in one piece and in any pieces in any order, which a rebuild finds right', async () => {
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        async (entries, order) => {
          const fresh = async () => {
            test = await freshBook(test);
          };
          await fresh();
          await post(entries);
          const whole = await derived();
          const verified = await verifyBook(test.db);
          expect(verified).toMatchObject({ differences: [], unresolved: [] });
          await fresh();
          const shuffled = entries
            .map((one, index) => ({ one, at: order[index] ?? 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ one }) => one);
          for (let at = 0; at < shuffled.length; at += 7) await post(shuffled.slice(at, at + 7));
          expect(await derived()).toBe(whole);
          expect(await verifyBook(test.db)).toMatchObject({ differences: [], unresolved: [] });
        },
      ),
      { numRuns: 4 },
    );
  });
});
