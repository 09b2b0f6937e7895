import { numberOf } from '@hub/domain';
import { type NewEntry, positionName } from './new-entry.ts';
import { SeenRows } from './seen-rows.ts';

/** What a row is beside those before it in its file. */
type FileRow =
  | { readonly kind: 'new' | 'same' | 'contradicts' }
  /** The same row after its number was taken back: the entry anew, for so manieth time. */
  | { readonly kind: 'again'; readonly occurrence: number };

/** Of a number with a reversal in the file: how entries and reversals take turns. */
interface Turns {
  turn: number;
  isReversal: boolean;
  /** In which turn a row was last, and how often it was an entry of its own. */
  readonly rows: Map<string, { readonly turn: number; readonly occurrence: number }>;
}

/**
 * A file's rows in its own order, however they are cut into batches. Rows of one number with equal days and other
 * figures contradict each other; two rows alike are one, unless the number was taken back between them.
 */
export class FileRows {
  readonly #seen = new SeenRows();
  readonly #turns = new Map<string, Turns>();

  add(entry: NewEntry): FileRow {
    const { trxnNo, day, postedOn, kind, undoes, amount, units } = entry;
    const position = positionName(entry);
    const name = `${position}\t${trxnNo}\t${day}\t${postedOn ?? day}`;
    const found = this.#seen.note(name, `${undoes ?? kind}\t${amount}\t${units}`);
    if (found === 'other') return { kind: 'contradicts' };
    const turns = this.#turnsOf(
      `${position}\t${numberOf(entry.reverses ?? trxnNo)}`,
      entry.reverses !== null,
    );
    if (turns === undefined) return { kind: found };
    // What came before the first reversal was in turn nil.
    const before = found === 'new' ? undefined : (turns.rows.get(name) ?? { turn: 0, occurrence: 1 });
    const isAgain = before !== undefined && before.turn < turns.turn;
    const occurrence = (before?.occurrence ?? 1) + Number(isAgain);
    turns.rows.set(name, { turn: turns.turn, occurrence });
    return isAgain ? { kind: 'again', occurrence } : { kind: found };
  }

  #turnsOf(number: string, isReversal: boolean): Turns | undefined {
    const known = this.#turns.get(number);
    if (known === undefined) {
      if (!isReversal) return undefined;
      const first: Turns = { turn: 1, isReversal, rows: new Map() };
      this.#turns.set(number, first);
      return first;
    }
    if (known.isReversal !== isReversal) {
      known.turn += 1;
      known.isReversal = isReversal;
    }
    return known;
  }
}
