import { type DebitStep, stepInWords } from '@hub/domain/mandates/debit-steps';

/** What a distributor does about a debit that did not go through. */
export const debitSteps: Readonly<Record<DebitStep, string>> = {
  retry: 'Ask the investor to keep enough money in the account. The next instalment is tried as usual.',
  'bank-limit':
    'More money in the account does not help. The investor asks the bank to raise the limit, or the amount is split into smaller instalments on different days.',
  'mandate-limit': 'Register a mandate with a higher limit, or lower the instalment.',
  wait: 'The bank has not given a final answer. Wait for it; nothing is lost.',
  'new-bank': 'Register another bank account and a new mandate for the plan.',
  'new-mandate': 'The mandate no longer works. Ask the investor, then register a new mandate.',
  ours: 'The debit was sent wrongly. Our operations team corrects it; it is not sent again by itself.',
  freeze:
    'The account is blocked by law. Our operations team takes it up with the investor’s family or bank.',
  branch: 'The investor has to visit the bank branch before the next debit.',
};

interface DebitReason {
  readonly words: string;
  readonly step: DebitStep;
}

/** Handbook part 2, A1: what banks return and what the clearing house rejects, by its two digits. */
export const debitReasons = {
  '01': { words: 'The account is closed', step: 'new-bank' },
  '02': { words: 'There is no such account', step: 'new-bank' },
  '04': { words: 'Not enough money in the account', step: 'retry' },
  '05': { words: 'The balance was not arranged', step: 'retry' },
  '06': { words: 'The account holder stopped the payment', step: 'new-mandate' },
  '07': { words: 'A court order stops the payment', step: 'freeze' },
  '08': { words: 'The bank has not received the mandate', step: 'new-mandate' },
  '11': { words: 'The IFSC is wrong', step: 'new-bank' },
  '12': { words: 'The frequency differs from the mandate’s', step: 'ours' },
  '13': { words: 'The debit was sent twice', step: 'ours' },
  '14': { words: 'The mandate has expired', step: 'new-mandate' },
  '15': { words: 'The amount differs from the mandate’s', step: 'ours' },
  '16': { words: 'The name differs from the account holder’s', step: 'new-bank' },
  '17': { words: 'The account holder asked the bank not to pay', step: 'new-mandate' },
  '21': { words: 'The mandate number is wrong or not active', step: 'new-mandate' },
  '22': { words: 'The mandate is not for debits', step: 'new-mandate' },
  '23': { words: 'The account differs from the mandate’s', step: 'ours' },
  '24': { words: 'The bank differs from the mandate’s', step: 'ours' },
  '25': { words: 'The currency differs from the mandate’s', step: 'ours' },
  '26': { words: 'The amount is above the mandate’s limit', step: 'mandate-limit' },
  '27': { words: 'The amount differs from the mandate’s fixed amount', step: 'ours' },
  '28': { words: 'The mandate has not started yet', step: 'wait' },
  '29': { words: 'The mandate has ended', step: 'new-mandate' },
  '31': { words: 'The reference was used before', step: 'ours' },
  '32': { words: 'The date is wrong', step: 'ours' },
  '33': { words: 'The debit was reversed', step: 'ours' },
  '34': { words: 'The amount is wrong', step: 'ours' },
  '51': { words: 'The bank needs the account holder’s KYC', step: 'branch' },
  '52': { words: 'The account is that of a minor who has turned 18', step: 'branch' },
  '53': { words: 'The account is inoperative', step: 'branch' },
  '54': { words: 'The account is dormant', step: 'branch' },
  '57': { words: 'The amount is above the bank’s limit for one payment', step: 'bank-limit' },
  '58': { words: 'The amount is above the bank’s limit for the day', step: 'bank-limit' },
  '59': { words: 'The network failed', step: 'wait' },
  '60': { words: 'The account holder has died', step: 'freeze' },
  '61': { words: 'The mandate was cancelled', step: 'new-mandate' },
  '68': { words: 'The account is frozen', step: 'freeze' },
  '69': { words: 'The account holder is insolvent', step: 'freeze' },
  '70': { words: 'The bank asks the account holder to come to the branch', step: 'branch' },
  '74': { words: 'The file’s format was wrong', step: 'ours' },
  '79': { words: 'The file came outside the session', step: 'ours' },
  '94': { words: 'The amount was zero', step: 'ours' },
  '98': { words: 'The bank needs more time', step: 'wait' },
} as const satisfies Readonly<Record<string, DebitReason>>;
export type DebitReasonCode = keyof typeof debitReasons;

export const isDebitReason = (code: string): code is DebitReasonCode => Object.hasOwn(debitReasons, code);

/** By the clearing house's code, the words of one, or what a registrar wrote; null where nobody can say. */
export function debitStepOf(code: string | null, reason: string | null): DebitStep | null {
  if (code !== null && isDebitReason(code)) return debitReasons[code].step;
  if (reason === null) return null;
  const all: readonly DebitReason[] = Object.values(debitReasons);
  return all.find(({ words }) => words === reason)?.step ?? stepInWords(reason);
}

/** Banks that wait have not failed: such a debit is no miss of the plan. */
export const isFinal = (code: DebitReasonCode): boolean => debitReasons[code].step !== 'wait';
