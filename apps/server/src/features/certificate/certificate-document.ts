import type { Brand } from '@hub/contract';
import type { Certificate } from '@hub/contract/calls/certificate/certificate';
import { dayText } from '@hub/domain';
import QRCode from 'qrcode';
import type { PrintedDocument } from '../../documents/document.ts';

const kinds = {
  empanelment: 'Certificate of empanelment',
  training: 'Certificate of training',
} as const;

const standings = { valid: 'Valid', expired: 'Past its last day', revoked: 'Taken back' } as const;

const sentences = (
  { holder, arn, title }: Certificate,
  { legalName }: Brand,
): Readonly<Record<Certificate['kind'], string>> => ({
  empanelment: `${holder}, ${arn}, AMFI-registered Mutual Fund Distributor, is empanelled with ${legalName}.`,
  training: `${holder}, ${arn}, AMFI-registered Mutual Fund Distributor, has finished the training "${title}".`,
});

/** With the link as a QR: a paper says what was true when it was made, the page says what is. */
export async function certificateDocument(
  certificate: Certificate,
  brand: Brand,
  link: string,
): Promise<PrintedDocument> {
  const { kind, title, holder, arn, issuedOn, validTo, standing } = certificate;
  return {
    brand,
    title: kinds[kind],
    asOn: null,
    parts: [
      { kind: 'paragraph', text: sentences(certificate, brand)[kind] },
      {
        kind: 'facts',
        facts: [
          { label: 'For', value: title },
          { label: 'Name', value: holder },
          { label: 'ARN', value: arn },
          { label: 'Issued on', value: dayText(issuedOn) },
          { label: 'Valid to', value: validTo === null ? 'No last day' : dayText(validTo) },
          { label: 'When this was printed', value: standings[standing] },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Scan the code to see whether this certificate is genuine and still valid.',
      },
      {
        kind: 'picture',
        png: await QRCode.toBuffer(link, { errorCorrectionLevel: 'M', scale: 6 }),
        width: 130,
      },
    ],
  };
}
