import type { Finding } from '@hub/domain/orders/checks/finding';
import { amountWords } from './amount-words.ts';
import type { BlockWords, FindingText, QuestionWords, WarningWords } from './finding-words.ts';
import { folioWords } from './folio-words.ts';
import { paymentWords } from './payment-words.ts';
import { planWarningWords } from './plan-warning-words.ts';
import { planWords } from './plan-words.ts';
import { questionWords } from './question-words.ts';
import { schemeWords } from './scheme-words.ts';
import { warningWords } from './warning-words.ts';

export type { FindingText } from './finding-words.ts';

const words: BlockWords & QuestionWords & WarningWords = {
  ...folioWords,
  ...schemeWords,
  ...amountWords,
  ...paymentWords,
  ...planWords,
  ...questionWords,
  ...warningWords,
  ...planWarningWords,
};

/** A finding as a user reads it. The three texts of Spec §8 are titles where they apply (decision S8-16). */
export function findingText(finding: Finding): FindingText {
  // Each code's words take the figures of that code; a union of them cannot be called without saying so.
  return (words[finding.code] as (figures: Finding) => FindingText)(finding);
}
