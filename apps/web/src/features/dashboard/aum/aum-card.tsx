import type { ResponseOf } from '@hub/contract';
import { type AumRange, type aum, aumRanges } from '@hub/contract/calls/dashboard/dashboard';
import { dayText } from '@hub/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FigureLink } from '../../../ui/figure/figure-link.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { links } from '../tiles/links.ts';
import { useAum } from '../tiles/queries.ts';
import { Tile } from '../tiles/tile.tsx';
import { useAfterTiles } from '../tiles/tiles-read.tsx';
import { AssetMix } from './asset-mix.tsx';
import styles from './aum-card.module.css';
import { AumChanges } from './aum-changes.tsx';
import { FirstDay } from './first-day.tsx';

/** Drawn after the figures are read: the chart's code and its days come by themselves. */
const AumTrend = lazy(() => import('./aum-trend.tsx').then(({ AumTrend: trend }) => ({ default: trend })));

const names: Readonly<Record<AumRange, { text: string; label: string }>> = {
  '1m': { text: '1M', label: '1 month' },
  '1y': { text: '1Y', label: '1 year' },
  '3y': { text: '3Y', label: '3 years' },
  max: { text: 'All', label: 'All there is' },
};

const options = aumRanges.map((value) => ({ value, ...names[value] }));

export function AumCard({ className }: { className: string | undefined }) {
  const query = useAum();
  const holdsNothing = useHoldsNothing(query.data);
  if (holdsNothing && !query.isError) return <FirstDay className={className} />;
  return (
    <Tile
      title="Assets under management"
      className={className}
      query={query}
      failed="The AUM could not be loaded"
      outline={<Outline />}
    >
      {(data) => <Full data={data} />}
    </Tile>
  );
}

/** Kept on the device (Spec §4, zero-AUM): the next start shows what to do first, and no outline of a chart before it. */
function useHoldsNothing(data: ResponseOf<typeof aum> | undefined): boolean {
  const { session } = useServices();
  const { zeroAum } = useStore(session);
  const read = data && data.asOn === null;
  useEffect(() => {
    if (read !== undefined) void session.setZeroAum(read || null).catch(() => {});
  }, [read, session]);
  return read ?? zeroAum === true;
}

function Full({ data }: { data: ResponseOf<typeof aum> }) {
  const drawn = useAfterTiles();
  const [range, setRange] = useState<AumRange>('1y');
  const chart = <div className={`round-small ${styles.noChart}`} />;
  return (
    <div className="stack one-column shrink gap-16">
      <div className={`flex wrap between gap-8-16 ${styles.top}`}>
        <p className="flex wrap baseline gap-0-8">
          <FigureLink href={links.aum} size="huge">
            <Money amount={data.aum} compact />
          </FigureLink>
          {data.asOn !== null && (
            <span className="mute text-note">
              <DatedText>as on {dayText(data.asOn)}</DatedText>
            </span>
          )}
        </p>
        <div className={styles.ranges}>
          <Segmented label="How far back" value={range} options={options} onChange={setRange} />
        </div>
      </div>
      <AumChanges {...data} />
      <div className={styles.chart}>
        {drawn ? (
          <Suspense fallback={chart}>
            <AumTrend range={range} />
          </Suspense>
        ) : (
          chart
        )}
      </div>
      <AssetMix byClass={data.byClass} />
    </div>
  );
}

function Outline() {
  return (
    <div className="stack one-column shrink gap-16">
      <div className={`flex wrap between gap-8-16 ${styles.top}`}>
        <div className={styles.worthOutline}>
          <Skeleton shape="title" />
        </div>
      </div>
      <div className={styles.changesOutline}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.chart} />
      <div className={`stack gap-16 ${styles.mixOutline}`}>
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
