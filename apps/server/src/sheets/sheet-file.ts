import { readFile } from 'node:fs/promises';
import type { ActFile } from '@hub/contract/acts/act-file';
import { arnRegisterActTexts } from '@hub/contract/arn-register/arn-register-act-texts';
import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { MOST_SHEET_BYTES } from '@hub/contract/console/distributor-calls';
import { type LocalFiles, withFile } from '../acts/act-files.ts';
import { Refusal } from '../calls/refusal/refusal.ts';
import type { Files } from '../ports/files/files.ts';
import { readSheet, type Sheet, SheetFault } from './read-sheet.ts';
import type { RowFault } from './sheet-columns.ts';

const { faults: texts } = arnRegisterActTexts;
const SHOWN_FAULTS = 20;

/** Nothing of a file lands: for what is wrong with it as a whole, or for every bad row, the first by name. */
export function refusedFile(faults: readonly RowFault[], whole?: string): Refusal {
  const rows = faults.slice(0, SHOWN_FAULTS).map(({ line, field, reason }) => texts.row(line, field, reason));
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

interface Stored {
  readonly files: Files;
  readonly localFiles?: LocalFiles | undefined;
}

/** A sheet that came with an act: the very bytes that its maker chose. */
export async function readSheetFile(stored: Stored, file: ActFile): Promise<Sheet> {
  const bytes = await withFile(stored, file, (path) => readFile(path));
  if (bytes.byteLength > MOST_SHEET_BYTES) throw refusedFile([], sheetTexts.sheetTooLarge);
  return orRefuse(() => readSheet(bytes));
}
