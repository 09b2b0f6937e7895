import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  exportSchemes,
  type HolderRow,
  listHolders,
  listSchemes,
  type SchemeRow,
} from '@hub/contract/calls/investor-schemes';
import type { FileReply } from '../../../lib/api/api.ts';
import { useApi, useProfile, useServices } from '../../../lib/react.ts';
import type { ExportFormat } from '../../../ui/export-menu.tsx';
import { useLargeList } from '../../../ui/large-list.ts';
import { saveFile } from '../../../ui/save-file.ts';
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
export function useSchemesExport(place: SchemesPlace): (format: ExportFormat) => Promise<void> {
  const { api, toaster } = useServices();
  return async (format) => {
    try {
      const reply = await api.call(exportSchemes, { ...filterOf(place), format });
      const { file, fileName } = reply as FileReply;
      saveFile(file, fileName ?? `schemes.${format}`);
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    }
  };
}
