import { uncountedTexts } from '@hub/contract';
import { ledgerFaultTexts } from '@hub/contract/book/book-texts';
import { type DayNumber, writeUnits } from '@hub/domain';
import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import type { Move } from '@hub/domain/holdings/ledger/ledger-moves';
import type { Refusal } from '@hub/domain/holdings/ledger/refusal';
import type { UncountedEntry } from '@hub/domain/holdings/ledger/settle-ledger';
import { foldBook } from '@hub/domain/holdings/lots/fold-book';
import { type Balance, type FoldedLedger, movesOf, positionOf } from '@hub/domain/holdings/lots/position-of';
import type { Tx } from '../../../db/database.ts';
import { type PositionKey, positionName } from '../ledger/new-entry.ts';
import { readLedgers } from '../ledger/posted-entries.repository.ts';
import { readBalances } from './feed-balance.repository.ts';
import { linkedPositions } from './linked-positions.repository.ts';
import type { UncountedRow, WholePosition } from './position.repository.ts';
import { readSegregations } from './segregation.repository.ts';

/** A position from its whole ledger. */
export interface WholeFold extends WholePosition {
  /** What counts now, and what counted before this transaction. */
  readonly moves: readonly Move[];
  readonly movesBefore: readonly Move[];
  readonly entries: number;
  /** What the registrar says it holds, where the ledger comes to something else. */
  readonly unlike: { readonly ours: string; readonly theirs: string; readonly on: DayNumber } | null;
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'not-enough-units':
      return uncountedTexts.notEnoughUnits(writeUnits(refusal.requested), writeUnits(refusal.held));
    case 'nothing-to-reverse':
      return uncountedTexts.waits(numberOf(refusal.reverses));
    case 'bad-entry':
      return uncountedTexts.badEntry(ledgerFaultTexts[refusal.fault]);
    default:
      throw new Error(`A whole ledger refuses nothing as ${refusal.reason}`);
  }
}

export function uncountedRow(one: UncountedEntry): UncountedRow {
  const { row: trxnNo, kind, ref } = one.entry;
  if (one.why === 'unresolved') return { trxnNo, why: one.why, reason: reasonOf(one.refusal), otherNo: null };
  const number = numberOf(one.by.ref);
  const texts = uncountedTexts;
  const reason =
    one.why === 'reversed'
      ? (kind === 'reversal' ? texts.takesBack : texts.reversedBy)(number)
      : one.by.ref === ref
        ? texts.replaced
        : texts.replacedBy(number);
  return { trxnNo, why: one.why, reason, otherNo: one.by.row };
}

export function unlikeBalance(moves: readonly Move[], balance: Balance | null): WholeFold['unlike'] {
  if (balance === null) return null;
  const ours = moves.reduce((sum, { day, units }) => (day <= balance.day ? sum + units : sum), 0n);
  if (ours === balance.units) return null;
  return {
    ours: writeUnits(ours as typeof balance.units),
    theirs: writeUnits(balance.units),
    on: balance.day,
  };
}

const daysOf = (moves: readonly Move[]) => {
  let firstOn: DayNumber | null = null;
  let lastOn: DayNumber | null = null;
  for (const { day } of moves) {
    if (firstOn === null || day < firstOn) firstOn = day;
    if (lastOn === null || day > lastOn) lastOn = day;
  }
  return { firstOn, lastOn };
};

interface WholeOptions {
  /** This transaction has rows on its stage: what counted without them is asked for too. */
  readonly hasStage?: boolean;
  /** Where the balances have just changed: what they were, by position. */
  readonly balancesBefore?: ReadonlyMap<string, Balance>;
}

/**
 * Folds the whole ledgers of these positions, and of those whose lots depend on them: the one truth that everything
 * derived is held against.
 */
export async function foldWhole(
  tx: Tx,
  wanted: readonly PositionKey[],
  { hasStage = false, balancesBefore }: WholeOptions = {},
): Promise<WholeFold[]> {
  const requested = new Set(wanted.map(positionName));
  const keys = await linkedPositions(tx, wanted);
  const ledgers = await readLedgers(tx, keys, hasStage);
  const balances = await readBalances(tx, keys);
  const segregations = await readSegregations(
    tx,
    keys.map(({ schemeCode }) => schemeCode),
  );
  const folds: WholeFold[] = [];
  const indexed = keys.map((key, index) => ({ key, index }));
  for (const ofArn of Map.groupBy(indexed, ({ key }) => key.arn).values()) {
    const books = ofArn.map(({ key, index }) => ({
      folioNo: key.folioNo,
      schemeCode: key.schemeCode,
      entries: ledgers[index]?.now ?? [],
      balance: balances.get(positionName(key)) ?? null,
      segregation: segregations.get(key.schemeCode) ?? null,
    }));
    foldBook(books).forEach((folded, at) => {
      const { key, index } = ofArn[at] as (typeof ofArn)[number];
      const balance = books[at]?.balance ?? null;
      const name = positionName(key);
      // Of a position that is only linked to them the balance has not changed.
      const before = balancesBefore && requested.has(name) ? (balancesBefore.get(name) ?? null) : balance;
      const moves = movesOf(folded);
      const isChanged = hasStage || balancesBefore !== undefined;
      folds.push({
        ...key,
        ...wholePosition(folded, moves),
        moves,
        movesBefore: isChanged
          ? movesOf(positionOf(ledgers[index]?.before ?? [], { balance: before }))
          : moves,
        entries: ledgers[index]?.now.length ?? 0,
        unlike: unlikeBalance(moves, balance),
      });
    });
  }
  return folds;
}

function wholePosition(folded: FoldedLedger, moves: readonly Move[]): Omit<WholePosition, keyof PositionKey> {
  const { position, opening } = folded;
  return {
    position,
    opening: opening === null ? null : { day: opening.day, units: opening.units },
    ...daysOf(moves),
    uncounted: folded.uncounted.map(uncountedRow),
  };
}
