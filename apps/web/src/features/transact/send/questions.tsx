import { questionActs } from '@hub/contract/orders/send-texts';
import { type QuestionCode, questionCodes } from '@hub/domain/orders/checks/finding';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon } from '../../../ui/action/icons.ts';
import type { FindingWords } from '../flow/findings.tsx';

export interface QuestionWords extends FindingWords {
  readonly code: QuestionCode;
}

/** A finding that has to be answered. */
export const isQuestion = <Words extends FindingWords>(finding: Words): finding is Words & QuestionWords =>
  finding.level === 'question' && questionCodes.some((code) => code === finding.code);

interface QuestionsProps {
  questions: readonly QuestionWords[];
  busy?: boolean;
  /** It is meant so. */
  onYes: (question: QuestionWords) => void;
  onNo: (question: QuestionWords) => void;
}

/** What pre-flight asks before an order is sent, each with its two answers. */
export const Questions = ({ questions, busy = false, onYes, onNo }: QuestionsProps) => (
  <div role="alert">
    <ul className="stack gap-12 below-12 hides-empty">
      {questions.map((question) => {
        const { yes, no } = questionActs[question.code];
        return (
          <li key={question.title} className="flex gap-8 pad-12 tint-warning round">
            <span className="fixed warning">
              <Icon of={AlertIcon} size={16} />
            </span>
            <div className="stack shrink gap-4">
              <p className="strong">{question.title}</p>
              <p className="mute text-note">{question.why}</p>
              <p className="row wrap gap-8">
                <Button look="outline" size="compact" busy={busy} onClick={() => onNo(question)}>
                  {no}
                </Button>
                <Button look="quiet" size="compact" busy={busy} onClick={() => onYes(question)}>
                  {yes}
                </Button>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  </div>
);
