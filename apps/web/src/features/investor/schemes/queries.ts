import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportSchemes,
  type HolderRow,
  listHolders,
  listSchemes,
  type SchemeRow,
} from '@hub/contract/calls/investor/investor-schemes';
import { useApi, useProfile } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { countText } from '../parts/investor-text.ts';
import { type SchemeListState, sortedAs, sorting } from './scheme-list-state.ts';

type Page = ResponseOf<typeof listSchemes>;
type Holders = ResponseOf<typeof listHolders>;
type Filter = Omit<RequestOf<typeof exportSchemes>, 'format'>;

function filterOf(chosen: SchemeListState): Filter {
  const listState = sortedAs(chosen);
  return {
    ...(listState.words && { words: listState.words }),
    ...(listState.assetClass && { assetClass: listState.assetClass }),
    view: listState.view,
    sort: listState.sort,
    order: sorting.orderOf(listState),
  };
}

const codeOf = ({ code }: SchemeRow) => code;
const schemesIn = ({ totals }: Page) => totals?.schemes ?? 0;

export function useSchemes(listState: SchemeListState) {
  const api = useApi();
  const id = useProfile()?.arnNo ?? '';
  const filter = filterOf(listState);
  return useLargeList<SchemeRow, Page>({
    queryKey: ['investor', 'schemes', id, filter],
    rowKey: codeOf,
    totalOf: schemesIn,
    readPage: (pageNumber, signal) => api.call(listSchemes, { id, ...filter, pageNumber }, { signal }),
  });
}

/** A client may hold a scheme in several folios. */
const folioOf = ({ folioNo }: HolderRow) => folioNo;
const holdersIn = ({ totals }: Holders) => totals?.holders ?? 0;

export function useHolders(id: string, words: string) {
  const api = useApi();
  return useLargeList<HolderRow, Holders>({
    queryKey: ['investor', 'holders', id, words],
    rowKey: folioOf,
    totalOf: holdersIn,
    readPage: (pageNumber, signal) =>
      api.call(listHolders, { id, ...(words && { words }), pageNumber }, { signal }),
  });
}

/** What the filter selects, as a file on the device. */
export function useSchemesExport(listState: SchemeListState, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => countText(rows, 'scheme');
  return (format: ExportFormat, run: ExportRun) =>
    save(exportSchemes, { ...filterOf(listState), format }, run, { what, expected });
}
