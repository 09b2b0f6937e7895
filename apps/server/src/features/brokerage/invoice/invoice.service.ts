import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import type {
  InvoiceDetails,
  invoiceDetails,
  invoiceFile,
  makeInvoice as makeInvoiceCall,
} from '@hub/contract/calls/brokerage/brokerage-invoice';
import { type Arn, financialYearOf, moneyOf, type Paise, paise, todayInIndia, writeMoney } from '@hub/domain';
import { nextInvoiceNumber } from '@hub/domain/brokerage/tax/invoice-number';
import { invoiceAfter } from '@hub/domain/brokerage/tax/invoice-state';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { Refusal, unauthenticated } from '../../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { nameOf } from '../../../exports/export-file.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import type { Files } from '../../../ports/files/files.ts';
import { readLogo } from '../../co-branding/co-branding.public.ts';
import { firstDayOf, type Month, monthName } from '../months/months.ts';
import { findParty } from '../tax/party.repository.ts';
import { gstOfMonth, gstParties } from '../tax/payment-tax.ts';
import {
  findInvoice,
  findInvoiceEvents,
  findLastNumber,
  holdInvoices,
  type PaidSums,
  sumMonth,
  writeInvoice,
} from './invoice.repository.ts';
import { invoiceDocument } from './invoice-document.ts';

const NO_GSTIN = invoiceTexts.noGstin;

/** A month has one invoice and keeps its number; what is asked for again is the same, unless it was sent back. */
export async function makeInvoice(
  { session, clock, brand, afterwards }: ChangeContext,
  tx: Tx,
  { month }: RequestOf<typeof makeInvoiceCall>,
): Promise<ResponseOf<typeof makeInvoiceCall>> {
  const { arn } = session;
  await holdInvoices(tx, arn);
  const had = await findInvoice(tx, arn, firstDayOf(month));
  if (had !== null && invoiceAfter(had.status, 'renew') === null) {
    return { status: 'Success', number: had.number, madeOn: had.madeOn };
  }
  const party = await findParty(tx, arn);
  if (party === null) throw unauthenticated();
  if (party.gstin === '') throw new Refusal('rule', NO_GSTIN);
  const paid = await sumMonth(tx, arn, firstDayOf(month));
  if (paid === null || moneyOf(paid.amount) === 0n) {
    throw new Refusal('rule', invoiceTexts.nothingToInvoice(monthName(month)));
  }
  const today = todayInIndia(clock.now());
  const number =
    had?.number ??
    nextInvoiceNumber(arn as Arn, today, await findLastNumber(tx, arn, financialYearOf(today)));
  const madeOn = today.toString();
  const worked = gstOfMonth(moneyOf(paid.untaxed), gstParties(party.gstin, brand), month);
  const withWorked = (tax: keyof PaidSums & keyof typeof worked): string =>
    writeMoney(paise(moneyOf(paid[tax]) + (worked[tax] as Paise)));
  await writeInvoice(tx, arn, firstDayOf(month), {
    number,
    madeOn,
    gstin: party.gstin,
    taxable: paid.amount,
    igst: withWorked('igst'),
    cgst: withWorked('cgst'),
    sgst: withWorked('sgst'),
    at: `${clock.now()}`,
  });
  const { file } = had ?? { file: null };
  if (file !== null) afterwards(({ db, files }) => dropUnused(db, files, { arn, month, file }));
  return { status: 'Success', number, madeOn };
}

interface SignedFile {
  readonly arn: string;
  readonly month: Month;
  readonly file: string;
}

/** Removes a signed paper that no invoice has: its signing was taken back, or it begins again. */
export async function dropUnused(
  db: Database,
  files: Files,
  { arn, month, file }: SignedFile,
): Promise<void> {
  const invoice = await findInvoice(oneStatement(db, { arn }), arn, firstDayOf(month));
  if (invoice?.file !== file) await files.remove(file);
}

/** As the distributor sees it. */
export async function presentInvoice(
  queries: Queries,
  { session, config }: Pick<SignedInContext, 'session' | 'config'>,
  month: Month,
): Promise<InvoiceDetails | null> {
  const { arn } = session;
  const invoice = await findInvoice(queries, arn, firstDayOf(month));
  if (invoice === null) return null;
  const events = await findInvoiceEvents(queries, arn, firstDayOf(month));
  const { number, madeOn, taxable, igst, cgst, sgst, status, reason, signedBy, signedAt } = invoice;
  return {
    month,
    number,
    madeOn,
    taxable,
    gst: writeMoney(paise(moneyOf(igst) + moneyOf(cgst) + moneyOf(sgst))),
    status,
    reason,
    signed: signedBy === null || signedAt === null ? null : { by: signedBy, at: signedAt },
    events,
    canSign: config.signing !== null,
  };
}

export async function getInvoiceDetails(
  context: SignedInContext,
  { month }: RequestOf<typeof invoiceDetails>,
): Promise<ResponseOf<typeof invoiceDetails>> {
  const { db, session } = context;
  return { invoice: await presentInvoice(oneStatement(db, { arn: session.arn }), context, month) };
}

/** All that an invoice is printed of; a refusal where there is none. */
export async function printedInvoice(
  { db, session, brand, files }: Pick<SignedInContext, 'db' | 'session' | 'brand' | 'files'>,
  month: Month,
) {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const [invoice, party, logo] = await Promise.all([
    findInvoice(queries, arn, firstDayOf(month)),
    findParty(queries, arn),
    readLogo(files, queries, arn),
  ]);
  if (party === null) throw unauthenticated();
  if (invoice === null) throw new Refusal('not-found', invoiceTexts.notMade(monthName(month)));
  return { arn, month, invoice, party, brand, logo };
}

export async function getInvoiceFile(
  context: SignedInContext,
  { month }: RequestOf<typeof invoiceFile>,
): Promise<FileReply> {
  await limitExports(context);
  const printed = await printedInvoice(context, month);
  const { arn, invoice } = printed;
  const title = invoiceTexts.invoiceNo(invoice.number);
  const today = todayInIndia(context.clock.now());
  if (invoice.file !== null) return signedFile(context.files, invoice.file, nameOf(title, 'pdf', today));
  return context.exports.ready({
    user: arn,
    format: 'pdf',
    today,
    signal: context.gone,
    read: async () => ({
      title,
      count: 1,
      file: { kind: 'pdf', document: invoiceDocument({ ...printed, signed: null }) },
    }),
  });
}

/** As it was signed. */
const signedFile = (files: Files, file: string, fileName: string): FileReply => ({
  fileName,
  contentType: 'application/pdf',
  rows: 1,
  async write(onWritten) {
    const found = await files.get(file);
    if (found === null) throw new Refusal('failed', texts.call.notFound);
    onWritten(1);
    return { size: found.size, body: found.body };
  },
});
