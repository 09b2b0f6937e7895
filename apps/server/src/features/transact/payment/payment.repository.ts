import { type Paise, writeMoney } from '@hub/domain';
import type { PayMode } from '@hub/domain/orders/terms/any-terms';
import type { LumpsumPayMode } from '@hub/domain/orders/terms/order-terms';
import type { Queries } from '../../../db/queries.ts';
import type { StartedPayment } from '../../../ports/payments/payments.ts';

interface PaymentPart {
  /** The order's reference. */
  readonly order: string;
  readonly amount: string;
}

/** The bank is asked by a mandate: nobody has to do anything. */
interface StartedDebit {
  readonly kind: 'debit';
  readonly on: string;
}

export interface PaymentRow {
  readonly arn: string;
  readonly reference: string;
  readonly confirmationId: string;
  readonly investorId: string;
  readonly parts: readonly PaymentPart[];
  readonly amount: string;
  readonly mode: LumpsumPayMode;
  readonly account: string;
  readonly started: StartedPayment | StartedDebit;
  readonly status: 'started' | 'received' | 'failed';
  readonly reason: string | null;
  readonly createdAt: string;
}

const columns = `p.arn, p.reference, p.confirmation_id as "confirmationId", p.investor_id as "investorId", p.parts,
  p.amount, p.mode, p.account, p.started, p.status, p.reason, p.created_at as "createdAt"`;

/** The tries to pay for one confirmation, newest first. */
export const findPayments = (queries: Queries, arn: string, confirmationId: string): Promise<PaymentRow[]> =>
  queries.query<PaymentRow>(
    `select ${columns} from payment p where p.arn = $1 and p.confirmation_id = $2
      order by p.created_at desc, p.reference`,
    [arn, confirmationId],
  );

/** How money of this investor came last that they paid by hand; null when none did. */
export async function findUsedWay(
  queries: Queries,
  arn: string,
  investorId: string,
): Promise<{ readonly mode: PayMode; readonly account: string } | null> {
  const rows = await queries.query<{ mode: PayMode; account: string }>(
    `select mode, account from payment
      where arn = $1 and investor_id = $2 and status = 'received' and mode <> 'otm'
      order by created_at desc, reference limit 1`,
    [arn, investorId],
  );
  return rows[0] ?? null;
}

export async function insertPayment(
  queries: Queries,
  row: Omit<PaymentRow, 'status' | 'reason' | 'createdAt'>,
  at: string,
): Promise<void> {
  await queries.query(
    `insert into payment (arn, reference, confirmation_id, investor_id, parts, amount, mode, account, started, status,
                          created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'started', $10, $10)`,
    [
      row.arn,
      row.reference,
      row.confirmationId,
      row.investorId,
      JSON.stringify(row.parts),
      row.amount,
      row.mode,
      row.account,
      JSON.stringify(row.started),
      at,
    ],
  );
}

/** As the system: the bank knows our reference and no ARN. */
export async function lockPayment(system: Queries, reference: string): Promise<PaymentRow | null> {
  const rows = await system.query<PaymentRow>(
    `select ${columns} from payment p where p.reference = $1 for update`,
    [reference],
  );
  return rows[0] ?? null;
}

/** Several, by their references. */
export const lockPayments = (system: Queries, references: readonly string[]): Promise<PaymentRow[]> =>
  system.query<PaymentRow>(
    `select ${columns} from payment p where p.reference = any($1) order by p.reference for update`,
    [references],
  );

export async function setPaymentStatus(
  queries: Queries,
  reference: string,
  status: PaymentRow['status'],
  reason: string | null,
  at: string,
): Promise<void> {
  await queries.query('update payment set status = $2, reason = $3, changed_at = $4 where reference = $1', [
    reference,
    status,
    reason,
    at,
  ]);
}

/** Payments that nobody has heard of for a while. */
export const findWaiting = (
  system: Queries,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<{ readonly reference: string }[]> =>
  system.query(
    `select reference from payment where status = 'started' and mode <> 'otm' and created_at > $1 and created_at <= $2
      order by created_at limit $3`,
    [from, to, limit],
  );

interface NewCredit {
  readonly paymentId: string;
  readonly reference: string;
  readonly arn: string | null;
  readonly amount: Paise;
  readonly name: string;
  readonly receivedAt: string;
}

/** False when this credit was noted before: the same news again. */
export async function noteCredit(system: Queries, credit: NewCredit, at: string): Promise<boolean> {
  const rows = await system.query(
    `insert into bank_credit (payment_id, reference, arn, amount, name, received_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (payment_id) do nothing returning payment_id`,
    [
      credit.paymentId,
      credit.reference,
      credit.arn,
      writeMoney(credit.amount),
      credit.name,
      credit.receivedAt,
      at,
    ],
  );
  return rows.length === 1;
}

/** The bank's number of what an order calls a payment. */
export async function findCredit(
  system: Queries,
  name: string,
): Promise<{ readonly paymentId: string; readonly reference: string } | null> {
  const rows = await system.query<{ paymentId: string; reference: string }>(
    'select payment_id as "paymentId", reference from bank_credit where name = $1 and (reference = $1 or payment_id = $1)',
    [name],
  );
  return rows[0] ?? null;
}

export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly name: string;
  readonly arn: string | null;
  readonly orderReference: string | null;
  readonly amount: string;
  readonly reason: string;
  readonly status: 'to-refund' | 'refunding' | 'refunded';
  readonly reversed: string;
}

const refundColumns = `r.id, r.payment_id as "paymentId", c.reference, c.name, r.arn,
  r.order_reference as "orderReference", r.amount, r.reason, r.status, r.reversed`;
const refundTables = 'refund r join bank_credit c using (payment_id)';

interface NewRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly arn: string | null;
  readonly orderReference: string | null;
  readonly amount: Paise;
  readonly reason: string;
}

export async function insertRefund(system: Queries, refund: NewRefund, at: string): Promise<void> {
  await system.query(
    `insert into refund (id, payment_id, arn, order_reference, amount, reason, status, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, 'to-refund', $7, $7)`,
    [
      refund.id,
      refund.paymentId,
      refund.arn,
      refund.orderReference,
      writeMoney(refund.amount),
      refund.reason,
      at,
    ],
  );
}

/** What can be given back by itself. Money of a mandate that the bank behind the payments does not know waits. */
export const lockRefundsToStart = (
  system: Queries,
  limit: number,
  { withDebits }: { readonly withDebits: boolean },
): Promise<RefundRow[]> =>
  system.query<RefundRow>(
    `select ${refundColumns} from ${refundTables}
      where r.status = 'to-refund' and ($2 or r.payment_id not like 'DEBIT-%')
      order by r.created_at limit $1 for update of r skip locked`,
    [limit, withDebits],
  );

/** All of a payment, by their numbers. */
export const lockRefundsOf = (system: Queries, paymentId: string): Promise<RefundRow[]> =>
  system.query<RefundRow>(
    `select ${refundColumns} from ${refundTables} where r.payment_id = $1 order by r.id for update of r`,
    [paymentId],
  );

export async function setRefundStatus(
  system: Queries,
  id: string,
  status: RefundRow['status'],
  at: string,
): Promise<void> {
  await system.query('update refund set status = $2, changed_at = $3 where id = $1', [id, status, at]);
}

/** What the bank gave back of it by itself is done; what is left goes back under a new number. */
export async function closeReversed(
  system: Queries,
  refund: Pick<RefundRow, 'id'>,
  { reversed, rest, at }: { readonly reversed: Paise; readonly rest: NewRefund | null; readonly at: string },
): Promise<void> {
  await system.query(
    `update refund set amount = $2, reversed = $2, status = 'refunded', changed_at = $3 where id = $1`,
    [refund.id, writeMoney(reversed), at],
  );
  if (rest !== null) await insertRefund(system, rest, at);
}

export async function setReversed(system: Queries, id: string, reversed: Paise, at: string): Promise<void> {
  await system.query('update refund set reversed = $2, changed_at = $3 where id = $1', [
    id,
    writeMoney(reversed),
    at,
  ]);
}

interface NewReturn {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: Paise;
  readonly refund: string | null;
  readonly returnedAt: string;
}

/** False when this return was noted before: the same news again. */
export async function noteReturn(system: Queries, one: NewReturn, at: string): Promise<boolean> {
  const rows = await system.query(
    `insert into bank_return (refund_id, payment_id, amount, refund, returned_at, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (refund_id) do nothing returning refund_id`,
    [one.refundId, one.paymentId, writeMoney(one.amount), one.refund, one.returnedAt, at],
  );
  return rows.length === 1;
}

/** What the bank gave back of a payment. */
export const findReturns = (
  system: Queries,
  paymentId: string,
): Promise<{ readonly refundId: string; readonly amount: string; readonly refund: string | null }[]> =>
  system.query(
    'select refund_id as "refundId", amount, refund from bank_return where payment_id = $1 order by refund_id',
    [paymentId],
  );

/** What came under this number of the bank's. */
export async function findCreditOf(
  system: Queries,
  paymentId: string,
): Promise<{ readonly reference: string; readonly name: string; readonly arn: string | null } | null> {
  const rows = await system.query<{ reference: string; name: string; arn: string | null }>(
    'select reference, name, arn from bank_credit where payment_id = $1',
    [paymentId],
  );
  return rows[0] ?? null;
}
