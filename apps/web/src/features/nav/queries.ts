import type { RequestOf, ResponseOf } from '@hub/contract';
import { exportNavs, listNavs, type NavRow } from '@hub/contract/calls/nav';
import { useApi } from '../../lib/react.ts';
import type { ExportFormat } from '../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../ui/list/save-export.ts';
import { useLargeList } from '../../ui/table/large-list.ts';
import { type NavPlace, sorting } from './nav-place.ts';
import { schemesText } from './nav-text.ts';

type Page = ResponseOf<typeof listNavs>;
type Filter = Omit<RequestOf<typeof listNavs>, 'pageNumber'>;

const filterOf = (place: NavPlace): Filter => ({
  ...(place.words && { words: place.words }),
  ...(place.assetClass && { assetClass: place.assetClass }),
  ...(place.category && { category: place.category }),
  ...(place.plan && { plan: place.plan }),
  ...(place.option && { option: place.option }),
  sort: place.sort,
  order: sorting.orderOf(place),
});

const rowKey = ({ code }: NavRow) => code;
const totalOf = ({ total }: Page) => total;

export function useNavs(place: NavPlace) {
  const api = useApi();
  const filter = filterOf(place);
  return useLargeList<NavRow, Page>({
    queryKey: ['nav', 'list', filter],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(listNavs, { ...filter, pageNumber }, { signal }),
  });
}

/** What the filter selects, as a file on the device. */
export function useNavExport(place: NavPlace, expected: number) {
  const save = useSaveExport();
  return (format: ExportFormat, run: ExportRun) =>
    save(exportNavs, { ...filterOf(place), format }, run, { what: schemesText, expected });
}
