import { contentSortings, contentTypes } from '@hub/domain/content/content-rules';
import { SearchSelect } from '../../../ui/form/select/search-select.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { FilterPanel } from '../../../ui/list/filter-panel.tsx';
import { useBucketSchemes } from '../piece/queries.ts';
import { typeWords } from '../piece/words.ts';
import { type LibraryState, libraryState } from './library-state.ts';

const sortWords = { newToOld: 'Newest first', oldToNew: 'Oldest first' } as const;

interface LibraryFiltersProps {
  state: LibraryState;
  onChange: (next: LibraryState) => void;
  total: number;
}

export function LibraryFilters({ state, onChange, total }: LibraryFiltersProps) {
  const { bucket, type, scheme, sort, words } = state;
  const { typed, setTyped, lookNow } = useTyped(words, (next) => onChange({ ...state, words: next }));
  const { data } = useBucketSchemes(bucket);
  const schemes = data?.items ?? [];
  const chosen = scheme === null ? null : { id: scheme, name: schemeName(schemes, scheme) };
  const isNarrowed = libraryState.chosen(state, ['type', 'scheme']) > 0;
  return (
    <ListFilters>
      <SearchField label="Search by title or scheme" value={typed} onChange={setTyped} onSubmit={lookNow} />
      <FilterPanel
        strip={
          <>
            {contentTypes.map((one) => (
              <FilterChip
                key={one}
                chosen={type === one}
                onChange={(isChosen) => onChange({ ...state, type: isChosen ? one : 'ALL' })}
              >
                {one === 'ALL' ? 'All types' : typeWords[one].name}
              </FilterChip>
            ))}
            <SelectChip
              label="Sort"
              value={sort}
              options={contentSortings.map((value) => ({ value, text: sortWords[value] }))}
              onChange={(next) => onChange({ ...state, sort: next })}
            />
          </>
        }
        active={
          chosen === null
            ? []
            : [{ id: 'scheme', text: chosen.name, remove: () => onChange({ ...state, scheme: null }) }]
        }
        onClear={isNarrowed ? () => onChange({ ...state, type: 'ALL', scheme: null }) : null}
        done={`Show ${total} ${total === 1 ? 'piece' : 'pieces'}`}
      >
        <SearchSelect
          label="Scheme"
          searchKey={['co-branding', 'scheme', bucket, schemes.length]}
          fewest={1}
          placeholder="Name of the scheme"
          nothingFound="No content for such a scheme here"
          search={async (text) =>
            schemes.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
          }
          value={chosen}
          onChange={(next) => onChange({ ...state, scheme: next?.id ?? null })}
        />
      </FilterPanel>
    </ListFilters>
  );
}

const schemeName = (schemes: readonly { id: string; name: string }[], id: string): string =>
  schemes.find((one) => one.id === id)?.name ?? `Scheme ${id}`;
