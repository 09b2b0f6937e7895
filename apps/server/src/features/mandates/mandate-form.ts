import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import type { mandateForm } from '@hub/contract/calls/mandates/mandates';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { amountInWords, dayText, formatRupees, moneyOf } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { limitExports } from '../../calls/export-limits.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { type DocumentPart, writeDocument } from '../../documents/document.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { findMandate, type MandateRow } from './mandates.repository.ts';

const accountNames = { SB: 'Savings', CB: 'Current', NE: 'Savings, NRE', NO: 'Savings, NRO' } as const;
const line = '_'.repeat(40);

function formParts(row: MandateRow, collector: string): readonly DocumentPart[] {
  const limit = moneyOf(row.limit);
  return [
    {
      kind: 'facts',
      heading: 'Mandate instruction for NACH debits',
      facts: [
        { label: 'Our reference', value: row.id },
        { label: 'UMRN', value: 'Given by the bank' },
        { label: 'Action', value: 'Create' },
        { label: 'In favour of', value: collector },
        { label: 'Folio', value: row.folioNo },
      ],
    },
    {
      kind: 'facts',
      heading: 'Account to be debited',
      facts: [
        { label: 'Account holder', value: row.payerName ?? '' },
        { label: 'Bank', value: row.bank },
        { label: 'Account number', value: row.account },
        { label: 'IFSC', value: row.ifsc },
        { label: 'Type of account', value: row.accountType === null ? '' : accountNames[row.accountType] },
      ],
    },
    {
      kind: 'facts',
      heading: 'What may be debited',
      facts: [
        { label: 'Maximum of each debit', value: formatRupees(limit, { decimals: 'some' }) },
        { label: 'In words', value: amountInWords(limit) },
        { label: 'Type and frequency', value: 'Maximum amount, as and when presented' },
        { label: 'From', value: dayText(row.startsOn) },
        { label: 'To', value: dayText(row.endsOn) },
      ],
    },
    {
      kind: 'paragraph',
      text: 'I agree to the debit of mandate processing charges by my bank as per its schedule. I have read this form and understood that I may cancel or change this mandate by telling the fund or my bank.',
    },
    {
      kind: 'facts',
      heading: 'Signatures as in the bank’s records',
      facts: [
        { label: 'First holder', value: line },
        { label: 'Second holder', value: line },
        { label: 'Third holder', value: line },
        { label: 'Date and town', value: line },
      ],
    },
  ];
}

/** The form as PDF, for the client to sign. It is the only thing that leaves with the whole account number. */
export async function getMandateForm(
  context: SignedInContext,
  { folioNo, id }: RequestOf<typeof mandateForm>,
): Promise<FileReply> {
  const { db, clock, session, brand } = context;
  await limitExports(context);
  const row = await findMandate(oneStatement(db, { arn: session.arn }), session.arn, folioNo, id);
  if (row === null) throw new Refusal('not-found', mandateTexts.unknown);
  if (row.channel !== 'paper') throw new Refusal('rule', mandateTexts.notPaper);
  return {
    fileName: `mandate-${id}.pdf`,
    contentType: 'application/pdf',
    rows: 1,
    async write(onWritten) {
      const parts = formParts(row, brand.legalName);
      const printed = { brand, title: 'One-time bank mandate', asOn: clock.today(), parts };
      const file = Buffer.concat(await Array.fromAsync(writeDocument(printed)));
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
