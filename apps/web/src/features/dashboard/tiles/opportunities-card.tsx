import type { OpportunityCount } from '@hub/contract/calls/dashboard/dashboard';
import { groupIndian } from '@hub/domain';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { opportunityLink } from './links.ts';
import styles from './opportunities-card.module.css';
import { useOpportunities } from './queries.ts';
import { Tile } from './tile.tsx';
import { useAfterTiles } from './tiles-read.tsx';

/** What the amount is, or what stands instead where there is none. */
const names: Readonly<Record<OpportunityCount, { readonly name: string; readonly unit: string }>> = {
  ceased: { name: 'SIP ceased', unit: 'a month' },
  'not-renewed': { name: 'SIP not renewed', unit: 'a month' },
  inactive: { name: 'No investment in 6 months', unit: 'AUM' },
  lumpsum: { name: 'No SIP', unit: 'AUM' },
  liquid: { name: 'Liquid, no equity', unit: 'AUM' },
  equity: { name: 'Only equity', unit: 'AUM' },
  debt: { name: 'Only debt', unit: 'AUM' },
  'zero-balance': { name: 'Zero balance', unit: '' },
};

export function OpportunitiesCard({ className }: { className: string | undefined }) {
  return (
    <Tile
      title="Opportunities"
      className={className}
      query={useOpportunities(useAfterTiles())}
      failed="The opportunities could not be loaded"
      outline={<Outline />}
    >
      {({ items }) =>
        items.every(({ count }) => count === 0) ? (
          <p className={`mute ${styles.none}`}>
            SIPs to renew, clients who stopped investing and idle money are counted here as your book grows.
          </p>
        ) : (
          <ul className={`stack four-columns gap-2 clip ${styles.cells}`}>
            {items.map(({ kind, count, amount }) => (
              <li key={kind} className={styles.cell}>
                <RouteLink href={opportunityLink(kind)} className={styles.link}>
                  <span className="mute text-note">{names[kind].name}</span>
                  <b className={cx('text-title heavy figures tight', styles.count, count === 0 && 'mute')}>
                    {groupIndian(count)}
                  </b>
                  <span className="mute text-note">
                    {names[kind].unit === '' ? (
                      'to win back'
                    ) : (
                      <>
                        <Money amount={amount} compact /> {names[kind].unit}
                      </>
                    )}
                  </span>
                </RouteLink>
              </li>
            ))}
          </ul>
        )
      }
    </Tile>
  );
}

function Outline() {
  return (
    <div className={`stack four-columns gap-2 clip ${styles.cells}`}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (
        <div key={cell} className={cx(styles.cell, styles.outline)}>
          <Skeleton width="long" />
          <Skeleton shape="title" width="medium" />
          <Skeleton width="medium" />
        </div>
      ))}
    </div>
  );
}
