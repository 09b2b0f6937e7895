import {
  type DebitStep,
  debitReasons,
  debitSteps,
  isDebitReason,
} from '@hub/contract/mandates/debit-reasons';

interface BounceWords {
  readonly words: string;
  /** What to do about it; null where nobody can say. */
  readonly next: string | null;
}

/** What registrars' files say in their own words. */
const heard: readonly (readonly [RegExp, DebitStep])[] = [
  [/insufficient|not enough|balance|funds?\b/i, 'retry'],
  [/closed|no such account|invalid account/i, 'new-bank'],
  [/frozen|freeze|court|deceased|insolven/i, 'freeze'],
  [/dormant|inoperative|kyc/i, 'branch'],
  [/limit|mandate|umrn|stopped|cancel|expired|withdrawn/i, 'new-mandate'],
];

/** Why a debit did not go through, by the clearing house's code or in the registrar's words, and what to do next. */
export function bounceWords(reason: string | null): BounceWords {
  if (reason === null || reason.trim() === '') return { words: 'No reason given', next: null };
  if (isDebitReason(reason)) {
    const { words, step } = debitReasons[reason];
    return { words, next: debitSteps[step] };
  }
  const existing = Object.values(debitReasons).find(({ words }) => words === reason);
  const step = existing?.step ?? heard.find(([form]) => form.test(reason))?.[1];
  return { words: reason, next: step === undefined ? null : debitSteps[step] };
}
