import { unnamedClient } from '@hub/contract/book/book-texts';
import { isMinorStatus } from '@hub/domain';
import type { InvestorRecord } from '../feeds/records/records.ts';

/** Whose a folio is: the first holder, or the guardian of a minor who has a PAN (handbook §3.1). */
export interface FolioOwner {
  /** One client is one of these: the PAN, or what stands for it. */
  readonly clientKey: string;
  readonly pan: string | null;
  readonly name: string;
  /** For whom a guardian is the client. */
  readonly minorName: string | null;
  readonly isMinor: boolean;
}

const titles = new Set(['MR', 'MRS', 'MS', 'DR', 'SHRI', 'SMT', 'KUM', 'MASTER', 'MINOR']);
const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !titles.has(word));

/** Whether two spellings can be one person's: every word of the shorter is in the longer; initials do not count. */
export function isAlike(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return fewer.length === 0 || fewer.every((word) => more.includes(word));
}

/**
 * The owner of a folio after a row; null when the row names another first holder than the folio has, of whom nobody
 * here can say which is right. A minor may come of age or get another guardian; a PAN may come later, and a blank one
 * changes nothing.
 */
export function ownerAfter(record: InvestorRecord, existing: FolioOwner | undefined): FolioOwner | null {
  const [first] = record.holders;
  const { guardian, taxStatusCode, folio } = record;
  if (first === undefined) return existing ?? null;
  const isMinor = taxStatusCode === null ? (existing?.isMinor ?? false) : isMinorStatus(taxStatusCode);
  const person = isMinor && guardian !== null && guardian.pan !== null ? guardian : first;
  const fresh: FolioOwner = {
    clientKey: person.pan ?? `folio ${folio}`,
    pan: person.pan,
    name: person.name,
    minorName: person === first ? null : first.name,
    isMinor,
  };
  if (existing === undefined) return fresh;
  const isChild = existing.isMinor && isAlike(first.name, existing.minorName ?? existing.name);
  // The child again, and nothing of its guardian: the guardian stays.
  if (isMinor && isChild && person === first && existing.minorName !== null) return existing;
  if (person.pan !== null) {
    return existing.pan === null || existing.pan === person.pan || isChild ? fresh : null;
  }
  const isPlaceholder = existing.name === unnamedClient(folio);
  if (!isChild && !isPlaceholder && !isAlike(first.name, existing.name)) return null;
  return { ...existing, name: first.name, minorName: null, isMinor };
}
