import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { markStaleMonths } from '../months/stale-months.repository.ts';

/** One line of a file. Days are ISO texts, money, units and rates decimal texts. */
export interface NewBrokerageLine {
  readonly line: number;
  readonly arn: string;
  readonly month: string;
  readonly key: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly kind: 'trail' | 'incentive' | 'clawback';
  readonly typeText: string;
  readonly trxnNo: string;
  readonly tradeOn: string;
  readonly processedOn: string;
  readonly fromOn: string | null;
  readonly toOn: string | null;
  readonly days: number | null;
  readonly base: string | null;
  readonly units: string | null;
  readonly averageAssets: string | null;
  readonly rate: string | null;
  readonly amount: string;
  readonly igst: string | null;
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly holdReason: string | null;
}

const figures = `folio_no, scheme_code, kind, type_text, trxn_no, trade_on, processed_on, from_on, to_on, days, base,
  units, average_assets, rate, amount, igst, cgst, sgst, hold_reason`;
const figureNames = figures.split(/,\s+/);
const of = (table: string) => figureNames.map((name) => `${table}.${name}`).join(', ');
const sameFigures = (one: string, other: string) => `(${of(one)}) is not distinct from (${of(other)})`;
const sameKey = (one: string, other: string) =>
  `${one}.arn = ${other}.arn and ${one}.month = ${other}.month and ${one}.key = ${other}.key`;
/** Of two rows of one key, which counts: the newer process date, then the newer file. */
const newer = (one: string, other: string) =>
  `(${one}.processed_on, ${one}.import_id) > (${other}.processed_on, ${other}.import_id)`;

/** By the number alone, or by that of a piece of it. Looked up line by line, whatever the database knows of its tables. */
const euinOf = (row: string) => {
  const entries = `select l.euin from posted_entry l where l.arn = ${row}.arn and l.folio_no = ${row}.folio_no
    and l.scheme_code = ${row}.scheme_code and l.euin is not null`;
  return `coalesce(
    (${entries} and l.trxn_no = ${row}.trxn_no limit 1),
    (${entries} and split_part(l.trxn_no, '~', 1) = ${row}.trxn_no order by l.trxn_no limit 1))`;
};

const cells = (row: NewBrokerageLine) => [
  row.line,
  row.arn,
  row.month,
  row.key,
  row.folioNo,
  row.schemeCode,
  row.kind,
  row.typeText,
  row.trxnNo,
  row.tradeOn,
  row.processedOn,
  row.fromOn,
  row.toOn,
  row.days,
  row.base,
  row.units,
  row.averageAssets,
  row.rate,
  row.amount,
  row.igst,
  row.cgst,
  row.sgst,
  row.holdReason,
];

interface ImportedLines {
  /** Lines that say what no line said before. */
  readonly imported: number;
  /** Lines with the key and the process date of another of their file, and other figures: which counts, nobody knows. */
  readonly unlike: readonly number[];
}

/** Keeps a batch of a file, its distributors locked. A line that a file says again is one line. */
export async function importLines(
  tx: Tx,
  lines: readonly NewBrokerageLine[],
  importId: string,
): Promise<ImportedLines> {
  if (lines.length === 0) return { imported: 0, unlike: [] };
  await tx.query(
    `create temp table paid on commit drop as
       select 0::int8 as line, arn, month, key, ${figures} from brokerage_line with no data`,
  );
  await tx.copy(`paid (line, arn, month, key, ${figures})`, copyChunks(lines, cells));
  await tx.query('analyze paid');
  const unlike = await tx.query<{ line: string }>(
    `with first as (
       select distinct on (arn, month, key, processed_on) * from paid order by arn, month, key, processed_on, line
     )
     delete from paid p
      using first left join brokerage_line b on ${sameKey('b', 'first')} and b.import_id = $1
                                            and b.processed_on = first.processed_on
      where ${sameKey('first', 'p')} and first.processed_on = p.processed_on
        and not (case when b.key is null then ${sameFigures('first', 'p')} else ${sameFigures('b', 'p')} end)
      returning p.line::text`,
    [importId],
  );
  const [row] = await tx.query<{ imported: number }>(
    `with given as (
       select distinct on (arn, month, key) *, $1::int8 as import_id from paid
        order by arn, month, key, processed_on desc
     ), landed as (
       insert into brokerage_line as b (arn, month, key, import_id, counts, ${figures}, euin)
       select g.arn, g.month, g.key, g.import_id,
              not exists (select from brokerage_line o
                           where ${sameKey('o', 'g')} and o.import_id <> g.import_id and ${newer('o', 'g')}),
              ${of('g')}, ${euinOf('g')}
         from given g
       on conflict (arn, month, key, import_id) do update
         set (counts, ${figures}, euin) = (excluded.counts, ${of('excluded')}, excluded.euin)
         where excluded.processed_on > b.processed_on
       returning b.*
     ), outdated as (
       update brokerage_line o set counts = false from landed
        where ${sameKey('o', 'landed')} and o.import_id <> $1 and o.counts and landed.counts
     ), stale as (${markStaleMonths('landed')})
     select count(*)::int as imported from landed
      where not exists (select from brokerage_line o
                         where ${sameKey('o', 'landed')} and o.import_id <> $1 and ${sameFigures('o', 'landed')})`,
    [importId],
  );
  return { imported: row?.imported ?? 0, unlike: unlike.map(({ line }) => Number(line)) };
}

/** Lines whose keys no other file has: the quickest way in. */
export async function copyLines(
  tx: Tx,
  lines: readonly (NewBrokerageLine & { readonly euin: string | null })[],
  importId: string,
): Promise<void> {
  const columns = `arn, month, key, ${figures}, import_id, counts, euin`;
  await tx.query(
    `create temp table paid on commit drop as select ${columns} from brokerage_line with no data`,
  );
  await tx.copy(
    `paid (${columns})`,
    copyChunks(lines, (row) => [...cells(row).slice(1), importId, true, row.euin]),
  );
  await tx.query(`insert into brokerage_line (${columns}) select ${columns} from paid`);
  // A transaction may bring several files.
  await tx.query('drop table paid');
  await tx.query(markStaleMonths('brokerage_line where import_id = $1'), [importId]);
}

/** Whose lines a file has. */
export async function distributorsOfFile(tx: Tx, importId: string): Promise<string[]> {
  const rows = await tx.query<{ arn: string }>(
    'select distinct arn from brokerage_line where import_id = $1',
    [importId],
  );
  return rows.map(({ arn }) => arn);
}

/** Takes a file's lines back; of each key the line that then counts is the newest of the others. */
export async function takeBackLines(tx: Tx, importId: string): Promise<number> {
  const [row] = await tx.query<{ gone: number }>(
    `with gone as (
       delete from brokerage_line where import_id = $1 returning arn, month, key
     ), next as (
       select distinct on (o.arn, o.month, o.key) o.arn, o.month, o.key, o.import_id
         from gone join brokerage_line o on ${sameKey('o', 'gone')} and o.import_id <> $1
        order by o.arn, o.month, o.key, o.processed_on desc, o.import_id desc
     ), counted as (
       update brokerage_line b set counts = true from next
        where ${sameKey('b', 'next')} and b.import_id = next.import_id and not b.counts
     ), stale as (${markStaleMonths('gone')})
     select count(*)::int as gone from gone`,
    [importId],
  );
  return row?.gone ?? 0;
}
