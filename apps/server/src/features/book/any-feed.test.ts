import { type DayNumber, type EntryKind, milliUnits, paise } from '@hub/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../test/open-test-database.ts';
import { noteBalances } from './balance.repository.ts';
import { refreshStaleAum } from './figures.repository.ts';
import { beginImport } from './import.repository.ts';
import type { NewEntry } from './new-entry.ts';
import { postEntries } from './post.service.ts';
import { rebuildBook } from './rebuild.service.ts';
import { rollBackImport } from './rollback.service.ts';
import { days, ensureTestFolios, entry, firstDay, freshBook, schemes } from './test/small-book.ts';
import { verifyBook } from './verify.service.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshBook(undefined);
});
afterAll(() => test.close());

const kinds: readonly EntryKind[] = [
  'purchase',
  'sip-instalment',
  'redemption',
  'switch-out',
  'merger-out',
  'merger-in',
  'transfer-out',
  'transfer-in',
  'idcw-payout',
];
const isOut = (kind: EntryKind) => kind === 'redemption' || kind.endsWith('-out');

/** Rows of three folios with everything in them: too much sold, reversals of anything, corrections, units in kind. */
const feed = fc
  .array(
    fc.record({
      scheme: fc.nat(1),
      folio: fc.constantFrom('1/1', '1/2', '2/1'),
      day: fc.nat(days - 1),
      kind: fc.constantFrom(...kinds),
      units: fc.integer({ min: 1, max: 6 }),
      number: fc.integer({ min: 1, max: 25 }),
      turn: fc.constantFrom('plain', 'plain', 'plain', 'reversal', 'own-reversal', 'correction'),
    }),
    { minLength: 5, maxLength: 40 },
  )
  .map((rows) =>
    rows.flatMap(({ scheme, folio, day, kind, units, number, turn }, index): NewEntry[] => {
      const count = BigInt(units) * 1000n;
      const sign = kind === 'idcw-payout' ? 0n : isOut(kind) ? -1n : 1n;
      const side = isOut(kind) ? '~o' : kind === 'idcw-payout' ? '~n' : '';
      const at = {
        folioNo: folio,
        schemeCode: schemes[scheme] ?? schemes[0],
        day: (firstDay + day) as DayNumber,
      };
      const amount = paise(count * 2n);
      // Every version has a post day of its own, so that nothing hangs on which file came later.
      const postedOn = (firstDay + day + index) as DayNumber;
      if (turn === 'plain' || turn === 'correction') {
        const plain = entry({
          trxnNo: `${number}${side}`,
          kind,
          ...at,
          units: milliUnits(count * sign),
          amount,
          postedOn,
        });
        if (turn === 'plain') return [plain];
        const corrected = { units: milliUnits((count + 500n) * sign), amount: paise(count * 3n) };
        return [plain, { ...plain, ...corrected, postedOn: (postedOn + 40) as DayNumber }];
      }
      const own = turn === 'own-reversal' ? `9${index}` : `${number}`;
      return [
        entry({
          trxnNo: `${own}${side}~R`,
          kind: 'reversal',
          ...at,
          units: milliUnits(-count * sign),
          amount,
          postedOn,
          undoes: kind,
          reverses: `${own}${side}`,
        }),
      ];
    }),
  );

const rows = (text: string) => test.db.read<Record<string, unknown>>('system', text);
async function derived(): Promise<string> {
  const parts = [
    await rows('select * from position order by arn, folio_no, scheme_code'),
    // Which of two rows has the plain name depends on which came first; what it says does not.
    await rows(`select u.folio_no, u.scheme_code, split_part(u.trxn_no, '~', 1) as no, u.why, l.day, l.kind, l.units,
                       coalesce(l.posted_on, l.day) as posted
                  from uncounted_entry u join ledger l using (arn, folio_no, scheme_code, trxn_no)
                 where l.revision = (select max(revision) from ledger n where n.arn = l.arn and n.folio_no = l.folio_no
                                       and n.scheme_code = l.scheme_code and n.trxn_no = l.trxn_no)
                 order by 1, 2, 3, 4, 5, 6, 7, 8`),
    await rows('select * from scheme_figure where units <> 0 or cost <> 0 order by arn, scheme_code'),
    await rows(
      'select * from flow_figure where (units, bought, by_sip, sold) <> (0, 0, 0, 0) order by scheme_code, day',
    ),
    await rows('select * from aum_figure order by day, asset_class'),
    await rows('select * from client_month where clients <> 0 order by month'),
    await rows('select clients, live_clients, folios from client_figure'),
    await rows(`select i.client_key, f.aum, f.cost, f.aum_without_cost, f.classes
                  from investor_figure f join investor i on i.arn = f.arn and i.id = f.investor_id order by 1`),
  ];
  return JSON.stringify(parts);
}

const system = {
  query: (text: string, params?: readonly unknown[]) => test.db.read('system', text, params) as never,
};
let files = 0;
async function bring(entries: readonly NewEntry[]): Promise<string> {
  files += 1;
  const id = await beginImport(system, { feed: 'test', fileName: 'x', sha256: `x${files}` });
  await test.db.transaction('system', async (tx) => {
    await ensureTestFolios(tx, entries);
    await postEntries(tx, entries, { importId: id });
    await refreshStaleAum(tx);
  });
  return id;
}
async function bringBalance(folioNo: string, units: number, day: number): Promise<string> {
  files += 1;
  const id = await beginImport(system, { feed: 'test', fileName: 'b', sha256: `b${files}` });
  const on = `2025-01-${String(1 + (day % 28)).padStart(2, '0')}`;
  await test.db.transaction('system', async (tx) => {
    await noteBalances(
      tx,
      [{ arn: 'ARN-100001', folioNo, schemeCode: schemes[0], day: on, units: `${units}.000` }],
      id,
    );
    await refreshStaleAum(tx);
  });
  return id;
}
const allFolios = ['1/1', '1/2', '2/1'].map((folioNo) => ({ arn: 'ARN-100001', folioNo }));

describe('any feed', () => {
  it('gives one book, whatever pieces it comes in, in whatever order, twice, or taken back and brought again', async () => {
    await fc.assert(
      fc.asyncProperty(
        feed,
        fc.array(fc.nat(), { minLength: 90, maxLength: 90 }),
        fc.integer({ min: 1, max: 9 }),
        fc.tuple(fc.constantFrom('1/1', '2/1'), fc.nat(8), fc.nat(40)),
        async (entries, order, size, balance) => {
          const fresh = async () => {
            test = await freshBook(test);
            await test.db.transaction('system', (tx) => ensureTestFolios(tx, allFolios));
          };
          await fresh();
          await bring(entries);
          await bringBalance(...balance);
          const whole = await derived();
          expect(await verifyBook(test.db)).toMatchObject({ differences: [] });
          await rebuildBook(test.db);
          expect(await derived()).toBe(whole);

          await fresh();
          const shuffled = entries
            .map((one, index) => ({ one, at: order[index] ?? 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ one }) => one);
          const balanceId = await bringBalance(...balance);
          const ids: string[] = [];
          for (let at = 0; at < shuffled.length; at += size)
            ids.push(await bring(shuffled.slice(at, at + size)));
          await bring(shuffled.slice(0, size));
          expect(await verifyBook(test.db)).toMatchObject({ differences: [] });
          expect(await derived()).toBe(whole);

          await rollBackImport(test.db, ids[0] ?? '');
          await rollBackImport(test.db, balanceId);
          expect(await verifyBook(test.db)).toMatchObject({ differences: [] });
          await bringBalance(...balance);
          await bring(shuffled.slice(0, size));
          expect(await verifyBook(test.db)).toMatchObject({ differences: [] });
          expect(await derived()).toBe(whole);
        },
      ),
      { numRuns: Number(process.env.HUB_RUNS ?? 6) },
    );
  }, 300_000);
});
