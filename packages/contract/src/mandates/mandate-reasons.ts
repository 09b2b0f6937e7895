/** Why a bank rejects a mandate, as a distributor reads it, and what fixes it. */
interface MandateReason {
  readonly words: string;
  readonly fix: string;
}

const otherAccount = 'Register the mandate on another account of the folio.';
const signAgain = 'Ask the investor to sign a new form exactly as at the bank, then send it again.';
const atBank = 'The investor clears this at the bank branch. Register the mandate again after that.';
const online = 'Ask the investor to approve again, or choose another way to approve.';
const smaller = 'Register the mandate again with a lower limit, or choose another way to approve.';
const ours =
  'The details were sent wrongly. Register the mandate again; if it happens twice, tell our operations team.';

/** Handbook part 2, A1: M… of forms and eSign, AP… of what is approved online, C… of cancellations. */
export const mandateReasons = {
  M003: { words: 'The signature differs from the bank’s records', fix: signAgain },
  M004: { words: 'The signature is missing', fix: signAgain },
  M066: { words: 'All holders of the account have to sign', fix: signAgain },
  M037: { words: 'The account is closed', fix: otherAccount },
  M038: { words: 'There is no such account', fix: otherAccount },
  M041: { words: 'The account is blocked', fix: atBank },
  M026: { words: 'The account is frozen', fix: atBank },
  M023: { words: 'The bank needs the account holder’s KYC', fix: atBank },
  M030: { words: 'Cash credit and PF accounts take no mandates', fix: otherAccount },
  M051: { words: 'The bank takes no mandates on this NRE account', fix: otherAccount },
  M052: { words: 'The account is a minor’s', fix: otherAccount },
  M056: { words: 'The balance is below what the bank asks for', fix: atBank },
  M021: {
    words: 'The same mandate is registered already',
    fix: 'Use the existing mandate, or change the limit or dates.',
  },
  M027: {
    words: 'The image of the form cannot be read',
    fix: 'Send the form again, scanned flat and sharp.',
  },
  M060: { words: 'The frequency on the form is wrong', fix: ours },
  M062: { words: 'The period on the form is wrong', fix: 'Register the mandate again with other dates.' },
  M087: { words: 'The amount on the form is wrong', fix: ours },
  M057: { words: 'The name differs from the account holder’s', fix: otherAccount },
  M032: {
    words: 'The investor declined it at the bank',
    fix: 'Talk to the investor, then register the mandate again.',
  },
  M089: { words: 'The eSign with Aadhaar failed', fix: online },
  AP01: { words: 'The account is blocked', fix: atBank },
  AP02: { words: 'The account is closed', fix: otherAccount },
  AP03: { words: 'The account is frozen', fix: atBank },
  AP04: { words: 'The account is inoperative', fix: atBank },
  AP05: { words: 'There is no such account', fix: otherAccount },
  AP07: { words: 'The bank needs the account holder’s KYC', fix: atBank },
  AP08: { words: 'The name differs from the account holder’s', fix: otherAccount },
  AP09: { words: 'The account type differs from the bank’s records', fix: otherAccount },
  AP10: { words: 'The limit is above what the bank allows', fix: smaller },
  AP11: { words: 'The investor could not be verified', fix: online },
  AP14: { words: 'The net banking login was wrong', fix: online },
  AP15: { words: 'The balance is below what the bank asks for', fix: atBank },
  AP16: { words: 'The account is a minor’s', fix: otherAccount },
  AP17: { words: 'The bank takes no mandates on this NRE account', fix: otherAccount },
  AP18: { words: 'Cash credit accounts take no mandates', fix: otherAccount },
  AP19: { words: 'PF accounts take no mandates', fix: otherAccount },
  C001: {
    words: 'The investor cancelled it at the bank',
    fix: 'Talk to the investor, then register a new mandate.',
  },
  C002: { words: 'It was cancelled for us', fix: 'Register a new mandate.' },
} as const satisfies Readonly<Record<string, MandateReason>>;
type MandateReasonCode = keyof typeof mandateReasons;

export const isMandateReason = (code: string): code is MandateReasonCode =>
  Object.hasOwn(mandateReasons, code);

/** Bare numbers are technical: the same can be tried again. */
const technical: MandateReason = {
  words: 'The bank could not take it for technical reasons',
  fix: 'Register the mandate again.',
};

/** By the bank's code; a demo book or a feed has words and no code. */
export function mandateReasonOf(code: string | null, words: string | null): MandateReason {
  if (code !== null && isMandateReason(code)) return mandateReasons[code];
  if (words === null) return technical;
  return { words, fix: 'Fix this with the investor, then register the mandate again.' };
}
