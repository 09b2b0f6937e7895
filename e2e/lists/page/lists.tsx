import '../../../apps/web/src/ui/theme/fonts.css';
import 'virtual:theme.css';
import '../../../apps/web/src/ui/theme/base.css';
import { aumSteps, groupIndian, paise } from '@hub/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../../apps/web/src/ui/action/button.tsx';
import { EmptyState } from '../../../apps/web/src/ui/feedback/states.tsx';
import { MaskedText } from '../../../apps/web/src/ui/figure/masked-text.tsx';
import { Money } from '../../../apps/web/src/ui/figure/money.tsx';
import type { AmountRange } from '../../../apps/web/src/ui/form/amount/amount-range.ts';
import { AmountRangeField } from '../../../apps/web/src/ui/form/amount/amount-range-field.tsx';
import { SearchField } from '../../../apps/web/src/ui/form/text/search-field.tsx';
import { useTyped } from '../../../apps/web/src/ui/form/typing/use-typed.ts';
import { FilterChip } from '../../../apps/web/src/ui/list/filter-chip.tsx';
import { FilterPanel, FilterSelect } from '../../../apps/web/src/ui/list/filter-panel.tsx';
import { DataTable } from '../../../apps/web/src/ui/table/data-table.tsx';
import { useLargeList } from '../../../apps/web/src/ui/table/large-list.ts';
import { useRowSelection } from '../../../apps/web/src/ui/table/row-selection.ts';
import type { TableColumn } from '../../../apps/web/src/ui/table/table-columns.ts';
import type { ListPage, ListRow } from '../rows.ts';

const rupees = (amount: number) => paise(BigInt(amount) * 100n);
const reveal = (id: string) => async () => {
  const reply = await fetch(`/reveal?id=${id}`);
  if (!reply.ok) throw new Error('refused');
  return reply.text();
};

const columns: readonly TableColumn<ListRow, 'name'>[] = [
  {
    id: 'name',
    header: 'Client',
    sort: 'name',
    width: 220,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
  },
  {
    id: 'pan',
    header: 'PAN',
    width: 170,
    cell: ({ id }) => <MaskedText what={`PAN of ${id}`} masked="ABCxxxxx1F" reveal={reveal(id)} />,
  },
  {
    id: 'aum',
    header: 'AUM',
    figures: true,
    width: 110,
    cell: ({ aum }) => <Money amount={rupees(aum)} compact />,
  },
  {
    id: 'gain',
    header: 'Gain',
    figures: true,
    width: 110,
    cell: ({ gain }) => <Money amount={rupees(gain)} compact change />,
  },
  { id: 'kyc', header: 'KYC', width: 90, optional: 'shown', cell: ({ kyc }) => kyc },
  { id: 'city', header: 'City', width: 100, grow: 0.4, optional: 'hidden', cell: ({ city }) => city },
];

const rowKey = ({ id }: ListRow) => id;
const nameOf = ({ name }: ListRow) => name;

function Lists() {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  const [city, setCity] = useState<string | null>(null);
  const [onHold, setOnHold] = useState(false);
  const [aum, setAum] = useState<AmountRange>({ from: null, to: null });
  const [exported, setExported] = useState('');
  const { typed, setTyped, lookNow } = useTyped(words, setWords);
  const list = useLargeList<ListRow, ListPage>({
    queryKey: ['clients', words, order, city, onHold, aum],
    rowKey,
    totalOf: ({ total }) => total ?? 0,
    async readPage(pageNumber, signal) {
      const query = new URLSearchParams({ page: String(pageNumber), order, words, city: city ?? '' });
      const reply = await fetch(`/rows?${query}`, { signal });
      if (!reply.ok) throw new Error('Something Went Wrong');
      return (await reply.json()) as ListPage;
    },
  });
  const chosen = useRowSelection(JSON.stringify([words, city, onHold, aum]), 500);
  const aumText = [aum.from && `from ₹${aum.from}`, aum.to && `to ₹${aum.to}`].filter(Boolean).join(' ');
  const clear = () => {
    setCity(null);
    setOnHold(false);
    setAum({ from: null, to: null });
  };
  return (
    <main id="main">
      <h1>Clients</h1>
      <p role="status">{list.isStale ? 'looking…' : `${groupIndian(list.total)} clients`}</p>
      <SearchField label="Search" value={typed} onChange={setTyped} onSubmit={lookNow} />
      <FilterPanel
        strip={
          <FilterChip chosen={onHold} onChange={setOnHold}>
            KYC on hold
          </FilterChip>
        }
        active={[
          ...(city ? [{ id: 'city', text: city, remove: () => setCity(null) }] : []),
          ...(aumText
            ? [{ id: 'aum', text: `AUM ${aumText}`, remove: () => setAum({ from: null, to: null }) }]
            : []),
        ]}
        onClear={city || onHold || aumText ? clear : null}
        done={`Show ${groupIndian(list.total)} clients`}
      >
        <FilterSelect
          label="City"
          value={city}
          options={['Pune', 'Kochi'].map((value) => ({ value, text: value }))}
          onChange={setCity}
        />
        <AmountRangeField label="AUM" offered={aumSteps} value={aum} onChange={setAum} />
      </FilterPanel>
      <DataTable
        list={list}
        name="lab"
        label="Clients"
        columns={columns}
        sorting={{ by: 'name', order }}
        onSort={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
        selection={{
          chosen,
          nameOf,
          actions: (
            <Button
              size="compact"
              onClick={() => setExported(`${chosen.isAll ? 'all but ' : ''}${[...chosen.keys].join(' ')}`)}
            >
              Export
            </Button>
          ),
        }}
        failed="The clients could not be loaded"
        empty={<EmptyState title="No clients match" text="Try fewer words." />}
      />
      <output>{exported}</output>
    </main>
  );
}

const container = document.getElementById('root');
if (container) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  createRoot(container).render(
    <QueryClientProvider client={client}>
      <Lists />
    </QueryClientProvider>,
  );
}
