import type { InvestorDetails } from '@hub/contract/calls/investor-details';
import { assetClasses } from '@hub/domain';
import { classHues } from '../../ui/chart/class-hues.ts';
import { shares, shareText } from '../../ui/chart/shares.ts';
import { StackedBar, Swatch } from '../../ui/chart/stacked-bar.tsx';
import styles from './allocation.module.css';
import { Rupees } from './figures.tsx';
import { amountOf } from './investor-text.ts';

/** How what is held is spread over the asset classes. */
export function Allocation({ parts }: { parts: InvestorDetails['allocation'] }) {
  const tenths = shares(parts.map(({ value }) => amountOf(value)));
  const shown = parts.map((part, at) => ({
    ...part,
    share: tenths[at] ?? 0,
    hue: classHues[part.assetClass],
  }));
  return (
    <div className={styles.allocation}>
      <StackedBar parts={shown.map(({ assetClass, hue, share }) => ({ key: assetClass, hue, share }))} />
      <ul className={styles.parts} aria-label="Allocation">
        {shown.map(({ assetClass, hue, share, value }) => (
          <li key={assetClass}>
            <Swatch hue={hue} />
            <b>{assetClasses[assetClass]}</b>
            <Rupees value={value} compact />
            <span className={styles.share}>{shareText(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
