import {
  type BrokerageReport,
  reportGroups,
  reportStates,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { brokerageKinds } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { type AssetClass, assetClasses } from '@hub/domain';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { type ActiveFilter, FilterPanel, FilterSelect } from '../../../ui/list/filter-panel.tsx';
import { counted, kindNames } from '../calls/words.ts';
import { PeriodStrip } from '../links/period-strip.tsx';
import { isFiltered, type ReportState, unfiltered } from '../links/report-state.ts';

const groupNames = {
  line: 'Line by line',
  client: 'By client',
  scheme: 'By scheme',
  month: 'By month',
} as const;
const groupOptions = reportGroups.map((value) => ({ value, text: groupNames[value] }));
const stateNames = { paid: 'Paid', held: 'Held', gap: 'With a gap' } as const;
const kindOptions = brokerageKinds.map((value) => ({ value, text: kindNames[value] }));
const classOptions = (Object.keys(assetClasses) as AssetClass[]).map((value) => ({
  value,
  text: assetClasses[value],
}));

interface ReportFiltersProps {
  state: ReportState;
  first: BrokerageReport | null;
  onState: (next: ReportState) => void;
  children: ReactNode;
}

export function ReportFilters({ state, first, onState, children }: ReportFiltersProps) {
  const change = (part: Partial<ReportState>) => onState({ ...state, ...part });
  const { typed, setTyped, lookNow } = useTyped(state.words, (words) => change({ words }));
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by client, PAN, folio or scheme"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <FilterPanel
        strip={
          <>
            {first?.months && (
              <PeriodStrip value={state} range={first.months} shown={first} onChange={change} />
            )}
            <SelectChip
              label="Group"
              value={state.group}
              options={groupOptions}
              onChange={(group) => change({ group })}
            />
            {reportStates.map((one) => (
              <FilterChip
                key={one}
                chosen={state.state === one}
                onChange={(chosen) => change({ state: chosen ? one : null })}
              >
                {stateNames[one]}
              </FilterChip>
            ))}
          </>
        }
        active={activeOf(state, change)}
        onClear={isFiltered(state) ? () => change(unfiltered) : null}
        done={first ? `Show ${counted(first.total, 'row')}` : 'Show'}
      >
        <FilterSelect
          label="Kind"
          value={state.kind}
          options={kindOptions}
          onChange={(kind) => change({ kind })}
        />
        <FilterSelect
          label="Asset class"
          value={state.assetClass}
          options={classOptions}
          onChange={(assetClass) => change({ assetClass })}
        />
      </FilterPanel>
    </ListFilters>
  );
}

function activeOf(state: ReportState, change: (part: Partial<ReportState>) => void): readonly ActiveFilter[] {
  const { kind, assetClass, scheme, folio, euin } = state;
  return [
    kind && { id: 'kind', text: kindNames[kind], remove: () => change({ kind: null }) },
    assetClass && {
      id: 'class',
      text: assetClasses[assetClass],
      remove: () => change({ assetClass: null }),
    },
    scheme && { id: 'scheme', text: `Scheme ${scheme}`, remove: () => change({ scheme: null }) },
    folio && { id: 'folio', text: `Folio ${folio}`, remove: () => change({ folio: null }) },
    euin && { id: 'euin', text: `EUIN ${euin}`, remove: () => change({ euin: null }) },
  ].filter((one) => one !== null && one !== '');
}
