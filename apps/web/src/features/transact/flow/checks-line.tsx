import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon, CheckIcon, ChevronDownIcon } from '../../../ui/action/icons.ts';
import { cx } from '../../../ui/theme/cx.ts';
import { Findings, type FindingWords } from './findings.tsx';

interface ChecksLineProps {
  /** What is good to know; what stops the order stands at its field, or above the form. */
  notes: readonly FindingWords[];
  passed: readonly string[];
  /** Whether a field has something to be fixed. */
  isMarked: boolean;
  /** Whether all that is needed is filled in. */
  isComplete: boolean;
}

/** One green line while all is well, which unfolds into what was looked at; then what is good to know. */
export function ChecksLine({ notes, passed, isMarked, isComplete }: ChecksLineProps) {
  return (
    <div className="stack wide gap-8">
      {isMarked ? (
        <p className="row gap-8 pad-8-12 warning strong tint-warning round">
          <Icon of={AlertIcon} size={16} />
          {orderFormTexts.fixAtField}
        </p>
      ) : (
        passed.length > 0 && (
          <details className={cx('pad-8-12 round', isComplete ? 'tint-success' : 'sunk')}>
            <summary className={cx('row gap-8 strong', isComplete && 'success')}>
              <Icon of={CheckIcon} size={16} />
              <span className="grow">
                {isComplete ? orderFormTexts.allPassed : orderFormTexts.passedSoFar(passed.length)}
              </span>
              <Icon of={ChevronDownIcon} size={16} />
            </summary>
            <ul className="stack gap-4 above-8">
              {passed.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )
      )}
      <Findings findings={notes} />
    </div>
  );
}
