import { buffer } from 'node:stream/consumers';
import type { Queries } from '../../../db/queries.ts';
import type { Files } from '../../../ports/files/files.ts';
import type { Signature } from '../../../ports/messenger/signature.ts';
import { findBrandFacts } from '../piece/brand-facts.repository.ts';
import { logoFile } from '../piece/logo-file.ts';

/** A logo that cannot be read now holds up nothing: what is signed goes without it. */
async function readNow(files: Files, id: string): Promise<Uint8Array | null> {
  try {
    const found = await files.get(logoFile(id));
    return found === null ? null : await buffer(found.body);
  } catch {
    return null;
  }
}

/** How a distributor signs what goes to its investors; null for an ARN that nobody has. */
export async function readSignature(files: Files, queries: Queries, arn: string): Promise<Signature | null> {
  const facts = await findBrandFacts(queries, arn);
  if (facts === null) return null;
  const name = facts.displayName ?? facts.registeredName;
  return {
    arn,
    name,
    firm: facts.businessName === name ? null : facts.businessName,
    contacts: [facts.phone, facts.email].flatMap((one) => (one === null || one === '' ? [] : [one])),
    logo: facts.logo === null ? null : await readNow(files, facts.logo.id),
  };
}
