import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { dayText } from '@hub/domain';
import { isAtRisk } from '@hub/domain/plans/at-risk';
import { Icon } from '../../ui/action/icon.tsx';
import { AlertIcon } from '../../ui/action/icons.ts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { bounceWords } from './bounce-words.ts';
import styles from './plan-warning.module.css';

type Missed = Pick<PlanRow, 'kind' | 'status' | 'bouncesInRow' | 'bounceLimit' | 'bounces' | 'nextDebitOn'>;

/** `2 of 3 debits missed in a row: one more and the SIP ends by itself.` */
function missedText({ kind, bouncesInRow, bounceLimit, ...plan }: Missed): string {
  const missed = `${bouncesInRow} of ${bounceLimit} debits missed in a row`;
  return isAtRisk({ ...plan, bouncesInRow, bounceLimit })
    ? `${missed}: one more and the ${kind} ends by itself.`
    : `${missed}; after ${bounceLimit} the ${kind} ends by itself.`;
}

/** That debits of a running plan were missed, why, and what to do before the next one. */
export function PlanWarning({ plan }: { plan: Missed }) {
  const { status, bouncesInRow, bounces, nextDebitOn } = plan;
  const [last] = bounces;
  if (bouncesInRow === 0 || (status !== 'running' && status !== 'paused')) return null;
  const { words, next } = bounceWords(last?.reason ?? null);
  const why = last && `Last on ${dayText(last.dueOn)}: ${words}.`;
  const when = nextDebitOn && `Next debit ${dayText(nextDebitOn)}.`;
  return (
    <p
      className={cx(
        'flex start tint-warning gap-8 pad-8-12 ink text-note round',
        styles.warning,
        isAtRisk(plan) && `tint-danger ${styles.bad}`,
      )}
    >
      <Icon of={AlertIcon} size={16} />
      <span>
        <strong>{missedText(plan)}</strong>{' '}
        <DatedText>{[why, next, when].filter(Boolean).join(' ')}</DatedText>
      </span>
    </p>
  );
}
