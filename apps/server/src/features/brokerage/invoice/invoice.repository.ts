import type { InvoiceStatus } from '@hub/domain/brokerage/tax/invoice-state';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { gstInvoice } from '../../../db/schema/brokerage/invoice.ts';

export type Invoice = Readonly<Omit<typeof gstInvoice.$inferSelect, 'arn' | 'month'>>;
/** What stands on it. */
type InvoiceTerms = Pick<Invoice, 'number' | 'madeOn' | 'gstin' | 'taxable' | 'igst' | 'cgst' | 'sgst'>;

const LOCK_CLASS = 2901;

/** The invoices of a distributor are numbered one after another: whoever comes second waits. */
export async function holdInvoices(tx: Tx, arn: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, arn]);
}

export async function findInvoice(queries: Queries, arn: string, month: string): Promise<Invoice | null> {
  const rows = await queries.query<Invoice>(
    `select number, made_on as "madeOn", gstin, taxable, igst, cgst, sgst, status, status_at as "statusAt", reason,
            signed_by as "signedBy", signed_at as "signedAt", file
       from gst_invoice where arn = $1 and month = $2`,
    [arn, month],
  );
  return rows[0] ?? null;
}

/** The last number that was given between two days; they are of one length, so that the text goes by the serial. */
export async function findLastNumber(
  tx: Tx,
  arn: string,
  { start, end }: { readonly start: Temporal.PlainDate; readonly end: Temporal.PlainDate },
): Promise<string | null> {
  const rows = await tx.query<{ number: string | null }>(
    'select max(number) as number from gst_invoice where arn = $1 and made_on between $2 and $3',
    [arn, start.toString(), end.toString()],
  );
  return rows[0]?.number ?? null;
}

/** A draft with these terms: a new one, or one that begins again. */
export async function writeInvoice(
  tx: Tx,
  arn: string,
  month: string,
  { number, madeOn, gstin, taxable, igst, cgst, sgst, at }: InvoiceTerms & { readonly at: string },
): Promise<void> {
  await tx.query(
    `with made as (
       insert into gst_invoice as i (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst, status, status_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10)
           on conflict (arn, month) do update
          set made_on = excluded.made_on, gstin = excluded.gstin, taxable = excluded.taxable, igst = excluded.igst,
              cgst = excluded.cgst, sgst = excluded.sgst, status = 'draft', status_at = excluded.status_at,
              reason = null, signed_by = null, signed_at = null, file = null)
     insert into invoice_event (arn, id, month, status, at) values ($1, uuidv7(), $2, 'draft', $10)`,
    [arn, month, number, madeOn, gstin, taxable, igst, cgst, sgst, at],
  );
}

interface InvoiceStep {
  readonly from: InvoiceStatus;
  readonly to: InvoiceStatus;
  readonly at: string;
  readonly reason?: string | null;
  readonly signed?: { readonly by: string; readonly file: string };
}

/** One step on. False where it had another status by then. */
export async function moveInvoice(
  tx: Queries,
  arn: string,
  month: string,
  { from, to, at, reason = null, signed }: InvoiceStep,
): Promise<boolean> {
  const rows = await tx.query(
    `with moved as (
       update gst_invoice
          set status = $4, status_at = $5::timestamptz, reason = $6, signed_by = coalesce($7, signed_by),
              signed_at = case when $7::text is null then signed_at else $5::timestamptz end, file = coalesce($8, file)
        where arn = $1 and month = $2 and status = $3
       returning arn, month)
     insert into invoice_event (arn, id, month, status, reason, at)
     select arn, uuidv7(), month, $4, $6, $5::timestamptz from moved returning 1`,
    [arn, month, from, to, at, reason, signed?.by ?? null, signed?.file ?? null],
  );
  return rows.length === 1;
}

/** Their ids go up with each step: two may have one moment. */
interface InvoiceEvent {
  readonly status: InvoiceStatus;
  readonly at: string;
  readonly reason: string | null;
}

export const findInvoiceEvents = (queries: Queries, arn: string, month: string): Promise<InvoiceEvent[]> =>
  queries.query<InvoiceEvent>(
    'select status, at, reason from invoice_event where arn = $1 and month = $2 order by id',
    [arn, month],
  );

export interface FiledInvoice extends Invoice {
  readonly arn: string;
  /** The first day of the month. */
  readonly month: string;
  readonly name: string;
}

const filed = `select i.arn, i.month, d.name, i.number, i.made_on as "madeOn", i.gstin, i.taxable, i.igst, i.cgst, i.sgst,
        i.status, i.status_at as "statusAt", i.reason, i.signed_by as "signedBy", i.signed_at as "signedAt", i.file
   from gst_invoice i join arn_record d on d.arn = i.arn`;

/** Those of all distributors, what waits longest first. */
export const listInvoices = (
  system: Queries,
  { status, limit }: { readonly status: InvoiceStatus; readonly limit: number },
): Promise<FiledInvoice[]> =>
  system.query<FiledInvoice>(`${filed} where i.status = $1 order by i.status_at, i.number limit $2`, [
    status,
    limit,
  ]);

/** A number has its ARN in it, so nobody else has the same. */
export async function findByNumber(system: Queries, number: string): Promise<FiledInvoice | null> {
  const rows = await system.query<FiledInvoice>(`${filed} where i.number = $1`, [number]);
  return rows[0] ?? null;
}

export interface PaidSums {
  readonly amount: string;
  readonly igst: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly untaxed: string;
}

/** What a month paid; null where nothing came. */
export async function sumMonth(queries: Queries, arn: string, month: string): Promise<PaidSums | null> {
  const rows = await queries.query<PaidSums>(
    `select sum(amount)::numeric(30, 2)::text as amount, sum(igst)::numeric(30, 2)::text as igst,
            sum(cgst)::numeric(30, 2)::text as cgst, sum(sgst)::numeric(30, 2)::text as sgst,
            sum(untaxed)::numeric(30, 2)::text as untaxed
       from brokerage_figure where arn = $1 and month = $2 having count(*) > 0`,
    [arn, month],
  );
  return rows[0] ?? null;
}
