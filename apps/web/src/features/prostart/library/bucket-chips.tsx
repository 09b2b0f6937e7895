import { FilterChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { useBuckets, useSubBuckets } from '../parts/queries.ts';
import type { LibraryProps } from './list-state.ts';

/** What the videos are about; under a bucket that is chosen, its parts. Without them the page still searches. */
export function BucketChips({ state, onChange }: Pick<LibraryProps, 'state' | 'onChange'>) {
  const { bucket, subBucket } = state;
  const buckets = useBuckets().data?.items ?? [];
  const parts = useSubBuckets(bucket).data?.items ?? [];
  if (buckets.length === 0) return null;
  return (
    <>
      <ScrollStrip label="Topics">
        {buckets.map(({ id, name, count }) => (
          <FilterChip
            key={id}
            chosen={bucket === id}
            count={count}
            onChange={(chosen) => onChange({ ...state, bucket: chosen ? id : null, subBucket: null })}
          >
            {name}
          </FilterChip>
        ))}
      </ScrollStrip>
      {bucket !== null && parts.length > 0 && (
        <ScrollStrip label="Parts of the topic">
          {parts.map(({ id, name, count }) => (
            <FilterChip
              key={id}
              chosen={subBucket === id}
              count={count}
              onChange={(chosen) => onChange({ ...state, subBucket: chosen ? id : null })}
            >
              {name}
            </FilterChip>
          ))}
        </ScrollStrip>
      )}
    </>
  );
}
