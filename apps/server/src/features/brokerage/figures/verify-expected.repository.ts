import type { Queries } from '../../../db/queries.ts';

/** A row of the twin as one text, with the position it is of. */
interface StoredRow {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly row: string;
}

const position = `t.folio_no as "folioNo", t.scheme_code as "schemeCode"`;

/** Days as text: no end is nothing. */
export const storedLines = (
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<StoredRow[]> =>
  queries.query<StoredRow>(
    `select ${position}, concat_ws(' ', t.month, t.gst_basis, t.product, t.amount, t.rate, t.days, t.through) as row
       from (select distinct month from trail_line where arn = $1) m
       join trail_line t on t.arn = $1 and t.month = m.month and t.folio_no = any($2::text[])`,
    [arn, folioNos],
  );

export const storedMissing = (
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<StoredRow[]> =>
  queries.query<StoredRow>(
    `select ${position}, concat_ws(' ', t.ref, t.from_on, 'to', t.to_on, t.why, t.version) as row
       from trail_missing t where t.arn = $1 and t.folio_no = any($2::text[])`,
    [arn, folioNos],
  );

interface StoredSlice extends StoredRow {
  readonly gstBasis: string;
  readonly isCut: boolean;
}

export const storedSlices = (
  queries: Queries,
  arn: string,
  folioNos: readonly string[],
): Promise<StoredSlice[]> =>
  queries.query<StoredSlice>(
    `select ${position}, t.gst_basis as "gstBasis", t.is_cut as "isCut",
            concat_ws(' ', t.gst_basis, t.from_on, 'to', t.to_on, t.weight, t.rate) as row
       from trail_slice t where t.arn = $1 and t.folio_no = any($2::text[])
      order by t.folio_no, t.scheme_code, t.gst_basis, t.from_on`,
    [arn, folioNos],
  );

/** Lines of folios that no book has. */
export const strayLines = (queries: Queries): Promise<{ arn: string; folioNo: string }[]> =>
  queries.query(
    `select distinct arn, folio_no as "folioNo" from trail_line t
      where not exists (select from client_folio f where f.arn = t.arn and f.folio_no = t.folio_no) limit 100`,
  );
