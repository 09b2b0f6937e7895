import { type WishSpan, wishSpans } from '@hub/contract/calls/wishes/wishes';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { spanTexts } from '../calls/wish-links.ts';
import styles from './lists.module.css';

interface PeopleFiltersProps {
  words: string;
  onWords: (words: string) => void;
  span: WishSpan;
  /** Not where the occasion has a day of its own. */
  onSpan?: ((span: WishSpan) => void) | undefined;
}

/** How far ahead, and whose name. */
export function PeopleFilters({ words, onWords, span, onSpan }: PeopleFiltersProps) {
  const { typed, setTyped, lookNow } = useTyped(words, onWords);
  return (
    <ListFilters stacked>
      <div className={`stack gap-12 ${styles.filters}`}>
        {onSpan && (
          <Segmented
            label="When"
            value={span}
            options={wishSpans.map((value) => ({ value, text: spanTexts[value] }))}
            onChange={onSpan}
          />
        )}
        <SearchField label="Search by name" value={typed} onChange={setTyped} onSubmit={lookNow} />
      </div>
    </ListFilters>
  );
}
