import type { RequestOf, ResponseOf } from '@hub/contract';
import { invoiceTexts } from '@hub/contract/brokerage/invoice-texts';
import type {
  invoiceFile,
  makeInvoice as makeInvoiceCall,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { type Arn, financialYearOf, moneyOf, type Paise, paise, todayInIndia, writeMoney } from '@hub/domain';
import { nextInvoiceNumber } from '@hub/domain/brokerage/tax/invoice-number';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { limitExports } from '../../../calls/export-limits.ts';
import { Refusal, unauthenticated } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { FileReply } from '../../../exports/file-reply.ts';
import { readLogo } from '../../co-branding/co-branding.public.ts';
import { firstDayOf, monthName } from '../months/months.ts';
import { findParty } from '../tax/party.repository.ts';
import { gstOfMonth, gstParties } from '../tax/payment-tax.ts';
import {
  findInvoice,
  findLastNumber,
  holdInvoices,
  type PaidSums,
  sumMonth,
  writeInvoice,
} from './invoice.repository.ts';
import { invoiceDocument } from './invoice-document.ts';

const NO_GSTIN = invoiceTexts.noGstin;

/** A month has one invoice and keeps its number; what is asked for again is the same. */
export async function makeInvoice(
  { session, clock, brand }: ChangeContext,
  tx: Tx,
  { month }: RequestOf<typeof makeInvoiceCall>,
): Promise<ResponseOf<typeof makeInvoiceCall>> {
  const { arn } = session;
  await holdInvoices(tx, arn);
  const had = await findInvoice(tx, arn, firstDayOf(month));
  if (had !== null) return { status: 'Success', number: had.number, madeOn: had.madeOn };
  const party = await findParty(tx, arn);
  if (party === null) throw unauthenticated();
  if (party.gstin === '') throw new Refusal('rule', NO_GSTIN);
  const paid = await sumMonth(tx, arn, firstDayOf(month));
  if (paid === null || moneyOf(paid.amount) === 0n) {
    throw new Refusal('rule', invoiceTexts.nothingToInvoice(monthName(month)));
  }
  const today = todayInIndia(clock.now());
  const last = await findLastNumber(tx, arn, financialYearOf(today));
  const number = nextInvoiceNumber(arn as Arn, today, last);
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
  });
  return { status: 'Success', number, madeOn };
}

export async function getInvoiceFile(
  context: SignedInContext,
  { month }: RequestOf<typeof invoiceFile>,
): Promise<FileReply> {
  const { db, session, clock, brand, files } = context;
  const { arn } = session;
  await limitExports(context);
  const queries = oneStatement(db, { arn });
  const [invoice, party, logo] = await Promise.all([
    findInvoice(queries, arn, firstDayOf(month)),
    findParty(queries, arn),
    readLogo(files, queries, arn),
  ]);
  if (party === null) throw unauthenticated();
  if (invoice === null) {
    throw new Refusal('not-found', invoiceTexts.notMade(monthName(month)));
  }
  return context.exports.ready({
    user: arn,
    format: 'pdf',
    today: todayInIndia(clock.now()),
    signal: context.gone,
    read: async () => ({
      title: invoiceTexts.invoiceNo(invoice.number),
      count: 1,
      file: { kind: 'pdf', document: invoiceDocument({ arn, month, invoice, party, brand, logo }) },
    }),
  });
}
