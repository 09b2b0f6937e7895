import { type AssetClass, assetClasses, moneyOf } from '@hub/domain';
import { classHues } from '../../../ui/chart/class-hues.ts';
import { shares, shareText } from '../../../ui/chart/shares.ts';
import { StackedBar, Swatch } from '../../../ui/chart/stacked-bar.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { assetClassLink } from '../tiles/links.ts';
import styles from './aum-card.module.css';

interface AssetMixProps {
  byClass: readonly { readonly assetClass: AssetClass; readonly aum: string }[];
}

/** What the AUM is made of, each class with its amount and its share. */
export function AssetMix({ byClass }: AssetMixProps) {
  const tenths = shares(byClass.map(({ aum }) => moneyOf(aum)));
  const parts = byClass.map(({ assetClass, aum }, at) => ({
    key: assetClass,
    hue: classHues[assetClass],
    aum,
    share: tenths[at] ?? 0,
  }));
  return (
    <div className="stack gap-12">
      <StackedBar parts={parts} />
      <ul className={`flex wrap between gap-8-12 ${styles.classes}`} aria-label="Asset mix">
        {parts.map(({ key, hue, aum, share }) => (
          <li key={key}>
            <RouteLink href={assetClassLink(key)} className={`stack gap-2 ink bare ${styles.class}`}>
              <span className="row gap-8 mute text-note one-line">
                <Swatch hue={hue} />
                {assetClasses[key]} <span className="soft figures">{shareText(share)}</span>
              </span>
              <span className={`strong figures one-line ${styles.classFigure}`}>
                <Money amount={aum} compact />{' '}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
