import type { CapitalGainStatement } from '@hub/contract/calls/statements/statements';
import { dayText, splitSchemeName } from '@hub/domain';
import { whatIfHref } from '../../../parts/what-if/what-if-links.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { isNil, unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Figure, Figures } from '../../../ui/layout/figures.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { classNames } from './gain-words.ts';
import styles from './unrealised.module.css';

/** What would be gained if all of it were sold at the last price: no year has it. */
export function Unrealised({ statement }: { statement: CapitalGainStatement }) {
  const { holdings, totals, asOn } = statement.unrealised;
  const investor = statement.people.length === 1 ? statement.people[0] : undefined;
  if (holdings.length === 0 || asOn === null) {
    return (
      <Card>
        <EmptyState title="No holdings now" text="All units have been redeemed or switched." />
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
          <Figure label="Cost" note="as used for tax">
            <Money amount={totals.countedCost} />
          </Figure>
          <Figure label="Long-term gain" note="if all were sold that day">
            <Money amount={totals.long} change />
          </Figure>
          <Figure label="Short-term gain" note="if all were sold that day">
            <Money amount={totals.short} change />
          </Figure>
        </Figures>
        {investor && (
          <p className={`inline-block above-12 text-note ${styles.whatIf}`}>
            <RouteLink href={whatIfHref({ investor: investor.id })}>What if some of it is redeemed</RouteLink>
          </p>
        )}
      </Card>
      <ul className={styles.holdings} aria-label="Still held">
        {holdings.map((holding) => (
          <li
            key={`${holding.folioNo} ${holding.schemeCode}`}
            className={`stack middle pad-12-20 ${styles.holding}`}
          >
            <Holding
              holding={holding}
              // Of a family nobody says here whose folio it is.
              investor={statement.people.length === 1 ? statement.people[0]?.id : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface HoldingProps {
  holding: CapitalGainStatement['unrealised']['holdings'][number];
  investor: string | undefined;
}

function Holding({ holding, investor }: HoldingProps) {
  const { scheme, schemeCode, folioNo, taxClass, units, unitsWithoutCost, value, countedCost, short, long } =
    holding;
  const { fund, variant } = splitSchemeName(scheme);
  return (
    <>
      <div>
        <b>{fund}</b>
        <p className="mute text-small">
          {[variant, `folio ${folioNo}`, classNames[taxClass].toLowerCase(), `${unitsText(units)} units`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!isNil(unitsWithoutCost) && (
          <p className="mute text-small">
            {unitsText(unitsWithoutCost)} units of unknown cost are not included.
          </p>
        )}
        {investor && (
          <RouteLink
            className={`inline-block above-12 text-note ${styles.whatIf}`}
            href={whatIfHref({ investor, folio: folioNo, scheme: schemeCode })}
            aria-label={`Redemption what-if: ${fund}, folio ${folioNo}`}
          >
            Redemption what-if
          </RouteLink>
        )}
      </div>
      <dl className={`stack four-columns gap-8-12 text-note figures terms strong-values ${styles.figures}`}>
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
