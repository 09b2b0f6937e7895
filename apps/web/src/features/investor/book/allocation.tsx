import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { assetClasses, moneyOf } from '@hub/domain';
import { classHues } from '../../../ui/chart/class-hues.ts';
import { shares, shareText } from '../../../ui/chart/shares.ts';
import { StackedBar, Swatch } from '../../../ui/chart/stacked-bar.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './allocation.module.css';

/** How what is held is spread over the asset classes. */
export function Allocation({ parts }: { parts: InvestorDetails['allocation'] }) {
  const tenths = shares(parts.map(({ value }) => moneyOf(value)));
  const shown = parts.map((part, at) => ({
    ...part,
    share: tenths[at] ?? 0,
    hue: classHues[part.assetClass],
  }));
  return (
    <div className="stack gap-8">
      <StackedBar parts={shown.map(({ assetClass, hue, share }) => ({ key: assetClass, hue, share }))} />
      <ul className={`flex wrap text-note ${styles.parts}`} aria-label="Allocation">
        {shown.map(({ assetClass, hue, share, value }) => (
          <li key={assetClass}>
            <Swatch hue={hue} />
            <b>{assetClasses[assetClass]}</b>
            <Money amount={value} compact />
            <span className="mute figures">{shareText(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
