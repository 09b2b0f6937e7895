import { moneyOf, rupeesText } from '@hub/domain';
import { Meter } from '../../ui/figure/meter.tsx';

interface LimitBarProps {
  limit: string;
  left: string;
}

/** How much of the limit the plans take when all of them fall due on one day. */
export function LimitBar({ limit, left }: LimitBarProps) {
  const whole = moneyOf(limit);
  const used = whole === 0n ? 0 : Number(((whole - moneyOf(left)) * 100n) / whole);
  return (
    <div className="stack gap-8">
      <Meter percent={used} label={`${rupeesText(left)} of ${rupeesText(limit)} left`} />
      <p className="flex wrap between gap-2-12">
        <span className="heavy figures">{rupeesText(left)} left</span>
        <span className="mute">of {rupeesText(limit)} per debit</span>
      </p>
    </div>
  );
}
