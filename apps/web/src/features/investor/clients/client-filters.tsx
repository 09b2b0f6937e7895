import type { ResponseOf } from '@hub/contract';
import type { InvestorSort, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { type AssetClass, assetClasses, aumSteps } from '@hub/domain';
import type { ReactNode } from 'react';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { AmountRangeField } from '../../../ui/form/amount/amount-range-field.tsx';
import { SearchField } from '../../../ui/form/text/search-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import { useTyped } from '../../../ui/form/typing/use-typed.ts';
import bar from '../../../ui/layout/list-filters.module.css';
import { ListFilters, SearchRow } from '../../../ui/layout/list-filters.tsx';
import { FilterChip, SelectChip } from '../../../ui/list/filter-chip.tsx';
import { type ActiveFilter, FilterPanel, FilterSelect } from '../../../ui/list/filter-panel.tsx';
import { countText } from '../parts/investor-text.ts';
import { balanceNames, birthdayNames, kycNames, lastNames, mixNames } from './client-filter-names.ts';
import { type ClientListState, clientKycs, everyClient, isFiltered, sorting } from './client-list-state.ts';
import { useCities } from './client-queries.ts';

interface ClientFiltersProps {
  listState: ClientListState;
  onListState: (listState: ClientListState) => void;
  /** Null until the first page is here. */
  first: ResponseOf<typeof listInvestors> | null;
  /** What can be done with what is found. */
  children: ReactNode;
}

const sorts: readonly {
  readonly value: `${InvestorSort}-${'asc' | 'desc'}` | 'best-desc';
  readonly text: string;
}[] = [
  { value: 'best-desc', text: 'Best match, largest AUM' },
  { value: 'aum-desc', text: 'Largest AUM' },
  { value: 'aum-asc', text: 'Smallest AUM' },
  { value: 'gain-desc', text: 'Largest gain' },
  { value: 'gain-asc', text: 'Largest loss' },
  { value: 'name-asc', text: 'Name, A to Z' },
  { value: 'name-desc', text: 'Name, Z to A' },
  { value: 'lastInvestedOn-desc', text: 'Last invested' },
  { value: 'lastInvestedOn-asc', text: 'Longest without investing' },
  { value: 'investedOn-desc', text: 'Newest clients' },
  { value: 'investedOn-asc', text: 'Oldest clients' },
];

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, text: names[value] }));

/** The search, the filters used most, and all others behind one button. */
export function ClientFilters({ listState, onListState, first, children }: ClientFiltersProps) {
  const { typed, setTyped, lookNow } = useTyped(listState.words, (words) =>
    onListState({ ...listState, words }),
  );
  const clients = first?.totals?.clients;
  return (
    <ListFilters>
      <SearchRow>
        <SearchField
          label="Search by name, PAN, folio or mobile"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </SearchRow>
      <FilterPanel
        strip={<Strip listState={listState} onListState={onListState} />}
        active={activeOf(listState, onListState)}
        onClear={isFiltered(listState) ? () => onListState(everyClient(listState)) : null}
        done={clients === undefined ? 'Show' : `Show ${countText(clients, 'client')}`}
      >
        <More listState={listState} onListState={onListState} />
      </FilterPanel>
    </ListFilters>
  );
}

type PartProps = Pick<ClientFiltersProps, 'listState' | 'onListState'>;

function Strip({ listState, onListState }: PartProps) {
  return (
    <>
      <SelectChip
        label="Sort by"
        className={bar.sort}
        value={listState.sort === 'best' ? 'best-desc' : `${listState.sort}-${sorting.orderOf(listState)}`}
        options={sorts}
        onChange={(value) => {
          const [sort = 'best', order = 'desc'] = value.split('-') as [InvestorSort | 'best', 'asc' | 'desc'];
          onListState(sorting.inOrder(listState, sort, order));
        }}
      />
      {(Object.keys(assetClasses) as AssetClass[]).map((one) => (
        <FilterChip
          key={one}
          chosen={listState.assetClass === one}
          onChange={(chosen) => onListState({ ...listState, assetClass: chosen ? one : null })}
        >
          {assetClasses[one]}
        </FilterChip>
      ))}
      <FilterChip
        chosen={listState.sip === 'running'}
        onChange={(chosen) => onListState({ ...listState, sip: chosen ? 'running' : null })}
      >
        With SIP
      </FilterChip>
      <FilterChip
        chosen={listState.sip === 'none'}
        onChange={(chosen) => onListState({ ...listState, sip: chosen ? 'none' : null })}
      >
        Without SIP
      </FilterChip>
      <FilterChip
        chosen={listState.kyc === 'ON_HOLD'}
        onChange={(chosen) => onListState({ ...listState, kyc: chosen ? 'ON_HOLD' : null })}
      >
        KYC on hold
      </FilterChip>
    </>
  );
}

function More({ listState, onListState }: PartProps) {
  const { data: cities = [] } = useCities();
  const existing = cities.some(({ city }) => city === listState.city);
  return (
    <>
      <AmountRangeField
        label="AUM"
        offered={aumSteps}
        value={{ from: listState.aumFrom, to: listState.aumTo }}
        onChange={({ from, to }) => onListState({ ...listState, aumFrom: from, aumTo: to })}
      />
      <FilterSelect
        label="KYC"
        value={listState.kyc}
        options={clientKycs.map((value) => ({ value, text: kycNames[value] }))}
        onChange={(kyc) => onListState({ ...listState, kyc })}
      />
      <FilterSelect
        label="City"
        value={listState.city}
        options={[
          ...(listState.city !== null && !existing ? [{ value: listState.city, text: listState.city }] : []),
          ...cities.map(({ city, clients }) => ({ value: city, text: `${city} (${clients})` })),
        ]}
        onChange={(city) => onListState({ ...listState, city })}
      />
      <FilterSelect
        label="Last investment"
        value={listState.lastInvestment}
        options={optionsOf(lastNames)}
        onChange={(lastInvestment) => onListState({ ...listState, lastInvestment })}
      />
      <FilterSelect
        label="Balance"
        value={listState.balance}
        options={optionsOf(balanceNames)}
        onChange={(balance) => onListState({ ...listState, balance })}
      />
      <FilterSelect
        label="Mix"
        value={listState.mix}
        options={optionsOf(mixNames)}
        onChange={(mix) => onListState({ ...listState, mix })}
      />
      <FilterSelect
        label="Client since"
        value={listState.since}
        options={[{ value: 'this-year', text: 'This financial year' }]}
        onChange={(since) => onListState({ ...listState, since })}
      />
      <FilterSelect
        label="Birthday"
        value={listState.birthday}
        options={optionsOf(birthdayNames)}
        onChange={(birthday) => onListState({ ...listState, birthday })}
      />
      <FamilyField listState={listState} onListState={onListState} />
    </>
  );
}

function FamilyField({ listState, onListState }: PartProps) {
  const { typed, setTyped, lookNow } = useTyped(listState.family ?? '', (family) =>
    onListState({ ...listState, family: family || null }),
  );
  return (
    <TextField
      label="Family"
      autoComplete="off"
      maxLength={100}
      placeholder="Any"
      value={typed}
      onChange={setTyped}
      onBlur={lookNow}
    />
  );
}

/** What is chosen behind the button, as chips that take it back. */
function activeOf(
  listState: ClientListState,
  onListState: (listState: ClientListState) => void,
): readonly ActiveFilter[] {
  const { aumFrom, aumTo, kyc, city, lastInvestment, balance, mix, since, birthday, family } = listState;
  const filters: ActiveFilter[] = [];
  const add = (id: keyof ClientListState, text: string | null) => {
    if (text) filters.push({ id, text, remove: () => onListState({ ...listState, [id]: null }) });
  };
  add('aumFrom', aumFrom && `AUM from ${compactText(aumFrom)}`);
  add('aumTo', aumTo && `AUM to ${compactText(aumTo)}`);
  add('kyc', kyc && kyc !== 'ON_HOLD' ? `KYC ${kycNames[kyc].toLowerCase()}` : null);
  add('city', city);
  add('lastInvestment', lastInvestment && lastNames[lastInvestment]);
  add('balance', balance && balanceNames[balance]);
  add('mix', mix && mixNames[mix]);
  add('since', since && 'Since this year');
  add('birthday', birthday && `Birthday ${birthdayNames[birthday].toLowerCase()}`);
  add('family', family && `Family ${family}`);
  return filters;
}
