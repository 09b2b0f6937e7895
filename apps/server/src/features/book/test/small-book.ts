import { type DayNumber, dayNumber, milliUnits, navTenThousandths, paise } from '@hub/domain';
import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import { ensureFolios } from '../people/clients.repository.ts';
import { writeNavs } from '../schemes/nav.repository.ts';

/** Three schemes with a NAV on every one of these days. */
export const schemes = ['900101', '900102', '900103'] as const;
export const firstDay = dayNumber(2025, 1, 1);
export const days = 60;

const assetClasses = ['EQUITY', 'DEBT', 'LIQUID'] as const;

export async function seedSchemes(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [index, code] of schemes.entries()) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                             cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, 'Test ' || $1, 'REGULAR', 'GROWTH', 'CAMS', 'A' || $1, 'INF' || $1, $2, 'Flexi Cap', 'equity',
                 'OTHER', 3, 'Index', 'Nobody', '2020-01-01', '{}', '[]')`,
        [code, assetClasses[index]],
      );
    }
    await writeNavs(
      tx,
      schemes.flatMap((code, scheme) =>
        Array.from({ length: days }, (_, day) => ({
          code,
          day: (firstDay + day) as DayNumber,
          nav: navTenThousandths(BigInt(100_000 * (scheme + 1) + 137 * day)),
          name: `Test ${code}`,
          amc: 'Test',
          category: 'Flexi Cap',
          isin: null,
          isinReinvest: null,
        })),
      ),
    );
  });
}

const bookTables = `book_change, book_cursor, lien, investor, investor_figure, folio, ledger, position, plan, plan_row, scheme_figure, flow_figure, aum_figure, client_figure,
  client_month, plan_figure, feed_balance, uncounted_entry, folio_import, import_file, quarantine,
  brokerage_line, brokerage_figure, brokerage_stale, rejection_row, rate_card, rate_line, trail_state, scheme_fact, scheme, nav, nav_latest, amfi_scheme`;

/**
 * A database with the three schemes and nothing else. PGlite is emptied instead of opened again, which would take most
 * of a test's time; the ledger lets itself be emptied by nobody but a superuser who silences its trigger.
 */
export async function freshBook(before: TestDatabase | undefined): Promise<TestDatabase> {
  let test = before;
  if (test?.db.kind === 'pglite') {
    await test.db.asOwner(({ script }) =>
      script(
        `set session_replication_role to replica; truncate ${bookTables}; reset session_replication_role`,
      ),
    );
  } else {
    await test?.close();
    test = await openTestDatabase();
  }
  await seedSchemes(test.db);
  return test;
}

export const ensureTestFolios = (tx: Tx, entries: readonly Pick<NewEntry, 'arn' | 'folioNo'>[]) =>
  ensureFolios(
    tx,
    entries.map(({ arn, folioNo }) => ({
      arn,
      folioNo,
      rta: 'CAMS',
      clientKey: `client of ${folioNo.slice(0, 1)}`,
      pan: null,
      name: 'Test Client',
      taxStatus: null,
      openedOn: null,
    })),
  );

const nil = paise(0n);

export const entry = (
  part: Pick<NewEntry, 'trxnNo' | 'kind'> & Partial<NewEntry> & { units?: NewEntry['units'] },
): NewEntry => ({
  arn: 'ARN-100001',
  folioNo: '1/1',
  schemeCode: schemes[0],
  day: firstDay,
  units: milliUnits(0n),
  nav: navTenThousandths(100_000n),
  amount: nil,
  duty: nil,
  load: nil,
  stt: nil,
  tax: nil,
  carried: null,
  reverses: null,
  planNo: null,
  euin: null,
  subArn: null,
  ...part,
});

export const bought = (trxnNo: string, units: number, part: Partial<NewEntry> = {}): NewEntry =>
  entry({
    trxnNo,
    kind: 'purchase' as EntryKind,
    units: milliUnits(BigInt(units) * 1000n),
    amount: paise(BigInt(units) * 1000n),
    ...part,
  });

export const sold = (trxnNo: string, units: number, part: Partial<NewEntry> = {}): NewEntry =>
  bought(trxnNo, units, { kind: 'redemption', units: milliUnits(BigInt(units) * -1000n), ...part });
