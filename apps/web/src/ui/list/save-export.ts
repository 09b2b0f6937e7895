import type { Call, FileProgress } from '@hub/contract';
import type { ExportFormat } from '@hub/contract/schemas/list-shapes';
import type { FileReply } from '../../lib/api/api.ts';
import { useServices } from '../../lib/react.ts';
import { useSaveFile } from './use-save-file.ts';

/** What an export tells on its way, and what stops it. */
export interface ExportRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FileProgress) => void;
}

interface ExportWords {
  /** The rows in words: `378 clients`. */
  readonly what: (rows: number) => string;
  /** How many the user was told before. */
  readonly expected: number;
}

/** The true number, also where the list has changed since or a PDF has the first of them only. */
export const savedText = (rows: number, { what, expected }: ExportWords): string =>
  rows === expected ? `Saved: ${what(rows)}.` : `Saved: ${what(rows)}. ${what(expected)} were selected.`;

/** 0 to 100, and 100 only when every row is written. */
export const percentOf = ({ written, total }: FileProgress): number =>
  total === 0 ? 100 : Math.floor((written * 100) / total);

/** Asks for a file. Null when the user gave it up or was told why there is none. Its progress is shown, no loader. */
export function useExportedFile() {
  const { api, toaster } = useServices();
  return async <Req>(
    call: Call<Req, unknown>,
    requested: NoInfer<Req>,
    run: ExportRun,
  ): Promise<FileReply | null> => {
    try {
      return (await api.call(call, requested, { ...run, background: true })) as FileReply;
    } catch (error) {
      if (!run.signal.aborted) toaster.show('error', error instanceof Error ? error.message : String(error));
      return null;
    }
  };
}

/** The same, onto the device. */
export function useSaveExport() {
  const keep = useSaveFile();
  const read = useExportedFile();
  return async <Req extends { readonly format: ExportFormat }>(
    call: Call<Req, unknown>,
    requested: NoInfer<Req>,
    run: ExportRun,
    words: ExportWords,
  ): Promise<boolean> => {
    const found = await read(call, requested, run);
    if (found === null) return false;
    const said = found.rows === null ? undefined : savedText(found.rows, words);
    return keep(found.file, found.fileName ?? `export.${requested.format}`, said);
  };
}
