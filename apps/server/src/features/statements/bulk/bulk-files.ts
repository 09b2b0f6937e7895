import type { Files } from '../../../ports/files/files.ts';
import type { Claim } from './bulk.repository.ts';

/** Where the statement of one client of a job is kept; made again, it takes the same place. */
export const bulkFileName = ({ arn, id }: Claim, no: number): string => `statements/${arn}/${id}/${no}.pdf`;

export async function removeBulkFiles(files: Files, bulk: Claim & { readonly total: number }): Promise<void> {
  for (let no = 1; no <= bulk.total; no += 1) await files.remove(bulkFileName(bulk, no));
}
