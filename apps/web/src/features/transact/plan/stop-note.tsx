import { weekdayText } from '@hub/contract/orders/words/time-texts';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import { Icon } from '../../../ui/action/icon.tsx';
import { InfoIcon } from '../../../ui/action/icons.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { datesText } from './pause-window.ts';
import styles from './plan-parts.module.css';

/** From when a stop counts, what still goes through, and that it can be taken back until then. */
export function StopNote({ from, debits }: Extract<OrderPreview, { kind: 'stop' }>) {
  return (
    <p className={`flex start gap-8 pad-12-16 tinted round-card ${styles.note}`}>
      <Icon of={InfoIcon} size={18} />
      <span>
        <strong>
          <DatedText>Nothing moves from {weekdayText(from)} on</DatedText>
        </strong>
        , if the investor confirms today.
        {debits.length > 0 && ` Already in process and will still be debited: ${datesText(debits)}.`} Until
        then the stop can be cancelled. The mandate stays.
      </span>
    </p>
  );
}
