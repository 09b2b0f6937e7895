import { arnRegisterActTexts } from '@hub/contract/arn-register/arn-register-act-texts';
import { Refusal } from '../calls/refusal/refusal.ts';
import type { Files } from '../ports/files/files.ts';
import { readKeptSheet } from './kept-sheet.ts';
import { readSheet, type Sheet, SheetFault } from './read-sheet.ts';
import type { RowFault } from './sheet-columns.ts';

const { faults: texts } = arnRegisterActTexts;
const SHOWN_FAULTS = 20;

/** Nothing of a file lands: for what is wrong with it as a whole, or for every bad row, the first by name. */
export function refusedFile(faults: readonly RowFault[], whole?: string): Refusal {
  const rows = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, reason }) => texts.row(line, field, reason));
  const message = whole ?? [texts.badRows(faults.length), ...rows].join('\n');
  return new Refusal('rule', message, { fields: { file: message } });
}

/** Reads with `work`; a file that is no sheet, or lacks columns, is refused in words. */
export async function orRefuse<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SheetFault) throw refusedFile([], error.message);
    throw error;
  }
}

/** A sheet that was kept for an act. */
export async function readSheetFile({ files }: { readonly files: Files }, file: string): Promise<Sheet> {
  const bytes = await readKeptSheet(files, file);
  if (bytes === null) throw refusedFile([], texts.noFile);
  return orRefuse(() => readSheet(bytes));
}
