import type { Queries } from '../../../db/queries.ts';

interface DebitingMandate {
  readonly folioNo: string;
  readonly bank: string;
  readonly account: string;
  readonly limit: string;
}

/** Of each folio of an investor the approved mandate that debits the most today. */
export const findDebitingMandates = (
  queries: Queries,
  arn: string,
  investorId: string,
  today: string,
): Promise<DebitingMandate[]> =>
  queries.query<DebitingMandate>(
    `select distinct on (m.folio_no) m.folio_no as "folioNo", m.bank, m.account, m."limit"
       from debit_mandate m join client_folio f on f.arn = m.arn and f.folio_no = m.folio_no
      where m.arn = $1 and f.investor_id = $2 and m.status = 'APPROVED' and m.starts_on <= $3 and m.ends_on >= $3
      order by m.folio_no, m."limit" desc, m.id`,
    [arn, investorId, today],
  );
