import { Readable } from 'node:stream';
import type { RequestOf } from '@hub/contract';
import type { mandateForm } from '@hub/contract/calls/mandates/mandates';
import { mandateFormTexts } from '@hub/contract/mandates/mandate-form-texts';
import { mandateTexts } from '@hub/contract/mandates/mandate-texts';
import { amountInWords, dayText, formatRupees, moneyOf } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { limitExports } from '../../calls/export-limits.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { type DocumentPart, writeDocument } from '../../documents/document.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { findMandate, type MandateRow } from './mandates.repository.ts';

const line = '_'.repeat(40);

function formParts(row: MandateRow, collector: string): readonly DocumentPart[] {
  const limit = moneyOf(row.limit);
  return [
    {
      kind: 'facts',
      heading: mandateFormTexts.instruction,
      facts: [
        { label: mandateFormTexts.ourReference, value: row.id },
        { label: mandateFormTexts.umrn, value: mandateFormTexts.givenByTheBank },
        { label: mandateFormTexts.action, value: mandateFormTexts.create },
        { label: mandateFormTexts.inFavourOf, value: collector },
        { label: mandateFormTexts.folio, value: row.folioNo },
      ],
    },
    {
      kind: 'facts',
      heading: mandateFormTexts.accountToBeDebited,
      facts: [
        { label: mandateFormTexts.accountHolder, value: row.payerName ?? '' },
        { label: mandateFormTexts.bank, value: row.bank },
        { label: mandateFormTexts.accountNumber, value: row.account },
        { label: mandateFormTexts.ifsc, value: row.ifsc },
        {
          label: mandateFormTexts.typeOfAccount,
          value: row.accountType === null ? '' : mandateFormTexts.accounts[row.accountType],
        },
      ],
    },
    {
      kind: 'facts',
      heading: mandateFormTexts.whatMayBeDebited,
      facts: [
        { label: mandateFormTexts.maximum, value: formatRupees(limit, { decimals: 'some' }) },
        { label: mandateFormTexts.inWords, value: amountInWords(limit) },
        { label: mandateFormTexts.typeAndFrequency, value: mandateFormTexts.asPresented },
        { label: mandateFormTexts.from, value: dayText(row.startsOn) },
        { label: mandateFormTexts.to, value: dayText(row.endsOn) },
      ],
    },
    {
      kind: 'paragraph',
      text: mandateFormTexts.agreement,
    },
    {
      kind: 'facts',
      heading: mandateFormTexts.signatures,
      facts: [
        { label: mandateFormTexts.firstHolder, value: line },
        { label: mandateFormTexts.secondHolder, value: line },
        { label: mandateFormTexts.thirdHolder, value: line },
        { label: mandateFormTexts.dateAndTown, value: line },
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
      const printed = { brand, title: mandateFormTexts.title, asOn: clock.today(), parts };
      const file = Buffer.concat(await Array.fromAsync(writeDocument(printed)));
      onWritten(1);
      return { size: file.length, body: Readable.from([file]) };
    },
  };
}
