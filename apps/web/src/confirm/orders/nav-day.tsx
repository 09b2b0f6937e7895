import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';
import { cutOffLeftText } from '@hub/contract/orders/words/cut-off-texts';
import { cutOffUrgency } from '@hub/domain/schemes/cut-off-urgency';
import { useEffect, useMemo } from 'react';
import { secondsUntil, useNow } from '../../ui/date/countdown.ts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { clockAhead } from '../link/time-left.ts';
import styles from './confirm-form.module.css';

const tints = { calm: false, soon: 'tint-warning warning', last: 'tint-danger danger' } as const;

interface NavDayProps {
  nav: NonNullable<OrderToConfirm['nav']>;
  /** The server's clock when it said so. */
  now: string;
  /** The cut-off has passed: what the order comes to is asked again. */
  onOver: () => unknown;
}

/** Which day's NAV, what keeps it and how long; after the cut-off the next day, by itself. */
export function NavDay({ nav, now: serverNow, onOver }: NavDayProps) {
  const deadline = useMemo(() => Date.parse(nav.until) - clockAhead(serverNow), [nav.until, serverNow]);
  const left = secondsUntil(deadline, useNow(deadline));
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is over.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  if (isOver) return nav.later;
  const urgency = cutOffUrgency(left);
  return (
    <>
      {nav.day}{' '}
      <span className="block mute text-body normal">
        <DatedText>{nav.condition}</DatedText>
      </span>
      {urgency !== null && (
        <span className={cx('inline-block soft text-body figures sunk', styles.expiry, tints[urgency])}>
          {cutOffLeftText(left)}
        </span>
      )}
    </>
  );
}
