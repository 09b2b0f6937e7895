import { moneyOf, type Paise, writeMoney } from '@hub/domain';
import type { Queries } from '../../../../server/src/db/queries.ts';

/** A payment in the demo bank's books, with what was given back of it. */
export interface BankPayment {
  readonly id: string;
  readonly reference: string;
  readonly status: 'received' | 'failed';
  readonly amount: Paise;
  readonly payerAccount: string;
  readonly reason: string | null;
  readonly at: Temporal.Instant;
  readonly refusesRefund: boolean;
  readonly refunds: readonly BankRefund[];
}

export interface BankRefund {
  readonly reference: string;
  readonly status: 'done' | 'failed';
  readonly amount: Paise;
  readonly reason: string | null;
  readonly at: Temporal.Instant;
}

type Row<T extends { readonly amount: Paise; readonly at: Temporal.Instant }> = Omit<T, 'amount' | 'at'> & {
  readonly amount: string;
  readonly at: string;
};
type PaymentRow = Row<Omit<BankPayment, 'refunds'>> & { readonly refunds: readonly Row<BankRefund>[] };

const select = `select p.id, p.reference, p.status, p.amount, p.payer_account as "payerAccount", p.reason, p.at,
    p.refuses_refund as "refusesRefund",
    (select coalesce(json_agg(json_build_object('reference', r.reference, 'status', r.status,
                     'amount', r.amount::text, 'reason', r.reason, 'at', r.at) order by r.at, r.reference), '[]')
       from bank_refund r where r.payment_id = p.id) as refunds
  from bank_payment p`;

const figuresOf = ({ amount, at }: { readonly amount: string; readonly at: string }) => ({
  amount: moneyOf(amount),
  at: Temporal.Instant.from(at),
});

const paymentOf = (row: PaymentRow): BankPayment => ({
  ...row,
  ...figuresOf(row),
  refunds: row.refunds.map((refund) => ({ ...refund, ...figuresOf(refund) })),
});

export async function insertPayment(queries: Queries, payment: Omit<BankPayment, 'refunds'>): Promise<void> {
  const { id, reference, status, amount, payerAccount, reason, at, refusesRefund } = payment;
  await queries.query(
    `insert into bank_payment (id, reference, status, amount, payer_account, reason, at, refuses_refund)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, reference, status, writeMoney(amount), payerAccount, reason, at.toString(), refusesRefund],
  );
}

export async function listPayments(queries: Queries, reference: string): Promise<BankPayment[]> {
  const rows = await queries.query<PaymentRow>(`${select} where p.reference = $1 order by p.at, p.id`, [
    reference,
  ]);
  return rows.map(paymentOf);
}

/** The next of all that were made, or of which something was given back, at `since` or later. */
export async function listPaymentsSince(
  queries: Queries,
  since: Temporal.Instant,
  after: BankPayment | null,
  count: number,
): Promise<BankPayment[]> {
  const rows = await queries.query<PaymentRow>(
    `${select} where (p.at >= $1 or exists (select from bank_refund r where r.payment_id = p.id and r.at >= $1))
        and (p.at, p.id) > ($2, $3) order by p.at, p.id limit $4`,
    [since.toString(), after?.at.toString() ?? '-infinity', after?.id ?? '', count],
  );
  return rows.map(paymentOf);
}

/** Nobody else gives it back until the transaction ends. */
export async function lockPayment(queries: Queries, id: string): Promise<BankPayment | null> {
  const [row] = await queries.query<PaymentRow>(`${select} where p.id = $1 for update of p`, [id]);
  return row === undefined ? null : paymentOf(row);
}

export async function saveRefund(queries: Queries, paymentId: string, refund: BankRefund): Promise<void> {
  const { reference, status, amount, reason, at } = refund;
  await queries.query(
    `insert into bank_refund (reference, payment_id, status, amount, reason, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (reference) do update
       set status = excluded.status, amount = excluded.amount, reason = excluded.reason, at = excluded.at`,
    [reference, paymentId, status, writeMoney(amount), reason, at.toString()],
  );
}
