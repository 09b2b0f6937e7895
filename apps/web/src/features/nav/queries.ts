import type { RequestOf, ResponseOf } from '@hub/contract';
import { exportNavs, listNavs, type NavRow } from '@hub/contract/calls/nav/nav';
import { useApi } from '../../lib/react.ts';
import type { ExportFormat } from '../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../ui/list/save-export.ts';
import { useLargeList } from '../../ui/table/large-list.ts';
import { type NavListState, sorting } from './nav-list-state.ts';
import { schemesText } from './nav-text.ts';

type Page = ResponseOf<typeof listNavs>;
type Filter = Omit<RequestOf<typeof listNavs>, 'pageNumber'>;

const filterOf = (listState: NavListState): Filter => ({
  ...(listState.words && { words: listState.words }),
  ...(listState.assetClass && { assetClass: listState.assetClass }),
  ...(listState.category && { category: listState.category }),
  ...(listState.plan && { plan: listState.plan }),
  ...(listState.option && { option: listState.option }),
  sort: listState.sort,
  order: sorting.orderOf(listState),
});

const rowKey = ({ code }: NavRow) => code;
const totalOf = ({ total }: Page) => total;

export function useNavs(listState: NavListState) {
  const api = useApi();
  const filter = filterOf(listState);
  return useLargeList<NavRow, Page>({
    queryKey: ['nav', 'list', filter],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(listNavs, { ...filter, pageNumber }, { signal }),
  });
}

/** What the filter selects, as a file on the device. */
export function useNavExport(listState: NavListState, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportNavs, { ...filterOf(listState), format }, run, { what: schemesText, expected });
}
