import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type DayNumber, dateOfDayNumber, formatDate } from '@hub/domain';
import { rateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import type { Database, Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { countBatch, endImport, findImport, readSchemes, startImport } from '../../book/book.public.ts';
import { findRateCard, takeBackRateCard, writeRateCard } from './rate-card.repository.ts';
import type { RateCardFault } from './rate-card-cells.ts';
import { type RateCardFile, readRateCard } from './read-rate-card.ts';

interface RateCardOptions {
  readonly dryRun?: boolean;
  /** Where the file does not say them itself. */
  readonly version?: string | undefined;
  readonly from?: DayNumber | undefined;
}

type RateCardReport =
  | {
      readonly status: 'landed' | 'dry-run';
      readonly version: string;
      readonly from: string;
      readonly lines: number;
    }
  | { readonly status: 'known'; readonly importId: string }
  | { readonly status: 'refused'; readonly faults: readonly RateCardFault[] };

export const rateCardFeed = 'ratecard';

/** A card is taken whole or not at all. A `FeedFault` where the file is no card. Writes nothing. */
export async function checkRateCard(
  system: Queries,
  path: string,
  options: Omit<RateCardOptions, 'dryRun'> = {},
): Promise<CheckedRateCard> {
  const bytes = await readFile(path);
  // The same lines may come again as the card of another day.
  const requested = `\n${options.version ?? ''}\n${options.from ?? ''}`;
  const sha256 = createHash('sha256').update(bytes).update(requested).digest('hex');
  const before = await findImport(system, rateCardFeed, sha256);
  if (before?.status === 'done') return { status: 'known', importId: before.id };
  const file = await readRateCard(inOnePiece(bytes), await readSchemes(system));
  const faults = [...file.faults];
  const version = oneOf('version', file.versions, options.version, faults);
  const from = oneOf('in force from', file.days, options.from, faults) as DayNumber | null;
  if (version !== null && !/^[\w .()-]{1,40}$/.test(version)) {
    faults.push({
      line: 1,
      field: 'version',
      reason: 'A name has up to 40 letters, digits, blanks, dots and dashes.',
    });
  }
  if (version === null || from === null || faults.length > 0) return { status: 'refused', faults };
  const there = await findRateCard(system, version, from);
  if (there !== null) return { status: 'refused', faults: [taken(there.version, version, from)] };
  return { status: 'right', card: { version, from, file, fileName: basename(path), sha256 } };
}

type CheckedRateCard =
  | { readonly status: 'right'; readonly card: CheckedCard }
  | Extract<RateCardReport, { readonly status: 'known' | 'refused' }>;

export async function importRateCard(
  db: Database,
  path: string,
  options: RateCardOptions = {},
): Promise<RateCardReport> {
  const checked = await checkRateCard(oneStatement(db, 'system'), path, options);
  if (checked.status !== 'right') return checked;
  const { card } = checked;
  if (!options.dryRun) await db.transaction('system', (tx) => takeRateCard(tx, card));
  return reportOf(card, options.dryRun ? 'dry-run' : 'landed');
}

export const reportOf = ({ version, from, file }: CheckedCard, status: 'landed' | 'dry-run') => ({
  ...{ status, version, lines: file.lines.length },
  from: formatDate(dateOfDayNumber(from)),
});

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

/** The one value of a file and of who brings it, for which every line must speak. */
function oneOf<T>(
  field: 'version' | 'in force from',
  inFile: readonly T[],
  given: T | undefined,
  faults: RateCardFault[],
): T | null {
  const values = new Set(given === undefined ? inFile : [...inFile, given]);
  const [value] = values;
  if (values.size === 1 && value !== undefined) return value;
  const option = field === 'version' ? '--version' : '--from';
  faults.push({
    line: 1,
    field,
    reason:
      values.size === 0
        ? `Neither the file nor ${option} says it.`
        : `Two are named: a file is one card, and ${option} must say the same.`,
  });
  return null;
}

function taken(there: string, version: string, from: DayNumber): RateCardFault {
  const reason =
    there === version
      ? `There is a card ${version} already. A card is kept for ever: give the new one its own name.`
      : `The card ${there} is in force from ${formatDate(dateOfDayNumber(from))} already.`;
  return { line: 1, field: there === version ? 'version' : 'in force from', reason };
}

export interface CheckedCard {
  readonly version: string;
  readonly from: DayNumber;
  readonly file: RateCardFile;
  readonly fileName: string;
  readonly sha256: string;
}

/** A refusal where a card of this name or day came meanwhile. */
export async function takeRateCard(
  tx: Tx,
  { version, from, file, fileName, sha256 }: CheckedCard,
): Promise<void> {
  const id = await startImport(tx, { feed: rateCardFeed, fileName, sha256 });
  await writeRateCard(tx, rateCard(version, from, file.lines), id);
  const rows = file.lines.length;
  await countBatch(tx, id, { rows, imported: rows, same: 0, quarantined: 0, ignored: 0 });
  await endImport(tx, id, 'done');
}

/** Takes a card back that is not yet in force; false where it is. */
export async function rollBackRateCard(tx: Tx, importId: string, today: string): Promise<boolean> {
  if ((await takeBackRateCard(tx, importId, today)) === null) return false;
  await endImport(tx, importId, 'rolled-back');
  return true;
}
