import type { Database } from '../../../db/database.ts';
import { writeChanges } from '../orders/orders.repository.ts';

interface Rejection {
  readonly reference: string;
  /** When it was sent and the registrar answered. */
  readonly at: string;
  readonly code?: string | undefined;
}

/** An order for what the distributor's first folio holds, rejected by its registrar. */
export async function rejectOrder(
  db: Database,
  arn: string,
  { reference, at, code = 'kyc_not_validated' }: Rejection,
): Promise<void> {
  const [folio] = await db.read<Record<string, string>>(
    'system',
    `select p.folio_no, p.scheme_code, f.investor_id from position p join folio f using (arn, folio_no)
      where p.arn = $1 order by p.folio_no, p.scheme_code limit 1`,
    [arn],
  );
  await db.read(
    'system',
    `insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary,
                         confirmation_id, created_at, changed_at)
     values ($1, $2, 'lumpsum', 'submitted', 'POSTLOGIN', $3, $4, $5, '{}', '{"amount": "5000.00"}', gen_random_uuid(), $6, $6)`,
    [arn, reference, folio?.investor_id, folio?.folio_no, folio?.scheme_code, at],
  );
  await db.transaction('system', (tx) =>
    writeChanges(tx, [
      {
        arn,
        reference,
        status: 'rejected',
        payments: [],
        type: 'rejected',
        actor: 'registrar',
        details: {},
        at,
        confirmedAt: null,
        fundsAt: null,
        unitsOut: null,
        result: { rejection: { code, title: 'The KYC of a holder is not validated', fix: '', remark: null } },
      },
    ]),
  );
}
