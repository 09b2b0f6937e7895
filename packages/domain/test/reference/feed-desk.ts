import { type BookBalance, type BookRow, keyOf, sideOf } from './book-row.ts';
import type { Rta } from './reference-house.ts';

/*
 * What becomes of files as they are brought in and taken back: which rows and balances are then in the book. A row
 * that several files have belongs to the one that landed it.
 */

export interface FeedRow extends Omit<BookRow, 'arrival' | 'occurrence'> {
  readonly rta: Rta;
  readonly pan: string | null;
}

export interface FeedBalance extends Omit<BookBalance, 'arrival'> {
  readonly rta: Rta;
  readonly pan: string | null;
}

export interface FeedFile {
  readonly name: string;
  readonly rta: Rta;
  /** In the order of their lines; one of the two lists is empty. */
  readonly rows: readonly FeedRow[];
  readonly balances: readonly FeedBalance[];
}

export interface Counts {
  readonly rows: number;
  readonly imported: number;
  readonly same: number;
  readonly quarantined: number;
}

type Owned<Item> = Item & { readonly arrival: number; readonly file: string };

const entryOf = (row: FeedRow): string =>
  [row.arn, row.folio, row.scheme, row.number, sideOf(row.kind), row.part, row.isReversal].join('|');
const daysOf = ({ trade, post }: FeedRow): string => `${trade} ${post}`;
const figuresOf = ({ kind, amount, units }: FeedRow): string => `${kind} ${amount} ${units}`;
/** The number a row is about: its own, or the one it takes back. */
const numberOf = ({ isReversal, names, number }: FeedRow): string =>
  isReversal ? (names ?? number) : number;
const wholeOf = (row: FeedRow): string => `${entryOf(row)}|${daysOf(row)}|${figuresOf(row)}`;

export class FeedDesk {
  readonly #rows = new Map<string, Owned<FeedRow & { readonly occurrence: number }>>();
  #balances: Owned<FeedBalance>[] = [];
  readonly #files = new Map<string, FeedFile>();
  #arrivals = 0;

  isIn(file: FeedFile): boolean {
    return this.#files.has(file.name);
  }

  /** What the report of a transaction file should count; null when the file is known as it is. */
  bring(file: FeedFile): Counts | null {
    if (this.isIn(file)) return null;
    this.#files.set(file.name, file);
    let imported = 0;
    let quarantined = 0;
    const before: FeedRow[] = [];
    for (const row of file.rows) {
      const contradicts = before.some(
        (other) =>
          entryOf(other) === entryOf(row) &&
          daysOf(other) === daysOf(row) &&
          figuresOf(other) !== figuresOf(row),
      );
      if (contradicts) {
        quarantined += 1;
        continue;
      }
      const occurrence = this.#occurrenceOf(row, before);
      before.push(row);
      const key = `${wholeOf(row)}|${occurrence}`;
      if (this.#rows.has(key)) continue;
      this.#arrivals += 1;
      this.#rows.set(key, { ...row, occurrence, arrival: this.#arrivals, file: file.name });
      imported += 1;
    }
    for (const balance of file.balances) {
      this.#arrivals += 1;
      this.#balances.push({ ...balance, arrival: this.#arrivals, file: file.name });
    }
    const rows = file.rows.length;
    return { rows, imported, quarantined, same: rows - imported - quarantined };
  }

  /** One more behind the same row and a reversal of its number; of a reversal, behind the entry it takes back. */
  #occurrenceOf(row: FeedRow, before: readonly FeedRow[]): number {
    const isAbout = (other: FeedRow) => keyOf(other) === keyOf(row) && numberOf(other) === numberOf(row);
    let occurrence = 0;
    let isTurned = true;
    for (const other of [...before.filter(isAbout), row]) {
      if (other.isReversal !== row.isReversal) isTurned = true;
      else if (wholeOf(other) === wholeOf(row)) {
        if (isTurned) occurrence += 1;
        isTurned = false;
      }
    }
    return occurrence;
  }

  rollBack(file: FeedFile): void {
    this.#files.delete(file.name);
    for (const [key, row] of this.#rows) if (row.file === file.name) this.#rows.delete(key);
    this.#balances = this.#balances.filter((balance) => balance.file !== file.name);
  }

  rows(): BookRow[] {
    return [...this.#rows.values()];
  }

  balances(): BookBalance[] {
    return [...this.#balances];
  }

  /** Folios that a file in the book mentions, with their clients. */
  folios(): { readonly arn: string; readonly folio: string; readonly client: string }[] {
    const mentioned = [...this.#files.values()].flatMap(({ rows, balances }) => [...rows, ...balances]);
    const byName = new Map(
      mentioned.map(({ arn, folio, pan }) => [`${arn} ${folio}`, { arn, folio, client: pan ?? folio }]),
    );
    return [...byName.values()];
  }
}
