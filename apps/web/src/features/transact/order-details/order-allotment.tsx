import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { dayText } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './order-allotment.module.css';

type Leg = NonNullable<RecordDetails['allotment']>['legs'][number];

interface OrderAllotmentProps {
  order: Pick<RecordDetails, 'kind'>;
  legs: readonly Leg[];
}

/** Of what units came or went; the first instalment of a SIP is bought like a lumpsum. */
const titles: Readonly<Partial<Record<RecordDetails['kind'], string>>> = {
  redeem: 'Redeemed',
  switch: 'Switched',
};

/** What came of the order: a switch leaves one scheme and enters another, each on its own day. */
export function OrderAllotment({ order: { kind }, legs }: OrderAllotmentProps) {
  return (
    <Card title={titles[kind] ?? 'Allotment'}>
      <ul className="stack">
        {legs.map((leg, at) => (
          <li key={leg.scheme.code} className={styles.leg}>
            <p className="below-8 medium">
              {kind === 'switch' && <span className="mute normal">{at === 0 ? 'Out of' : 'Into'} </span>}
              {leg.scheme.name}
            </p>
            <dl className={`stack four-columns gap-8-16 terms strong-values ${styles.figures}`}>
              <div>
                <dt>Units</dt>
                <dd>
                  <Units value={leg.units} />
                </dd>
              </div>
              <div>
                <dt>NAV</dt>
                <dd>
                  <Nav value={leg.nav} />
                </dd>
              </div>
              <div>
                <dt>NAV of</dt>
                <dd>
                  <time dateTime={leg.navOn}>{dayText(leg.navOn)}</time>
                </dd>
              </div>
              <div>
                <dt>Amount</dt>
                <dd>
                  <Money amount={leg.amount} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
