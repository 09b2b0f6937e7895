import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { ScrollStrip } from '../../../ui/tabs/scroll-strip.tsx';
import { type HarvestPage, holdingsText, requestedBy, useHarvestExport } from './harvest-query.ts';
import { type HarvestState, harvestState, sorting } from './harvest-state.ts';
import { harvestWords, kinds, type SortValue, sorts } from './harvest-words.ts';

interface HarvestFiltersProps {
  listState: HarvestState;
  onListState: (listState: HarvestState) => void;
  first: HarvestPage | null;
}

/** What is looked for, which holdings, in which order, and the list as a file. */
export function HarvestFilters({ listState, onListState, first }: HarvestFiltersProps) {
  const { kind } = listState;
  const total = first?.total ?? 0;
  const save = useHarvestExport(requestedBy(listState), total);
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by investor, scheme or folio"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {total > 0 && <ExportMenu what={holdingsText(total)} onExport={save} />}
      </SearchRow>
      <ScrollStrip label="Which holdings">
        {kinds.map((one) => (
          <FilterChip
            key={one}
            chosen={kind === one}
            {...(first && { count: first.kinds[one] ?? 0 })}
            onChange={() =>
              onListState({ ...harvestState.anywhere, words: listState.words, ...harvestWords[one].start })
            }
          >
            {harvestWords[one].name}
          </FilterChip>
        ))}
        <SelectChip
          label="Sort by"
          className={bar.sort}
          value={`${listState.sort}-${sorting.orderOf(listState)}` as SortValue}
          options={sorts}
          onChange={(value) => {
            const [sort, order] = value.split('-') as ['gain', 'desc'];
            onListState(sorting.inOrder(listState, sort, order));
          }}
        />
      </ScrollStrip>
    </ListFilters>
  );
}
