import { moneyOf, writeMoney } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { bankMandate } from '../../db/schema/orders/mandates.ts';
import type { MandateRequest } from './mandates.ts';

type BankMandateStatus = 'waiting' | 'deciding' | 'active' | 'rejected' | 'cancelled';

export interface BankMandate extends MandateRequest {
  readonly status: BankMandateStatus;
  readonly umrn: string | null;
  readonly code: string | null;
  readonly answersAt: Temporal.Instant | null;
  /** Steps the hub has heard of: 1 the payer's approval, 2 the answer, 3 the end. */
  readonly reported: number;
}

type Row = Omit<typeof bankMandate.$inferSelect, 'file' | 'createdAt'>;

const columns = `id, arn, folio_no as "folioNo", payer_name as "payerName", account_no as "accountNo", ifsc,
  account_type as "accountType", mobile, email, vpa, channel, "limit", starts_on as "startsOn", ends_on as "endsOn",
  return_url as "returnUrl", status, umrn, code, answers_at as "answersAt", told as reported`;

function mandateOf(row: Row): BankMandate {
  const { payerName, accountNo, ifsc, accountType, mobile, email, ...rest } = row;
  return {
    ...rest,
    payer: { name: payerName, accountNo, ifsc, accountType, mobile, email },
    limit: moneyOf(row.limit),
    startsOn: Temporal.PlainDate.from(row.startsOn),
    endsOn: Temporal.PlainDate.from(row.endsOn),
    answersAt: row.answersAt === null ? null : Temporal.Instant.from(row.answersAt),
  };
}

interface NewMandate {
  readonly request: MandateRequest;
  readonly status: 'waiting' | 'deciding';
  readonly answersAt: Temporal.Instant | null;
  readonly reported: number;
  readonly now: Temporal.Instant;
}

/** A mandate that is there already is left alone. */
export async function insertMandate(queries: Queries, mandate: NewMandate): Promise<void> {
  const { request, status, answersAt, reported, now } = mandate;
  const { payer } = request;
  await queries.query(
    `insert into bank_mandate (id, arn, folio_no, payer_name, account_no, ifsc, account_type, mobile, email, vpa,
       channel, "limit", starts_on, ends_on, return_url, status, answers_at, told, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     on conflict (id) do nothing`,
    [
      request.id,
      request.arn,
      request.folioNo,
      payer.name,
      payer.accountNo,
      payer.ifsc,
      payer.accountType,
      payer.mobile,
      payer.email,
      request.vpa,
      request.channel,
      writeMoney(request.limit),
      request.startsOn.toString(),
      request.endsOn.toString(),
      request.returnUrl,
      status,
      answersAt?.toString() ?? null,
      reported,
      now.toString(),
    ],
  );
}

export async function findMandate(queries: Queries, id: string): Promise<BankMandate | null> {
  const [row] = await queries.query<Row>(`select ${columns} from bank_mandate where id = $1`, [id]);
  return row === undefined ? null : mandateOf(row);
}

export async function lockMandate(tx: Tx, id: string): Promise<BankMandate | null> {
  const [row] = await tx.query<Row>(`select ${columns} from bank_mandate where id = $1 for update`, [id]);
  return row === undefined ? null : mandateOf(row);
}

/** Those with something to say at this moment, oldest first; what another process has locked is left to it. */
export async function lockUntold(tx: Tx, now: Temporal.Instant, limit: number): Promise<BankMandate[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from bank_mandate
      where (told < 2 and (status = 'rejected' or (status = 'deciding' and (told = 0 or answers_at <= $1))))
         or (told = 2 and status = 'cancelled')
      order by created_at, id limit $2 for update skip locked`,
    [now.toString(), limit],
  );
  return rows.map(mandateOf);
}

type Change = Pick<BankMandate, 'status' | 'umrn' | 'code' | 'answersAt' | 'reported'>;

export async function writeMandate(queries: Queries, id: string, change: Change): Promise<void> {
  await queries.query(
    'update bank_mandate set status = $2, umrn = $3, code = $4, answers_at = $5, told = $6 where id = $1',
    [id, change.status, change.umrn, change.code, change.answersAt?.toString() ?? null, change.reported],
  );
}

/**
 * The next mandate file says so. Of a mandate that this bank does not know nothing happens: the demo's old ones were made
 * elsewhere.
 */
export async function closeMandate(queries: Queries, id: string): Promise<void> {
  await queries.query("update bank_mandate set status = 'cancelled', told = 3, file = null where id = $1", [
    id,
  ]);
}

/** Whether the bank has a mandate, as a condition of a larger statement. */
export const isAtBank = (id: string): string => `exists (select from bank_mandate b where b.id = ${id})`;
