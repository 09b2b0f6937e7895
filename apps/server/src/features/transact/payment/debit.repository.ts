import type { Queries } from '../../../db/queries.ts';
import { mandateOfDebit } from '../../../ports/mandates/bank-debits.repository.ts';

interface PayingMandate {
  readonly id: string;
  readonly umrn: string;
  readonly account: string;
  readonly ifsc: string;
  readonly payer: string;
}

/** Approved mandates that orders name, by id. */
export const findPayingMandates = (
  queries: Queries,
  arn: string,
  ids: readonly string[],
): Promise<PayingMandate[]> =>
  queries.query<PayingMandate>(
    `select m.id, m.umrn, m.account, m.ifsc, coalesce(m.payer_name, i.name) as payer
       from debit_mandate m join client_folio f on f.arn = m.arn and f.folio_no = m.folio_no
       join client i on i.arn = f.arn and i.id = f.investor_id
      where m.arn = $1 and m.id = any($2::text[]) and m.status = 'APPROVED' and m.umrn is not null`,
    [arn, ids],
  );

/** The account that a debit was asked from, as its mandate has it. Never for a log. */
export async function findDebitedAccount(
  system: Queries,
  reference: string,
): Promise<{ readonly account: string; readonly ifsc: string; readonly payer: string } | null> {
  const [row] = await system.query<{ account: string; ifsc: string; payer: string }>(
    `select m.account, m.ifsc, coalesce(m.payer_name, i.name) as payer
       from debit_mandate m
       join client_folio f on f.arn = m.arn and f.folio_no = m.folio_no
       join client i on i.arn = f.arn and i.id = f.investor_id
      where m.id = ${mandateOfDebit('$1')}`,
    [reference],
  );
  return row ?? null;
}
