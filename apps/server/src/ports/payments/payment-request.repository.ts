import { moneyOf, writeMoney } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { PaymentRequest } from './payments.ts';

interface RequestRow extends Omit<PaymentRequest, 'amount'> {
  readonly amount: string;
  readonly gatewayOrder: string | null;
}

interface StoredRequest extends PaymentRequest {
  readonly gatewayOrder: string | null;
}

const columns =
  'reference, amount, mode, payer, return_url as "returnUrl", note, gateway_order as "gatewayOrder"';

const requestOf = (row: RequestRow): StoredRequest => ({ ...row, amount: moneyOf(row.amount) });

/** False when the reference is known already. */
export async function insertRequest(
  tx: Pick<Tx, 'asSystem'>,
  request: PaymentRequest,
  now: Temporal.Instant,
): Promise<boolean> {
  const { reference, amount, mode, payer, returnUrl, note } = request;
  const rows = await tx.asSystem(
    `insert into payment_request (reference, amount, mode, payer, return_url, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (reference) do nothing returning reference`,
    [reference, writeMoney(amount), mode, JSON.stringify(payer), returnUrl, note, now.toString()],
  );
  return rows.length === 1;
}

export async function findRequest(queries: Queries, reference: string): Promise<StoredRequest | null> {
  const [row] = await queries.query<RequestRow>(
    `select ${columns} from payment_request where reference = $1`,
    [reference],
  );
  return row === undefined ? null : requestOf(row);
}

/** The same, and nobody else pays for it until the transaction ends. */
export async function lockRequest(tx: Pick<Tx, 'query'>, reference: string): Promise<StoredRequest | null> {
  const [row] = await tx.query<RequestRow>(
    `select ${columns} from payment_request where reference = $1 for update`,
    [reference],
  );
  return row === undefined ? null : requestOf(row);
}

/** The order that stays: the one given, or one that another opening of the page brought before. */
export async function saveGatewayOrder(queries: Queries, reference: string, order: string): Promise<string> {
  const [row] = await queries.query<{ order: string }>(
    `update payment_request set gateway_order = coalesce(gateway_order, $2) where reference = $1
     returning gateway_order as order`,
    [reference, order],
  );
  if (row === undefined) throw new Error('A payment is kept for a request that does not exist');
  return row.order;
}

/** Which of these gateway orders are ours, with their references. */
export async function findReferences(
  queries: Queries,
  orders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ order: string; reference: string }>(
    'select gateway_order as order, reference from payment_request where gateway_order = any($1)',
    [orders],
  );
  return new Map(rows.map(({ order, reference }) => [order, reference]));
}
