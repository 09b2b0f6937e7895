import { frequencyTexts, spanText } from '@hub/contract/orders/words/plan-texts';
import { formatDate, formatRupees } from '@hub/domain';
import { Icon } from '../../../ui/action/icon.tsx';
import { InfoIcon } from '../../../ui/action/icons.ts';
import type { PartProps } from '../terms/part-props.ts';
import { dayOf } from '../terms/plan-values.ts';
import styles from './plan-parts.module.css';

/** That this plan takes the place of another one: a change of amount, day or mandate, or a renewal. */
export function ReplacesNote({ form, orderFacts, kind, preview }: PartProps) {
  const { replaces, startsOn } = form.values;
  if (replaces === '') return null;
  const name = `${kind.toUpperCase()} ${replaces}`;
  const plan = orderFacts.plans.find((one) => one.regNo === replaces && one.kind === kind.toUpperCase());
  const start = dayOf(startsOn);
  const amount =
    plan === undefined || plan.amount === 0n ? null : formatRupees(plan.amount, { decimals: 'some' });
  const was = plan && [amount, frequencyTexts[plan.frequency].toLowerCase()].filter(Boolean).join(' ');
  return (
    <p className={`flex start gap-8 pad-12-16 tinted round-card ${styles.note}`}>
      <Icon of={InfoIcon} size={18} />
      <span>
        <strong>Replaces {name}</strong>
        {was && ` (${was})`}. It stops when this one starts{start === null ? '' : `, on ${formatDate(start)}`}
        ; no instalment is debited twice.
        {preview !== null &&
          'pause' in preview &&
          preview.pause !== null &&
          ` It stays paused ${spanText(preview.pause)}.`}
      </span>
    </p>
  );
}
