import type { Tx } from '../../../db/database.ts';
import { redact } from '../feeds/fields/redact.ts';
import { refreshClientsOf } from '../figures/figures.repository.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import type { NewFolio } from '../people/clients.repository.ts';
import { describeFolios, type ExistingOwner, findOwners } from '../people/investor.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { Candidate } from './import-transactions.ts';

interface Settled {
  readonly saved: readonly Candidate[];
  /** Those that rows name, each once, with the PAN that any of its rows has. */
  readonly folios: readonly NewFolio[];
  readonly refusals: readonly Quarantined[];
}

const keyOf = ({ arn, folioNo }: { readonly arn: string; readonly folioNo: string }) => `${arn}\t${folioNo}`;

const otherHolder = (line: number, folioNo: string, pan: string): Quarantined => ({
  line,
  field: 'first holder',
  reason: `Folio ${folioNo} has another first holder. Ask the registrar which of the two is right.`,
  value: redact(pan),
});

/**
 * Holds the PANs of a batch against each other and against the folios we have: a row of another first holder is
 * refused, a blank PAN takes none away, and one that comes later finds the folio its client.
 */
export async function settleOwners(tx: Tx, candidates: readonly Candidate[]): Promise<Settled> {
  const existing = new Map((await findOwners(tx, keysOf(candidates))).map((owner) => [keyOf(owner), owner]));
  const folios = new Map<string, NewFolio>();
  const refusals: Quarantined[] = [];
  const saved: Candidate[] = [];
  let last: NewEntry | null = null;
  let key = '';
  let owner: ExistingOwner | undefined;
  let before: NewFolio | undefined;
  for (const candidate of candidates) {
    const { entry, pan, folio, line } = candidate;
    if (last === null || !isSameFolio(last, entry)) {
      key = keyOf(entry);
      owner = existing.get(key);
      before = folios.get(key);
    }
    last = entry;
    if (pan !== null && isAnothers(pan, owner, before)) {
      refusals.push(otherHolder(line, entry.folioNo, pan));
      continue;
    }
    saved.push(candidate);
    if (folio !== null && (before === undefined || (before.pan === null && folio.pan !== null))) {
      folios.set(key, folio);
      before = folio;
    }
  }
  await adopt(tx, [...folios.values()], existing);
  return { saved, folios: [...folios.values()], refusals };
}

const isSameFolio = (one: NewEntry, other: NewEntry): boolean =>
  one.folioNo === other.folioNo && one.arn === other.arn;

/** Rows of a folio come together: each is named once or a few times. */
function keysOf(candidates: readonly Candidate[]): NewEntry[] {
  let last: NewEntry | null = null;
  const keys: NewEntry[] = [];
  for (const { entry } of candidates) {
    if (last === null || !isSameFolio(last, entry)) keys.push(entry);
    last = entry;
  }
  return keys;
}

/** A minor's row may have the guardian's PAN or the minor's own. */
function isAnothers(pan: string, owner: ExistingOwner | undefined, before: NewFolio | undefined): boolean {
  if (owner !== undefined && (owner.isMinor || owner.pans.includes(pan))) return false;
  const existing = owner?.pan ?? before?.pan ?? null;
  return existing !== null && existing !== pan;
}

/** Folios that came without a PAN go to the client who has it. */
async function adopt(
  tx: Tx,
  folios: readonly NewFolio[],
  existing: ReadonlyMap<string, ExistingOwner>,
): Promise<void> {
  const adopted = folios.filter((folio) => folio.pan !== null && existing.get(keyOf(folio))?.pan === null);
  if (adopted.length === 0) return;
  const nothing = {
    taxStatus: null,
    holding: null,
    openedOn: null,
    holders: null,
    banks: null,
    nominees: null,
    minor: null,
    isOfAge: false,
  };
  const unsaid = {
    birthDate: null,
    email: null,
    mobile: null,
    kyc: null,
    hasKyc: false,
    taxStatus: null,
    occupation: null,
    address: null,
    city: null,
    state: null,
    pincode: null,
    country: null,
    guardianName: null,
    guardianPan: null,
  };
  const clients = new Map(adopted.map((folio) => [`${folio.arn}\t${folio.clientKey}`, folio]));
  const { left } = await describeFolios(
    tx,
    adopted.map(({ arn, folioNo, rta, clientKey }) => ({ ...nothing, arn, folioNo, rta, clientKey })),
    [...clients.values()].map(({ arn, clientKey, pan, name }) => ({ ...unsaid, arn, clientKey, pan, name })),
  );
  await refreshClientsOf(tx, [...adopted, ...left]);
}
