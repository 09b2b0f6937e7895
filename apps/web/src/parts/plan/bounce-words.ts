import { debitReasons, debitStepOf, debitSteps, isDebitReason } from '@hub/contract/mandates/debit-reasons';

interface BounceWords {
  readonly words: string;
  /** What to do about it; null where nobody can say. */
  readonly next: string | null;
}

/** Why a debit did not go through, by the clearing house's code or in the registrar's words, and what to do next. */
export function bounceWords(reason: string | null): BounceWords {
  if (reason === null || reason.trim() === '') return { words: 'No reason given', next: null };
  const step = debitStepOf(reason, reason);
  return {
    words: isDebitReason(reason) ? debitReasons[reason].words : reason,
    next: step && debitSteps[step],
  };
}
