import { type ArnFacts, type ArnState, arnPermits, arnStateOn, type RegisterState } from './arn-state.ts';
import type { ArnCategory } from './register-words.ts';

/** Who sells under an ARN. ISO days; null where nobody knows. */
export interface ListedEuin {
  readonly euin: string;
  readonly name: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** From and to when this person sells for this ARN. */
  readonly mappedFrom: string | null;
  readonly mappedTo: string | null;
}

/** What a file says of an ARN. Null is what the file does not say: it stays as it is. */
export interface ListedArn {
  /** Of the file, for what is wrong with it. */
  readonly line: number;
  readonly arn: string;
  readonly name: string | null;
  readonly category: ArnCategory | null;
  readonly pan: string | null;
  readonly address: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly register: RegisterState | null;
  readonly why: string | null;
  readonly isKydDone: boolean | null;
  readonly euins: readonly ListedEuin[];
}

/** An ARN as we have it. */
export interface ExistingArn extends ArnFacts {
  readonly arn: string;
  readonly name: string;
  readonly category: string | null;
  readonly pan: string | null;
  readonly address: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly validFrom: string | null;
  readonly state: ArnState;
  readonly euins: readonly ListedEuin[];
}

export const differenceKinds = [
  'new',
  'status',
  'renewed',
  'expired',
  'contact',
  'details',
  'euins',
  'vanished',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** An ARN that a file changes. */
export interface ArnDifference {
  readonly arn: string;
  readonly line: number | null;
  readonly kinds: readonly DifferenceKind[];
  readonly before: ExistingArn | null;
  /** As it is from then on. */
  readonly after: Omit<ExistingArn, 'euins'>;
  readonly why: string | null;
  /** EUINs that are new or other than they were. */
  readonly euins: readonly ListedEuin[];
}

const saved = <T>(said: T | null, was: T): T => (said === null || said === '' ? was : said);

const sameEuin = (one: ListedEuin, other: ListedEuin): boolean =>
  one.name === other.name &&
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo &&
  one.mappedFrom === other.mappedFrom &&
  one.mappedTo === other.mappedTo;

/** What the file leaves open about an EUIN stays as it was. */
function changedEuins(said: readonly ListedEuin[], existing: readonly ListedEuin[]): ListedEuin[] {
  const before = new Map(existing.map((one) => [one.euin, one]));
  return said.flatMap((one) => {
    const was = before.get(one.euin);
    if (was === undefined) return [one];
    const after: ListedEuin = {
      euin: one.euin,
      name: saved(one.name, was.name),
      validFrom: saved(one.validFrom, was.validFrom),
      validTo: saved(one.validTo, was.validTo),
      mappedFrom: saved(one.mappedFrom, was.mappedFrom),
      mappedTo: saved(one.mappedTo, was.mappedTo),
    };
    return sameEuin(was, after) ? [] : [after];
  });
}

function after(listed: ListedArn, existing: ExistingArn | null, today: string): Omit<ExistingArn, 'euins'> {
  const facts: ArnFacts = {
    house: existing?.house ?? null,
    // Back in the list without a word about its status, it is no longer missing.
    register: listed.register ?? (existing?.register === 'not-listed' ? null : (existing?.register ?? null)),
    validTo: saved(listed.validTo, existing?.validTo ?? null),
    isKydDone: listed.isKydDone ?? existing?.isKydDone ?? false,
  };
  return {
    ...facts,
    arn: listed.arn,
    name: saved(listed.name, existing?.name ?? ''),
    category: saved<string | null>(listed.category, existing?.category ?? null),
    pan: saved(listed.pan, existing?.pan ?? null),
    address: saved(listed.address, existing?.address ?? null),
    mobile: saved(listed.mobile, existing?.mobile ?? null),
    email: saved(listed.email, existing?.email ?? null),
    validFrom: saved(listed.validFrom, existing?.validFrom ?? null),
    state: arnStateOn(facts, today),
  };
}

const isExpired = (state: ArnState): boolean => state === 'expired' || state === 'lapsed';

function kindsOf(
  existing: ExistingArn | null,
  next: Omit<ExistingArn, 'euins'>,
  euins: readonly ListedEuin[],
): DifferenceKind[] {
  if (existing === null) return ['new'];
  const differs = (...names: readonly (keyof typeof next)[]): boolean =>
    names.some((name) => existing[name] !== next[name]);
  const isRenewed = next.validTo !== null && next.validTo > (existing.validTo ?? '');
  const kinds: DifferenceKind[] = [];
  if (differs('state')) kinds.push(isExpired(next.state) ? 'expired' : 'status');
  if (isRenewed) kinds.push('renewed');
  if (differs('mobile', 'email')) kinds.push('contact');
  const isOtherwise =
    differs('name', 'category', 'pan', 'address', 'isKydDone') ||
    (!isRenewed && differs('validFrom', 'validTo')) ||
    (!differs('state') && differs('register'));
  if (isOtherwise) kinds.push('details');
  if (euins.length > 0) kinds.push('euins');
  return kinds;
}

interface CompareOptions {
  /** ISO. */
  readonly today: string;
  /** The file names every ARN there is: one that it lacks has vanished. */
  readonly isFull: boolean;
  /** ARNs that we do not have are added; else left out, as those of a register of all of India. */
  readonly isAdding: boolean;
}

/** What changes when a file lands: nothing for an ARN that it says the same of. */
export function compareRegister(
  listed: readonly ListedArn[],
  existing: ReadonlyMap<string, ExistingArn>,
  { today, isFull, isAdding }: CompareOptions,
): ArnDifference[] {
  const differences: ArnDifference[] = [];
  for (const one of listed) {
    const was = existing.get(one.arn) ?? null;
    if (was === null && !isAdding) continue;
    const next = after(one, was, today);
    const euins = changedEuins(one.euins, was?.euins ?? []);
    const kinds = kindsOf(was, next, euins);
    if (kinds.length > 0)
      differences.push({
        arn: one.arn,
        line: one.line,
        kinds,
        before: was,
        after: next,
        why: one.why,
        euins,
      });
  }
  if (!isFull) return differences;
  const named = new Set(listed.map(({ arn }) => arn));
  for (const was of existing.values()) {
    if (named.has(was.arn) || was.register === 'not-listed' || isGone(was)) continue;
    const facts = { ...was, register: 'not-listed' as const };
    const next = { ...facts, state: arnStateOn(facts, today) };
    differences.push({
      ...{ arn: was.arn, line: null, kinds: ['vanished'], before: was, after: next, why: null, euins: [] },
    });
  }
  return differences;
}

/** Of whom no file need speak any more. */
const isGone = ({ state }: ExistingArn): boolean => arnPermits[state].login === 'cancelled';

export interface LoadSize {
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  readonly changed: number;
  readonly needsApproval: boolean;
  /** So many ARNs are missing that the file cannot be whole. */
  readonly isTooShort: boolean;
}

/** In thousandths of all ARNs we had. */
const MOST_STATES = 10;
const MOST_CONTACTS = 10;
const MOST_VANISHED = 1;
const MOST_MISSING = 400;

/**
 * Handbook, part 3 B2: a second person looks at a load that changes the state of more than 1 % of all ARNs, or where more
 * than 0.1 % are gone. New ones may sell from then on, so they count; so do contacts, to which login codes go.
 */
export function sizeOfLoad(differences: readonly ArnDifference[], existing: number): LoadSize {
  const counts = Object.fromEntries(differenceKinds.map((kind) => [kind, 0])) as Record<
    DifferenceKind,
    number
  >;
  for (const { kinds } of differences) for (const kind of kinds) counts[kind] += 1;
  const isOver = (count: number, most: number): boolean => count * 1000 > existing * most;
  return {
    counts,
    changed: differences.length,
    needsApproval:
      isOver(counts.new + counts.status + counts.expired, MOST_STATES) ||
      isOver(counts.contact, MOST_CONTACTS) ||
      isOver(counts.vanished, MOST_VANISHED),
    isTooShort: counts.vanished > 0 && counts.vanished * 1000 >= existing * MOST_MISSING,
  };
}
