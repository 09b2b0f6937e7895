import { codeTexts } from '@hub/contract/session/code-texts';
import { ApiError } from '../../lib/api/api.ts';
import { failureText } from './failure-text.ts';

/**
 * Why a code did not open the door: it was wrong, it can never be right any more (over), or it was not judged at
 * all and may be tried again (unheard).
 */
export interface CodeProblem {
  readonly kind: 'wrong' | 'over' | 'unheard';
  readonly text: string;
}

const over: readonly string[] = [codeTexts.expired, codeTexts.tooManyTries, codeTexts.locked];

export const expired: CodeProblem = { kind: 'over', text: codeTexts.expired };

export function codeProblem(failure: unknown): CodeProblem {
  const text = failureText(failure, 'otp');
  if (over.includes(text)) return { kind: 'over', text };
  const judged = failure instanceof ApiError && failure.status > 0 && failure.status < 500;
  return { kind: judged && failure.status !== 429 ? 'wrong' : 'unheard', text };
}
