import type { Brand } from '@hub/contract';
import { mailKind, mailTexts } from '@hub/contract/mails/mail-texts';
import type { Queries } from '../db/queries.ts';
import { brandMark } from '../pictures/brand-mark.ts';
import type { MailPicture, Message, WriteMail } from '../ports/messenger/messenger.ts';
import type { Signature } from '../ports/messenger/signature.ts';
import { blocksOf } from './mail-blocks.ts';
import { mailHtml } from './mail-html.ts';

/** Of pictures, at twice the size at which they are shown. */
const PIXELS = 72;

interface MailNeeds {
  readonly brand: Brand;
  readonly brandDir: string;
  readonly signatureOf: (arn: string, queries?: Queries) => Promise<Signature | null>;
}

async function logoPng(logo: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(logo)
    .resize({ height: PIXELS, width: PIXELS * 4, fit: 'inside' })
    .png()
    .toBuffer();
}

const signatureLines = ({ name, firm, arn, contacts }: Signature): string =>
  [firm === null ? name : `${name}, ${firm}`, `${arn}, ${mailTexts.signedBy}`, contacts.join(' · ')]
    .filter((line) => line !== '')
    .join('\n');

/** One layout for every mail: mark, heading, words, button, who signs it, the risk line, and why it came. */
export function mailWriter({ brand, brandDir, signatureOf }: MailNeeds): WriteMail {
  return async (message: Message, queries?: Queries) => {
    const { subject = '', text, purpose, arn, mail: parts = {}, attachment } = message;
    const { reader, why } = mailKind(purpose);
    const isForInvestor = reader === 'investor';
    const signature = isForInvestor && arn !== undefined ? await signatureOf(arn, queries) : null;
    const pictures: MailPicture[] = [{ name: 'mark', png: await brandMark(brand, brandDir) }];
    if (signature?.logo) pictures.push({ name: 'logo', png: await logoPng(signature.logo) });
    const small = [
      brand.disclaimer,
      ...(isForInvestor ? [`${why} ${mailTexts.noCodes}`] : [why]),
      `${brand.legalName}, ${brand.address}`,
    ];
    const html = mailHtml({
      brand,
      sender: isForInvestor ? brand.name : brand.productName,
      heading: parts.heading ?? subject,
      blocks: blocksOf(parts.body ?? text, parts.link?.url),
      parts,
      card: attachment?.alt ?? null,
      signature,
      small,
      signedBy: mailTexts.signedBy,
      logoOf: signature?.logo ? mailTexts.logoOf(signature.firm ?? signature.name) : null,
    });
    const rest = small.filter((one) => !text.includes(one));
    const plain = [text, ...(signature === null ? [] : [signatureLines(signature)]), rest.join('\n')];
    return { html, text: plain.join('\n\n'), pictures };
  };
}
