import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TableBody } from './table-body.tsx';
import type { TableColumn } from './table-columns.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Row {
  readonly name: string;
  readonly lastAct: string | null;
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Investor',
    cell: ({ name, lastAct }) => (
      <>
        {name}
        {lastAct && <p>{lastAct}</p>}
      </>
    ),
  },
];
const rowKey = ({ name }: Row) => name;
const key = ['rows'];
const list = {
  id: 'rows',
  state: 'ready',
  error: null,
  total: 2,
  isStale: false,
  rowKey,
  pageQuery: () => ({ queryKey: key, queryFn: () => new Promise<{ items: readonly Row[] }>(() => {}) }),
  retry() {},
} as const;

it('a row that has a line more after an act moves the next one down at once, whenever the browser says its size', async () => {
  // This one never does.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelector('p') ? 82 : 62;
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const items = [
    { name: 'Asha Rao', lastAct: null },
    { name: 'Binu Das', lastAct: null },
  ];
  client.setQueryData(key, { items });
  render(
    <QueryClientProvider client={client}>
      <table>
        <TableBody
          list={list}
          columns={columns}
          width={1000}
          usualHeight={62}
          rowClass={undefined}
          groups={undefined}
          check={null}
          chosen={undefined}
          onFailed={() => {}}
        />
      </table>
    </QueryClientProvider>,
  );
  const second = () => screen.getByText('Binu Das').closest('tr')?.style.top;
  await waitFor(() => expect(second()).toBe('62px'));
  act(() => {
    client.setQueryData(key, { items: [{ name: 'Asha Rao', lastAct: 'Called today' }, items[1]] });
  });
  await screen.findByText('Called today');
  expect(second()).toBe('82px');
});
