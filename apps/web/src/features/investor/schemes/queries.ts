import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportSchemes,
  type HolderRow,
  listHolders,
  listSchemes,
  type SchemeRow,
} from '@hub/contract/calls/investor-schemes';
import { useApi, useProfile } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useSaveExport } from '../../../ui/list/save-export.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { countText } from '../investor-text.ts';
import { type SchemesPlace, sortedAs, sorting } from './scheme-place.ts';

type Page = ResponseOf<typeof listSchemes>;
type Holders = ResponseOf<typeof listHolders>;
type Filter = Omit<RequestOf<typeof exportSchemes>, 'format'>;

function filterOf(chosen: SchemesPlace): Filter {
  const place = sortedAs(chosen);
  return {
    ...(place.words && { words: place.words }),
    ...(place.assetClass && { assetClass: place.assetClass }),
    view: place.view,
    sort: place.sort,
    order: sorting.orderOf(place),
  };
}

const codeOf = ({ code }: SchemeRow) => code;
const schemesIn = ({ totals }: Page) => totals?.schemes ?? 0;

export function useSchemes(place: SchemesPlace) {
  const api = useApi();
  const id = useProfile()?.arnNo ?? '';
  const filter = filterOf(place);
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
export function useSchemesExport(place: SchemesPlace, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => countText(rows, 'scheme');
  return (format: ExportFormat, run: ExportRun) =>
    save(exportSchemes, { ...filterOf(place), format }, run, { what, expected });
}
