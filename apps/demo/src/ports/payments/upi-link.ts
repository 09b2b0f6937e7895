import { type Paise, writeMoney } from '@hub/domain';

interface UpiPayment {
  readonly vpa: string;
  readonly payee: string;
  /** The payee's merchant category. */
  readonly category: string;
  readonly reference: string;
  readonly note: string;
  readonly amount: Paise;
}

/** How the payer meets the link: 04 opens an app on the same phone, 15 is a QR made for this payment. */
const modes = { intent: '04', qr: '15' } as const;

/** UPI apps cut a longer note. */
const longestNote = 50;

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What an UPI app reads, from a link or a QR: handbook part 2, A2. */
export function upiLink(payment: UpiPayment, mode: keyof typeof modes): string {
  const fields: Readonly<Record<string, string>> = {
    pa: payment.vpa,
    pn: payment.payee,
    mc: payment.category,
    tr: payment.reference,
    tn: [...payment.note].slice(0, longestNote).join(''),
    am: writeMoney(payment.amount),
    cu: 'INR',
    mode: modes[mode],
  };
  return `upi://pay?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')}`;
}
