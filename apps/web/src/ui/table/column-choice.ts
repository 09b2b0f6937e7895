import { useState } from 'react';

/** Which optional columns are shown, where that is not as usual. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** Plain text: it says how somebody likes a table, nothing about anybody. */
const storedUnder = (name: string) => `hub.columns.${name}`;

/** What was kept, or nothing when it is no choice of columns. */
export function readColumnChoice(stored: string | null): ColumnChoice {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((one): one is [string, boolean] => typeof one[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

interface Choosable {
  readonly id: string;
  readonly optional?: 'shown' | 'hidden' | undefined;
}

export const isColumnShown = ({ id, optional }: Choosable, choice: ColumnChoice): boolean =>
  optional === undefined || (choice[id] ?? optional === 'shown');

/** Remembered on the device under the list's name. */
export function useColumnChoice(name: string) {
  const [choice, setChoice] = useState<ColumnChoice>(() => {
    try {
      return readColumnChoice(localStorage.getItem(storedUnder(name)));
    } catch {
      return {};
    }
  });
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    try {
      localStorage.setItem(storedUnder(name), JSON.stringify(next));
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return { choice, choose };
}

interface Sized extends Choosable {
  readonly width?: number | undefined;
  readonly isSaved?: boolean | undefined;
}

/** The first column takes what the others leave, and at least this. */
const NAME_WIDTH = 200;
const GAP = 16;

/**
 * The columns a table of this width has room for. The first always stands; of the others those that come last are
 * left out first, but those that are kept. Columns that name no width are the feature's own business.
 */
export function columnsThatFit<Column extends Sized>(
  columns: readonly Column[],
  width: number,
): readonly Column[] {
  const [name, ...others] = columns;
  if (!name || others.some((column) => column.width === undefined)) return columns;
  const roomOf = ({ width: own = 0 }: Column) => own + GAP;
  const saved = others.filter(({ isSaved }) => isSaved).reduce((sum, column) => sum + roomOf(column), 0);
  let left = width - (name.width ?? NAME_WIDTH) - saved;
  const fitting = others.filter((column) => {
    if (column.isSaved) return true;
    if (left < 0) return false;
    left -= roomOf(column);
    return left >= 0;
  });
  return [name, ...fitting];
}
