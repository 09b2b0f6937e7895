import { type Paise, paise } from '../money/scaled.ts';

/** How an investor approves a mandate (handbook §1.9; part 2, A1). Paper is a form that is signed and sent to the bank. */
export const mandateChannels = ['netbanking', 'debit-card', 'aadhaar', 'upi', 'paper'] as const;
export type MandateChannel = (typeof mandateChannels)[number];

interface ChannelFacts {
  /** Of one debit. */
  readonly highest: Paise;
  /** Business days from the form's arrival to the bank's answer; what is approved online is live at once. */
  readonly answerDays: number;
  /** The fifth and seventh character of the mandate's number, where the channel decides them. */
  readonly umrn: { readonly variant: string; readonly auth: string | null } | null;
}

const CRORE = paise(1_00_00_000_00n);
const LAKH = paise(1_00_000_00n);

export const channelFacts: Readonly<Record<MandateChannel, ChannelFacts>> = {
  netbanking: { highest: CRORE, answerDays: 0, umrn: { variant: '7', auth: '1' } },
  'debit-card': { highest: CRORE, answerDays: 0, umrn: { variant: '7', auth: '2' } },
  aadhaar: { highest: CRORE, answerDays: 0, umrn: { variant: '7', auth: '3' } },
  // UPI Autopay debits up to a lakh without a PIN for funds.
  upi: { highest: LAKH, answerDays: 0, umrn: null },
  paper: { highest: CRORE, answerDays: 5, umrn: { variant: '0', auth: null } },
};

/** Spec §3: what is signed on paper is offline, all else online. */
export const modeOf = (channel: MandateChannel): 'ON' | 'OFF' => (channel === 'paper' ? 'OFF' : 'ON');

export const isUmrn = (text: string): boolean => /^[A-Z0-9]{20}$/.test(text);

/**
 * 20 characters (handbook part 2, A1): the bank's four letters, how the mandate was made, a nought, how it was approved
 * (fifth and seventh character), and a number. UPI Autopay has a form of its own, which begins with 9 here.
 */
export function umrnOf(bankCode: string, channel: MandateChannel, number: bigint): string {
  const { variant, auth } = channelFacts[channel].umrn ?? { variant: '9', auth: null };
  return `${bankCode}${variant}0${auth ?? '0'}${String(number % 10n ** 13n).padStart(13, '0')}`;
}
