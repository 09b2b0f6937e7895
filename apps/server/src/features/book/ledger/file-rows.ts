import { numberOf } from '@hub/domain/holdings/ledger/entry-name';
import { isPosition, type NewEntry, positionName } from './new-entry.ts';
import { RowHash, SeenRows } from './seen-rows.ts';

/** What a row is beside those before it in its file. */
type FileRow =
  | { readonly kind: 'new' | 'same' | 'contradicts' }
  /** The same row after its number was taken back: the entry anew, how many times by now. */
  | { readonly kind: 'again'; readonly occurrence: number };

/** Of a number with a reversal in the file: how entries and reversals take turns. */
interface Turns {
  turn: number;
  isReversal: boolean;
  /** In which turn a row was last, and how often it was an entry of its own. */
  readonly rows: Map<string, { readonly turn: number; readonly occurrence: number }>;
}

const isNew: FileRow = { kind: 'new' };
const isSame: FileRow = { kind: 'same' };
const contradicts: FileRow = { kind: 'contradicts' };

/**
 * A file's rows in its own order, however they are cut into batches. Rows of one number with equal days and other
 * figures contradict each other; two rows alike are one, unless the number was taken back between them.
 */
export class FileRows {
  readonly #seen = new SeenRows();
  readonly #turns = new Map<string, Turns>();
  readonly #position = new RowHash();
  readonly #hash = new RowHash();
  #last: NewEntry | undefined;

  add(entry: NewEntry): FileRow {
    const { trxnNo, day, kind, undoes, reverses } = entry;
    const posted = entry.postedOn ?? day;
    // Feeds list a folio's rows together: mostly it is the position of the row before.
    if (this.#last === undefined || !isPosition(this.#last, entry)) {
      this.#position.start().addText(entry.arn).addText(entry.folioNo).addText(entry.schemeCode);
    }
    this.#last = entry;
    const hash = this.#hash;
    const key = hash.set(this.#position).addText(trxnNo).addNumber(day).addNumber(posted).long();
    const value = hash
      .start()
      .addText(undoes ?? kind)
      .addNumber(Number(entry.amount))
      .addNumber(Number(entry.units))
      .short();
    const found = this.#seen.note(key, value);
    if (found === 'other') return contradicts;
    // Nearly every file: nothing is taken back in it.
    if (reverses === null && this.#turns.size === 0) return found === 'new' ? isNew : isSame;
    const position = positionName(entry);
    const turns = this.#turnsOf(`${position}\t${numberOf(reverses ?? trxnNo)}`, reverses !== null);
    if (turns === undefined) return found === 'new' ? isNew : isSame;
    // What came before the first reversal was in turn nil.
    const name = `${trxnNo}\t${day}\t${posted}`;
    const before = found === 'new' ? undefined : (turns.rows.get(name) ?? { turn: 0, occurrence: 1 });
    const isAgain = before !== undefined && before.turn < turns.turn;
    const occurrence = (before?.occurrence ?? 1) + Number(isAgain);
    turns.rows.set(name, { turn: turns.turn, occurrence });
    if (isAgain) return { kind: 'again', occurrence };
    return found === 'new' ? isNew : isSame;
  }

  #turnsOf(number: string, isReversal: boolean): Turns | undefined {
    const existing = this.#turns.get(number);
    if (existing === undefined) {
      if (!isReversal) return undefined;
      const first: Turns = { turn: 1, isReversal, rows: new Map() };
      this.#turns.set(number, first);
      return first;
    }
    if (existing.isReversal !== isReversal) {
      existing.turn += 1;
      existing.isReversal = isReversal;
    }
    return existing;
  }
}
