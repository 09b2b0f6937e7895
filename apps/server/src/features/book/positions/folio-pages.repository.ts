import type { Tx } from '../../../db/database.ts';
import type { PositionKey } from '../ledger/new-entry.ts';

/** Where the next folios begin. */
export interface FolioCursor {
  readonly arn: string;
  readonly folioNo: string;
}

/** So many folios after a cursor. Those that only a stored position names come along: something is wrong with them. */
export const foliosPage = (tx: Tx, after: FolioCursor, limit: number): Promise<FolioCursor[]> =>
  tx.query<FolioCursor>(
    `select arn, folio_no as "folioNo" from (
       (select arn, folio_no from folio where (arn, folio_no) > ($1, $2) order by arn, folio_no limit $3)
       union
       (select distinct arn, folio_no from position where (arn, folio_no) > ($1, $2) order by arn, folio_no limit $3)
       union
       (select distinct arn, folio_no from uncounted_entry where (arn, folio_no) > ($1, $2)
         order by arn, folio_no limit $3)
     ) known order by arn, folio_no limit $3`,
    [after.arn, after.folioNo, limit],
  );

/** Every position that the ledger or a balance knows of in these folios. */
export const positionsOf = (tx: Tx, folios: readonly FolioCursor[]): Promise<PositionKey[]> =>
  tx.query<PositionKey>(
    `select arn, folio_no as "folioNo", scheme_code as "schemeCode" from (
       select wanted.arn, wanted.folio_no, l.scheme_code
         from unnest($1::text[], $2::text[]) as wanted (arn, folio_no)
         join folio using (arn, folio_no) join ledger l using (arn, folio_no)
       union
       select wanted.arn, wanted.folio_no, b.scheme_code
         from unnest($1::text[], $2::text[]) as wanted (arn, folio_no)
         join folio using (arn, folio_no) join feed_balance b using (arn, folio_no)
     ) known order by arn, folio_no, scheme_code`,
    [folios.map(({ arn }) => arn), folios.map(({ folioNo }) => folioNo)],
  );
