import { type EntryKind, entryKinds } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Tx } from '../../../db/database.ts';

/** By what the scheme's own data say; where they leave it to the category, or change, whoever reckons decides. */
export const mayBeEquity = (scheme: string): string =>
  `(coalesce(${scheme}.tax_class, 'equity') = 'equity' or ${scheme}.tax_class_changes <> '[]')`;

const saleKinds = (Object.keys(entryKinds) as EntryKind[]).filter((kind) => entryKinds[kind].isSale);

interface SoldPosition {
  readonly arn: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly investorId: string;
}

/** The positions of these clients that may be of equity, out of which something was sold between two days. */
export const findSoldEquity = (
  tx: Tx,
  arn: string,
  investorIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SoldPosition[]> =>
  tx.query<SoldPosition>(
    `select distinct l.arn, l.folio_no as "folioNo", l.scheme_code as "schemeCode", f.investor_id as "investorId"
       from client_folio f
       join counted_entry l on l.arn = f.arn and l.folio_no = f.folio_no
       join fund_scheme s on s.code = l.scheme_code
      where f.arn = $1 and f.investor_id = any($2::uuid[]) and ${mayBeEquity('s')}
        and l.kind = any($3::text[]) and l.day between $4 and $5`,
    [arn, investorIds, saleKinds, from, to],
  );
