import type { ResponseOf } from '@hub/contract';
import type { InvestorSort, listInvestors } from '@hub/contract/calls/investor-list';
import { type AssetClass, assetClasses } from '@hub/domain';
import type { ReactNode } from 'react';
import { compactText } from '../../ui/figure/figure-text.ts';
import { AmountRangeField } from '../../ui/form/amount-range-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useTyped } from '../../ui/form/use-typed.ts';
import { FilterChip, SelectChip } from '../../ui/list/filter-chip.tsx';
import { type ActiveFilter, FilterPanel, FilterSelect } from '../../ui/list/filter-panel.tsx';
import { balanceNames, birthdayNames, kycNames, lastNames, mixNames } from './client-filter-names.ts';
import styles from './client-list.module.css';
import { type ClientPlace, clientKycs, everyClient, isFiltered, sorting } from './client-place.ts';
import { useCities } from './client-queries.ts';
import { countText } from './investor-text.ts';

interface ClientFiltersProps {
  place: ClientPlace;
  onPlace: (place: ClientPlace) => void;
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
  { value: 'lastInvestedOn-desc', text: 'Invested last' },
  { value: 'lastInvestedOn-asc', text: 'Longest without investing' },
  { value: 'investedOn-desc', text: 'Newest clients' },
  { value: 'investedOn-asc', text: 'Oldest clients' },
];

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, text: names[value] }));

/** The search, the filters used most, and all others behind one button. */
export function ClientFilters({ place, onPlace, first, children }: ClientFiltersProps) {
  const { typed, setTyped, lookNow } = useTyped(place.words, (words) => onPlace({ ...place, words }));
  const clients = first?.totals?.clients;
  return (
    <div className={styles.filters}>
      <div className={styles.top}>
        <SearchField
          label="Search by name, PAN, folio or mobile"
          value={typed}
          onChange={setTyped}
          onSubmit={lookNow}
        />
        {children}
      </div>
      <FilterPanel
        strip={<Strip place={place} onPlace={onPlace} />}
        active={activeOf(place, onPlace)}
        onClear={isFiltered(place) ? () => onPlace(everyClient(place)) : null}
        done={clients === undefined ? 'Show' : `Show ${countText(clients, 'client')}`}
      >
        <More place={place} onPlace={onPlace} />
      </FilterPanel>
    </div>
  );
}

type PartProps = Pick<ClientFiltersProps, 'place' | 'onPlace'>;

function Strip({ place, onPlace }: PartProps) {
  return (
    <>
      <SelectChip
        label="Sort by"
        className={styles.sort}
        value={place.sort === 'best' ? 'best-desc' : `${place.sort}-${sorting.orderOf(place)}`}
        options={sorts}
        onChange={(value) => {
          const [sort = 'best', order = 'desc'] = value.split('-') as [InvestorSort | 'best', 'asc' | 'desc'];
          onPlace(sorting.inOrder(place, sort, order));
        }}
      />
      {(Object.keys(assetClasses) as AssetClass[]).map((one) => (
        <FilterChip
          key={one}
          chosen={place.assetClass === one}
          onChange={(chosen) => onPlace({ ...place, assetClass: chosen ? one : null })}
        >
          {assetClasses[one]}
        </FilterChip>
      ))}
      <FilterChip
        chosen={place.sip === 'running'}
        onChange={(chosen) => onPlace({ ...place, sip: chosen ? 'running' : null })}
      >
        With SIP
      </FilterChip>
      <FilterChip
        chosen={place.sip === 'none'}
        onChange={(chosen) => onPlace({ ...place, sip: chosen ? 'none' : null })}
      >
        Without SIP
      </FilterChip>
      <FilterChip
        chosen={place.kyc === 'ON_HOLD'}
        onChange={(chosen) => onPlace({ ...place, kyc: chosen ? 'ON_HOLD' : null })}
      >
        KYC on hold
      </FilterChip>
    </>
  );
}

function More({ place, onPlace }: PartProps) {
  const { data: cities = [] } = useCities();
  const { typed, setTyped, lookNow } = useTyped(place.family ?? '', (family) =>
    onPlace({ ...place, family: family || null }),
  );
  const known = cities.some(({ city }) => city === place.city);
  return (
    <>
      <AmountRangeField
        label="AUM"
        value={{ from: place.aumFrom, to: place.aumTo }}
        onChange={({ from, to }) => onPlace({ ...place, aumFrom: from, aumTo: to })}
      />
      <FilterSelect
        label="KYC"
        value={place.kyc}
        options={clientKycs.map((value) => ({ value, text: kycNames[value] }))}
        onChange={(kyc) => onPlace({ ...place, kyc })}
      />
      <FilterSelect
        label="City"
        value={place.city}
        options={[
          ...(place.city !== null && !known ? [{ value: place.city, text: place.city }] : []),
          ...cities.map(({ city, clients }) => ({ value: city, text: `${city} (${clients})` })),
        ]}
        onChange={(city) => onPlace({ ...place, city })}
      />
      <FilterSelect
        label="Last investment"
        value={place.lastInvestment}
        options={optionsOf(lastNames)}
        onChange={(lastInvestment) => onPlace({ ...place, lastInvestment })}
      />
      <FilterSelect
        label="Balance"
        value={place.balance}
        options={optionsOf(balanceNames)}
        onChange={(balance) => onPlace({ ...place, balance })}
      />
      <FilterSelect
        label="Mix"
        value={place.mix}
        options={optionsOf(mixNames)}
        onChange={(mix) => onPlace({ ...place, mix })}
      />
      <FilterSelect
        label="Client since"
        value={place.since}
        options={[{ value: 'this-year', text: 'This financial year' }]}
        onChange={(since) => onPlace({ ...place, since })}
      />
      <FilterSelect
        label="Birthday"
        value={place.birthday}
        options={optionsOf(birthdayNames)}
        onChange={(birthday) => onPlace({ ...place, birthday })}
      />
      <TextField
        label="Family"
        autoComplete="off"
        maxLength={100}
        placeholder="Any"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={lookNow}
      />
    </>
  );
}

/** What is chosen behind the button, as chips that take it back. */
function activeOf(place: ClientPlace, onPlace: (place: ClientPlace) => void): readonly ActiveFilter[] {
  const { aumFrom, aumTo, kyc, city, lastInvestment, balance, mix, since, birthday, family } = place;
  const filters: ActiveFilter[] = [];
  const add = (id: keyof ClientPlace, text: string | null) => {
    if (text) filters.push({ id, text, remove: () => onPlace({ ...place, [id]: null }) });
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
