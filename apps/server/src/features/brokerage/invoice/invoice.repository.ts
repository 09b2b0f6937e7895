import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import type { gstInvoice } from '../../../db/schema/brokerage/invoice.ts';

export type Invoice = Readonly<Omit<typeof gstInvoice.$inferSelect, 'arn' | 'month'>>;

const LOCK_CLASS = 2901;

/** The invoices of a distributor are numbered one after another: whoever comes second waits. */
export async function holdInvoices(tx: Tx, arn: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK_CLASS, arn]);
}

export async function findInvoice(queries: Queries, arn: string, month: string): Promise<Invoice | null> {
  const rows = await queries.query<Invoice>(
    `select number, made_on as "madeOn", gstin, taxable, igst, cgst, sgst
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

export async function writeInvoice(tx: Tx, arn: string, month: string, invoice: Invoice): Promise<void> {
  await tx.query(
    `insert into gst_invoice (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      arn,
      month,
      invoice.number,
      invoice.madeOn,
      invoice.gstin,
      invoice.taxable,
      invoice.igst,
      invoice.cgst,
      invoice.sgst,
    ],
  );
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
