import type { Tx } from '../../db/database.ts';
import type { NewFolio } from './clients.repository.ts';
import { redact } from './feeds/fields/redact.ts';
import { refreshClientsOf } from './figures.repository.ts';
import type { Quarantined } from './import.repository.ts';
import type { Candidate } from './import-transactions.ts';
import { describeFolios, findOwners, type KnownOwner } from './investor.repository.ts';
import type { NewEntry } from './new-entry.ts';

interface Settled {
  /** Each folio is named once, with the PAN that any of its rows has. */
  readonly kept: readonly Candidate[];
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
  const known = new Map((await findOwners(tx, keysOf(candidates))).map((owner) => [keyOf(owner), owner]));
  const folios = new Map<string, NewFolio>();
  const refusals: Quarantined[] = [];
  const passed: Candidate[] = [];
  for (const candidate of candidates) {
    const { entry, pan, folio, line } = candidate;
    const key = keyOf(entry);
    const before = folios.get(key);
    if (pan !== null && isAnothers(pan, known.get(key), before)) {
      refusals.push(otherHolder(line, entry.folioNo, pan));
      continue;
    }
    passed.push(candidate);
    if (folio !== null && (before === undefined || (before.pan === null && folio.pan !== null))) {
      folios.set(key, folio);
    }
  }
  await adopt(tx, [...folios.values()], known);
  return { kept: passed.map((candidate) => ({ ...candidate, folio: take(folios, candidate) })), refusals };
}

/** Rows of a folio come together: each is named once or a few times. */
function keysOf(candidates: readonly Candidate[]): NewEntry[] {
  let last: NewEntry | null = null;
  const keys: NewEntry[] = [];
  for (const { entry } of candidates) {
    if (last?.folioNo !== entry.folioNo || last.arn !== entry.arn) keys.push(entry);
    last = entry;
  }
  return keys;
}

/** A minor's row may have the guardian's PAN or the minor's own. */
function isAnothers(pan: string, owner: KnownOwner | undefined, before: NewFolio | undefined): boolean {
  if (owner !== undefined && (owner.isMinor || owner.pans.includes(pan))) return false;
  const known = owner?.pan ?? before?.pan ?? null;
  return known !== null && known !== pan;
}

/** The folio for its first row, and for no other. */
function take(folios: Map<string, NewFolio>, { entry }: Candidate): NewFolio | null {
  const key = keyOf(entry);
  const folio = folios.get(key) ?? null;
  folios.delete(key);
  return folio;
}

/** Folios that came without a PAN go to the client who has it. */
async function adopt(
  tx: Tx,
  folios: readonly NewFolio[],
  known: ReadonlyMap<string, KnownOwner>,
): Promise<void> {
  const adopted = folios.filter((folio) => folio.pan !== null && known.get(keyOf(folio))?.pan === null);
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
