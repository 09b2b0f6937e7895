import { useEffect, useMemo } from 'react';
import { secondsUntil, useNow } from '../../ui/date/countdown.ts';
import { cx } from '../../ui/theme/cx.ts';
import { clockAhead, timeLeftText } from '../link/time-left.ts';
import styles from './confirm-form.module.css';

interface ExpiryTextProps {
  expiresAt: string;
  now: string;
  /** The time is up. Whether the link still opens is the server's to say. */
  onOver: () => unknown;
}

const soon = 15 * 60;

/** How long the link lives, by the server's clock. */
export function ExpiryText({ expiresAt, now: serverNow, onOver }: ExpiryTextProps) {
  // Once per answer: the device's clock runs on beside it.
  const deadline = useMemo(() => Date.parse(expiresAt) - clockAhead(serverNow), [expiresAt, serverNow]);
  const left = secondsUntil(deadline, useNow(deadline));
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is over.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return (
    <p
      className={cx(
        'inline-block above-8 soft text-body medium figures sunk',
        styles.expiry,
        left < soon && 'tint-warning warning',
      )}
      role="timer"
    >
      {isOver ? 'The time to confirm is over' : `${timeLeftText(left)} left to confirm`}
    </p>
  );
}
