import {
  type BulkStatements,
  bulkDetails,
  bulkFile,
  bulks,
  stopBulk,
} from '@hub/contract/calls/statements/statements-bulk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useServices } from '../../../lib/react.ts';
import { type ExportRun, useExportedFile } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';

const all = ['statements', 'bulk'] as const;
/** While a job works, it is asked how far it is. */
const WORKING_MS = 1500;

export const isWorking = ({ status }: Pick<BulkStatements, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

export function useBulks() {
  const api = useApi();
  return useQuery({
    queryKey: all,
    queryFn: ({ signal }) => api.call(bulks, {}, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? WORKING_MS : false),
  });
}

/** Those left out of a job; how many there are is part of the key, so that new ones are read. */
export function useSkipped(id: string, leftOut: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, id, leftOut],
    queryFn: ({ signal }) => api.call(bulkDetails, { id }, { signal, background: true }),
    select: ({ skipped }) => skipped,
  });
}

export function useStop(id: string) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(stopBulk, { id }),
    onError: (error) => toaster.show('error', error.message),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** The ZIP, onto the device. */
export function useSaveZip(id: string) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return async (run: ExportRun) => {
    const found = await read(bulkFile, { id }, run);
    if (found !== null) await keep(found.file, found.fileName ?? 'statements.zip');
  };
}
