import { weekdayText } from '@hub/contract/orders/words/time-texts';
import { formatDate, formatRupees, groupIndian } from '@hub/domain';
import type { PlannedInstalment, PlanPreview } from '@hub/domain/plans/preview-plan';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './plan-preview-card.module.css';
import { whyMoved } from './plan-words.ts';

const words = {
  sip: { title: 'What is debited', moved: 'Debited', one: 'instalment' },
  stp: { title: 'What moves', moved: 'Moved', one: 'transfer' },
  swp: { title: 'What is paid out', moved: 'Paid', one: 'payout' },
} as const;

interface PlanPreviewCardProps {
  kind: keyof typeof words;
  plan: PlanPreview;
  /** The scheme's gain decides how much: no figure is known. */
  isGain: boolean;
  /** Without an end nobody knows what it comes to. */
  isEndless: boolean;
}

/** The first six dates as the calendar has them, and what a term with an end comes to. */
export function PlanPreviewCard({ kind, plan, isGain, isEndless }: PlanPreviewCardProps) {
  const { title, moved, one } = words[kind];
  const { first, last, count } = plan;
  return (
    <Card title={title} aria-label={title}>
      {last === null ? (
        <p className="mute">No {one} falls between the start and the end.</p>
      ) : (
        <>
          {!isEndless && <Term {...{ plan, one, isGain, last }} />}
          <table className={`collapsed wide ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{first.length < count ? `First ${first.length}` : 'All'}, due on</th>
                <th scope="col">{isGain ? 'What' : 'Amount'}</th>
              </tr>
            </thead>
            <tbody>
              {first.map((instalment) => (
                <Row key={instalment.dueOn.toString()} {...{ instalment, moved, isGain }} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}

interface TermProps {
  plan: PlanPreview;
  last: PlannedInstalment;
  one: string;
  isGain: boolean;
}

/** What the whole term comes to. */
function Term({ plan: { count, total }, last, one, isGain }: TermProps) {
  return (
    <dl className={`flex wrap below-12 terms ${styles.figures}`}>
      {!isGain && (
        <div className={styles.total}>
          <dt>Over the term</dt>
          <dd>{formatRupees(total, { decimals: 0 })}</dd>
        </div>
      )}
      <div>
        <dt>{one === 'instalment' ? 'Instalments' : one === 'payout' ? 'Payouts' : 'Transfers'}</dt>
        <dd>{groupIndian(count)}</dd>
      </div>
      <div>
        <dt>Last</dt>
        <dd>{formatDate(last.debitOn)}</dd>
      </div>
    </dl>
  );
}

interface RowProps {
  instalment: PlannedInstalment;
  moved: string;
  isGain: boolean;
}

function Row({ instalment: { dueOn, debitOn, amount }, moved, isGain }: RowProps) {
  const isMoved = !dueOn.equals(debitOn);
  return (
    <tr>
      <th scope="row">
        <time dateTime={dueOn.toString()}>{weekdayText(dueOn)}</time>
        {isMoved && (
          <span className="block warning text-note">
            {moved} <time dateTime={debitOn.toString()}>{weekdayText(debitOn)}</time>:{' '}
            {whyMoved(dueOn, debitOn)}
          </span>
        )}
      </th>
      <td>{isGain ? 'The gain' : formatRupees(amount, { decimals: 'some' })}</td>
    </tr>
  );
}
