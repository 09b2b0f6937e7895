import type { BrokeragePayout } from '@hub/contract/calls/brokerage/brokerage';
import { assetClasses, moneyOf } from '@hub/domain';
import { classHues } from '../../../ui/chart/class-hues.ts';
import { shares, shareText } from '../../../ui/chart/shares.ts';
import { StackedBar, Swatch } from '../../../ui/chart/stacked-bar.tsx';
import { FigureRows } from '../../../ui/figure/figure-link.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { kindNames } from '../calls/words.ts';
import styles from '../figures/brokerage.module.css';
import { reportHref } from '../links/links.ts';

const period = 'this-year';

/** Of what the financial year brought: each part leads to its lines. */
export function PayoutSplits({ payout }: { payout: BrokeragePayout }) {
  const { byClass, byKind, byEuin, year } = payout;
  if (byKind.length === 0) return null;
  return (
    <div className={`stack shrink gap-16 ${styles.three}`}>
      <Card title="By asset class" aside={year.label}>
        <Classes byClass={byClass} />
      </Card>
      <Card title="By kind" aside={year.label}>
        <FigureRows
          rows={byKind.map(({ kind, amount }) => ({
            href: reportHref({ period, kind }),
            label: kindNames[kind],
            value: <Money amount={amount} />,
          }))}
        />
      </Card>
      <Card title="By EUIN" aside={year.label}>
        <FigureRows
          rows={byEuin.map(({ euin, name, amount }) => ({
            href: reportHref({ period, ...(euin !== null && { euin }) }),
            label: euin === null ? 'Without EUIN' : name === null ? euin : `${name}, ${euin}`,
            value: <Money amount={amount} />,
          }))}
        />
      </Card>
    </div>
  );
}

function Classes({ byClass }: Pick<BrokeragePayout, 'byClass'>) {
  const parts = shares(byClass.map(({ amount }) => (moneyOf(amount) > 0n ? moneyOf(amount) : 0n)));
  return (
    <div className="stack gap-8">
      <StackedBar
        parts={byClass.map(({ assetClass }, at) => ({
          key: assetClass,
          hue: classHues[assetClass],
          share: parts[at] ?? 0,
        }))}
      />
      <FigureRows
        rows={byClass.map(({ assetClass, amount }, at) => ({
          href: reportHref({ period, assetClass }),
          label: `${assetClasses[assetClass]}, ${shareText(parts[at] ?? 0)}`,
          mark: <Swatch hue={classHues[assetClass]} />,
          value: <Money amount={amount} />,
        }))}
      />
    </div>
  );
}
