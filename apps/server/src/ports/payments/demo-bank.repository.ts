import { moneyOf, type Paise, writeMoney } from '@hub/domain';
import type { Queries } from '../../db/queries.ts';

/** A payment in the demo bank's books, with its refund where one was asked for. */
export interface BankPayment {
  readonly id: string;
  readonly reference: string;
  readonly status: 'received' | 'failed';
  readonly amount: Paise;
  readonly payerAccount: string;
  readonly reason: string | null;
  readonly at: Temporal.Instant;
  readonly refusesRefund: boolean;
  readonly refund: BankRefund | null;
}

export interface BankRefund {
  readonly status: 'done' | 'failed';
  readonly amount: Paise;
  readonly reason: string | null;
  readonly at: Temporal.Instant;
}

interface PaymentRow extends Omit<BankPayment, 'amount' | 'at' | 'refund'> {
  readonly amount: string;
  readonly at: string;
  readonly refundStatus: BankRefund['status'] | null;
  readonly refundAmount: string | null;
  readonly refundReason: string | null;
  readonly refundAt: string | null;
}

const select = `select p.id, p.reference, p.status, p.amount, p.payer_account as "payerAccount", p.reason, p.at,
    p.refuses_refund as "refusesRefund", r.status as "refundStatus", r.amount as "refundAmount",
    r.reason as "refundReason", r.at as "refundAt"
  from bank_payment p left join bank_refund r on r.payment_id = p.id`;

function paymentOf(row: PaymentRow): BankPayment {
  const { refundStatus, refundAmount, refundReason, refundAt, ...rest } = row;
  const refund =
    refundStatus === null || refundAmount === null || refundAt === null
      ? null
      : {
          status: refundStatus,
          amount: moneyOf(refundAmount),
          reason: refundReason,
          at: Temporal.Instant.from(refundAt),
        };
  return { ...rest, amount: moneyOf(row.amount), at: Temporal.Instant.from(row.at), refund };
}

export async function insertPayment(queries: Queries, payment: Omit<BankPayment, 'refund'>): Promise<void> {
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

/** The next of all that began at `since` or later. */
export async function listPaymentsSince(
  queries: Queries,
  since: Temporal.Instant,
  after: BankPayment | null,
  count: number,
): Promise<BankPayment[]> {
  const rows = await queries.query<PaymentRow>(
    `${select} where p.at >= $1 and (p.at, p.id) > ($2, $3) order by p.at, p.id limit $4`,
    [since.toString(), (after?.at ?? since).toString(), after?.id ?? '', count],
  );
  return rows.map(paymentOf);
}

/** Nobody else gives it back until the transaction ends. */
export async function lockPayment(queries: Queries, id: string): Promise<BankPayment | null> {
  const [row] = await queries.query<PaymentRow>(`${select} where p.id = $1 for update of p`, [id]);
  return row === undefined ? null : paymentOf(row);
}

export async function saveRefund(queries: Queries, paymentId: string, refund: BankRefund): Promise<void> {
  const { status, amount, reason, at } = refund;
  await queries.query(
    `insert into bank_refund (payment_id, status, amount, reason, at) values ($1, $2, $3, $4, $5)
     on conflict (payment_id) do update
       set status = excluded.status, amount = excluded.amount, reason = excluded.reason, at = excluded.at`,
    [paymentId, status, writeMoney(amount), reason, at.toString()],
  );
}
