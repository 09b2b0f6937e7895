import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DayNumber, navTenThousandths } from '@hub/domain';
import type { FeedFile } from '../../../../packages/domain/test/reference/feed-desk.ts';
import {
  firstDay,
  navDays,
  priceOf,
  type Rta,
  schemes,
} from '../../../../packages/domain/test/reference/reference-house.ts';
import type { Database } from '../../src/db/database.ts';
import { type ImportReport, importFile } from '../../src/features/book/import/import-file.ts';
import { registrarImporter } from '../../src/features/book/import/importers.ts';
import { writeNavs } from '../../src/features/book/schemes/nav.repository.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { csvOf } from './feed-files.ts';

/** Schemes with their prices since a day, of which there are more than rows: written once, kept between feeds. */
export async function seedReferenceHouse(db: Database, since = firstDay): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const { code, rta, rtaCode, assetClass } of schemes) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                             cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, 'Scheme ' || $1, 'REGULAR', 'GROWTH', $2, $3, 'INF' || $1, $4, 'Any', 'equity',
                 'OTHER', 3, 'Index', 'Nobody', '2010-01-01', '{}', '[]')`,
        [code, rta, rtaCode, assetClass],
      );
    }
    await writeNavs(
      tx,
      schemes.flatMap(({ code }) =>
        navDays
          .filter((day) => day >= since)
          .map((day) => ({
            code,
            day: day as DayNumber,
            nav: navTenThousandths(priceOf(code, day)),
            name: `Scheme ${code}`,
            amc: 'Reference',
            category: 'Any',
            isin: null,
            isinReinvest: null,
          })),
      ),
    );
  });
}

const remaining = ['scheme', 'nav', 'nav_latest', 'amfi_scheme', 'distributor'];

/** Empties the book, of PGlite: the ledger lets itself be emptied by nobody but a superuser who silences its trigger. */
export async function emptyBook(db: Database): Promise<void> {
  const tables = await db.read<{ name: string }>(
    'system',
    `select table_name as name from information_schema.columns join pg_tables on tablename = table_name
      where table_schema = 'public' and schemaname = 'public'
        and (column_name in ('scheme_code', 'import_id') or table_name in ('investor', 'investor_figure', 'folio', 'aum_figure',
             'client_figure', 'client_month', 'plan_figure', 'import_file', 'quarantine'))
      group by table_name`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !remaining.includes(name));
  await db.asOwner(({ script }) =>
    script(
      `set session_replication_role to replica; truncate ${names.join()}; reset session_replication_role`,
    ),
  );
}

/** A database with the schemes and an empty book. */
export async function freshReferenceBook(
  before: TestDatabase | undefined,
  since = firstDay,
): Promise<TestDatabase> {
  if (before?.db.kind === 'pglite') {
    await emptyBook(before.db);
    return before;
  }
  await before?.close();
  const test = await openTestDatabase();
  await seedReferenceHouse(test.db, since);
  return test;
}

/** Brings files in through the importer, as the operator's command does. */
export class FeedDoor {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hub-feeds-'));
  #files = 0;

  async bring(db: Database, content: string, rta: Rta): Promise<ImportReport> {
    this.#files += 1;
    const path = join(this.#folder, `file-${this.#files}.csv`);
    writeFileSync(path, content);
    const registrar = rta === 'CAMS' ? 'cams' : 'kfin';
    const importer = await registrarImporter(db, path, registrar, {
      file: `file-${this.#files}.csv`,
      today: '2026-11-15',
    });
    return importFile(db, path, statSync(path).size, importer);
  }

  bringFile(db: Database, file: FeedFile): Promise<ImportReport> {
    return this.bring(db, csvOf(file), file.rta);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
