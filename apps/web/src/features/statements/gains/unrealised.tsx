import type { CapitalGainStatement } from '@hub/contract/calls/statements';
import { splitSchemeName } from '@hub/domain';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { dayText } from '../../../ui/figure/day-text.ts';
import { isNil, unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { classNames } from './gain-words.ts';
import styles from './unrealised.module.css';

/** What would be gained if all of it were sold at the last price: no year has it. */
export function Unrealised({ statement }: { statement: CapitalGainStatement }) {
  const { holdings, totals, asOn } = statement.unrealised;
  if (holdings.length === 0 || asOn === null) {
    return (
      <Card>
        <EmptyState title="Nothing is held now" text="Everything that was bought has been sold." />
      </Card>
    );
  }
  return (
    <>
      <Card aria-label="Totals">
        <Figures label="Totals">
          <Figure label="Value" note={`as on ${dayText(asOn)}`}>
            <Money amount={totals.value} />
          </Figure>
          <Figure label="Cost" note="as it counts for tax">
            <Money amount={totals.countedCost} />
          </Figure>
          <Figure label="Long-term gain" note="if all were sold that day">
            <Money amount={totals.long} change />
          </Figure>
          <Figure label="Short-term gain" note="if all were sold that day">
            <Money amount={totals.short} change />
          </Figure>
        </Figures>
      </Card>
      <ul className={styles.holdings} aria-label="Still held">
        {holdings.map((holding) => (
          <li key={`${holding.folioNo} ${holding.schemeCode}`} className={styles.holding}>
            <Holding holding={holding} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Holding({ holding }: { holding: CapitalGainStatement['unrealised']['holdings'][number] }) {
  const { scheme, folioNo, taxClass, units, unitsWithoutCost, value, countedCost, short, long } = holding;
  const { fund, variant } = splitSchemeName(scheme);
  return (
    <>
      <div className={styles.words}>
        <b>{fund}</b>
        <p className={styles.about}>
          {[variant, `folio ${folioNo}`, classNames[taxClass].toLowerCase(), `${unitsText(units)} units`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!isNil(unitsWithoutCost) && (
          <p className={styles.about}>{unitsText(unitsWithoutCost)} units of unknown cost are not in it.</p>
        )}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Value</dt>
          <dd>
            <Money amount={value} />
          </dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>
            <Money amount={countedCost} />
          </dd>
        </div>
        <div>
          <dt>Long-term</dt>
          <dd>
            <Money amount={long} change />
          </dd>
        </div>
        <div>
          <dt>Short-term</dt>
          <dd>
            <Money amount={short} change />
          </dd>
        </div>
      </dl>
    </>
  );
}
