import { fileActTexts as texts } from '@hub/contract/book/book-acts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { type ImportFile, lockImport } from './import.repository.ts';

/** The import, which nobody else takes back meanwhile. */
export async function lockToTakeBack(tx: Tx, id: string): Promise<ImportFile> {
  const found = /^\d{1,18}$/.test(id) ? await lockImport(tx, id) : null;
  if (found === null) throw new Refusal('not-found', texts.noImport(id));
  return found;
}
