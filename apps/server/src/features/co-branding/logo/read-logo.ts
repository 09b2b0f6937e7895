import { buffer } from 'node:stream/consumers';
import type { Queries } from '../../../db/queries.ts';
import type { Files } from '../../../ports/files/files.ts';
import { findLogoId } from '../piece/brand-facts.repository.ts';
import { logoFile } from '../piece/logo-file.ts';

/** The distributor's logo, a PNG or JPEG that was checked when it came; nothing where there is none. */
export async function readLogo(files: Files, queries: Queries, arn: string): Promise<Uint8Array | undefined> {
  const id = await findLogoId(queries, arn);
  const found = id === null ? null : await files.get(logoFile(id));
  return found === null ? undefined : buffer(found.body);
}
