import { sheetTexts } from '@hub/contract/arn-register/sheet-texts';
import { type ColumnSpec, missingColumns, positionsOf } from '../features/book/feeds/feeds.public.ts';
import { type Sheet, SheetFault } from './read-sheet.ts';

/** What is wrong with a row, in words for whoever sent the sheet. */
export interface RowFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Thrown by whatever reads a cell; its row is reported and the next one goes on. */
export class CellFault extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** Of one row, by the names we use; '' for a column that the sheet lacks. */
export type Cells<Spec extends ColumnSpec> = (name: keyof Spec & string) => string;

interface SheetReader<Spec extends ColumnSpec> {
  readonly has: (name: keyof Spec & string) => boolean;
  /** Every row through a function; faults by their lines instead of a row. */
  rows<Row>(read: (cells: Cells<Spec>, line: number) => Row): {
    readonly rows: Row[];
    readonly faults: RowFault[];
  };
}

const squash = (heading: string): string => heading.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A heading that stands twice could be either. */
function refuseTwice(columns: readonly string[], positions: Readonly<Record<string, number>>): void {
  const squashed = columns.map(squash);
  for (const at of Object.values(positions)) {
    const name = squashed[at];
    if (name !== undefined && squashed.indexOf(name, at + 1) !== -1)
      throw new SheetFault(sheetTexts.twoColumns(columns[at] ?? ''));
  }
}

/** Finds columns by their headings; of each group of `needs` the sheet must have one. */
export function openColumns<Spec extends ColumnSpec>(
  sheet: Sheet,
  spec: Spec,
  needs: readonly (readonly (keyof Spec & string)[])[],
): SheetReader<Spec> {
  const positions = positionsOf(sheet.columns, spec);
  const missing = missingColumns(positions, spec, needs);
  if (missing.length > 0) throw new SheetFault(sheetTexts.missingColumns(missing.join(', ')));
  refuseTwice(sheet.columns, positions);
  return {
    has: (name) => positions[name] !== -1,
    rows(read) {
      const found = { rows: [] as ReturnType<typeof read>[], faults: [] as RowFault[] };
      for (const { line, cells } of sheet.rows) {
        try {
          found.rows.push(read((name) => cells[positions[name]] ?? '', line));
        } catch (error) {
          if (!(error instanceof CellFault)) throw error;
          found.faults.push({ line, field: error.field, reason: error.message });
        }
      }
      return found;
    },
  };
}
