import type { EntryKind } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Queries } from '../../../db/queries.ts';

export interface TransactionRecord {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly scheme: string;
  readonly day: string;
  readonly kind: EntryKind;
  readonly amount: string;
  readonly units: string;
  readonly nav: string;
  readonly duty: string;
  readonly load: string;
  readonly stt: string;
  readonly tax: string;
  readonly euin: string | null;
  readonly planNo: string | null;
  /** What a reversal takes back. */
  readonly reversedKind: EntryKind | null;
  readonly counted: 'yes' | 'unresolved' | 'replaced' | 'reversed';
  /** Why it does not count, in words. */
  readonly reason: string | null;
}

interface TransactionFilter {
  readonly investorId: string | null;
  readonly folioNo: string | null;
  readonly schemeCode: string | null;
  readonly limit: number;
  readonly offset: number;
}

interface TransactionPage {
  readonly items: readonly TransactionRecord[];
  readonly total: number;
}

/** The ledger's own order turned round: what takes back before what goes out before what comes in, then by number. */
const newestFirst = (entry: string) =>
  `${entry}.day desc, (${entry}.kind = 'reversal') desc, (${entry}.units < 0) desc, length(${entry}.trxn_no) desc,
   ${entry}.trxn_no desc, ${entry}.folio_no, ${entry}.scheme_code`;

const samePosition = (one: string, other: string) =>
  `${one}.arn = ${other}.arn and ${one}.folio_no = ${other}.folio_no and ${one}.scheme_code = ${other}.scheme_code`;

/**
 * A page of what is in the ledgers of a client or a folio, with its count; null when the book has no such client
 * or folio. It reads those ledgers by their key and nothing else; what belongs to an entry is read for the page only.
 */
export async function findTransactions(
  queries: Queries,
  arn: string,
  { investorId, folioNo, schemeCode, limit, offset }: TransactionFilter,
): Promise<TransactionPage | null> {
  const params: unknown[] = [arn, limit, offset];
  const is = (column: string, value: string | null): string =>
    value === null ? '' : ` and ${column} = $${params.push(value)}`;
  const folios = is('f.folio_no', folioNo) + is('f.investor_id', investorId);
  const ofScheme = is('l.scheme_code', schemeCode);
  // A client who has no folio yet is a client.
  const found =
    folioNo === null
      ? `exists (select from client i where i.arn = $1${is('i.id', investorId)})`
      : 'exists (select from folios)';
  const rows = await queries.query<{ found: boolean; total: number; item: TransactionRecord | null }>(
    `with folios as (select f.arn, f.folio_no from client_folio f where f.arn = $1${folios}),
       counted as (
         select l.* from folios join posted_entry l on l.arn = folios.arn and l.folio_no = folios.folio_no
          where true${ofScheme}
       ),
       page as materialized (
         select e.*, row_number() over (order by ${newestFirst('e')}) as rank from counted e
          order by ${newestFirst('e')} limit $2 offset $3
       )
     select counts.found, counts.total, to_jsonb(one) as item
       from (select ${found} as found, (select count(*)::int4 from counted) as total) as counts
       left join lateral (
         select p.folio_no as "folioNo", p.scheme_code as "schemeCode", p.trxn_no as "trxnNo",
                coalesce(s.name, p.scheme_code) as scheme, p.day, p.kind, p.amount::text as amount,
                p.units::text as units, p.nav::text as nav, p.duty::text as duty, p.load::text as load,
                p.stt::text as stt, p.tax::text as tax, p.euin, p.plan_no as "planNo", p.rank,
                coalesce(p.undoes, (
                  select o.kind from posted_entry o where p.kind = 'reversal' and ${samePosition('o', 'p')}
                     and o.trxn_no = u.other_no limit 1)) as "reversedKind",
                coalesce(u.why, 'yes') as counted, u.reason
           from page p
           left join fund_scheme s on s.code = p.scheme_code
           left join entry_verdict u on ${samePosition('u', 'p')} and u.trxn_no = p.trxn_no
       ) as one on true
      order by one.rank`,
    params,
  );
  const [first] = rows;
  if (first === undefined || !first.found) return null;
  return { items: rows.flatMap(({ item }) => (item === null ? [] : [item])), total: first.total };
}
