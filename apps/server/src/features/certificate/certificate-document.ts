import type { Brand } from '@hub/contract';
import type { Certificate } from '@hub/contract/calls/certificate/certificate';
import { certificateTexts } from '@hub/contract/certificate/certificate-texts';
import { dayText } from '@hub/domain';
import QRCode from 'qrcode';
import type { PrintedDocument } from '../../documents/document.ts';

const sentences = (
  { holder, arn, title }: Certificate,
  { legalName }: Brand,
): Readonly<Record<Certificate['kind'], string>> => ({
  empanelment: certificateTexts.isEmpanelled({ holder, arn, legalName }),
  training: certificateTexts.finishedTraining({ holder, arn, title }),
});

/** With the link as a QR: a paper says what was true when it was made, the page says what is. */
export async function certificateDocument(
  certificate: Certificate,
  brand: Brand,
  link: string,
): Promise<PrintedDocument> {
  const { kind, title, holder, arn, issuedOn, validTo, validity } = certificate;
  return {
    brand,
    title: certificateTexts.kinds[kind],
    asOn: null,
    parts: [
      { kind: 'paragraph', text: sentences(certificate, brand)[kind] },
      {
        kind: 'facts',
        facts: [
          { label: certificateTexts.forWhat, value: title },
          { label: certificateTexts.name, value: holder },
          { label: certificateTexts.arn, value: arn },
          { label: certificateTexts.issuedOn, value: dayText(issuedOn) },
          {
            label: certificateTexts.validTo,
            value: validTo === null ? certificateTexts.noLastDay : dayText(validTo),
          },
          { label: certificateTexts.statusWhenPrinted, value: certificateTexts.statuses[validity] },
        ],
      },
      {
        kind: 'paragraph',
        text: certificateTexts.scan,
      },
      {
        kind: 'picture',
        png: await QRCode.toBuffer(link, { errorCorrectionLevel: 'M', scale: 6 }),
        width: 130,
      },
    ],
  };
}
