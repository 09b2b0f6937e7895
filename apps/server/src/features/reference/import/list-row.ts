/** Why a row stays out, in words an operator can act on. */
export interface ListFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Thrown while a row is read; the row is reported and the next one goes on. */
export class RowFault extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** A row by the names we use, whatever the file calls its columns; '' for what it lacks. */
export type Cell = (name: string) => string;

/** No name or address of a public list comes near. */
const LONGEST = 500;
const control = /\p{Cc}/u;

/** Text that can be stored and shown; a value that is missing is '' or, where it is needed, a fault. */
export function textOf(cell: Cell, name: string, isNeeded = false): string {
  const text = cell(name).replace(/\s+/g, ' ').trim();
  if (text === '' && isNeeded) throw new RowFault(name, `The ${name} is missing.`);
  if (text.length > LONGEST) throw new RowFault(name, `The ${name} is longer than ${LONGEST} characters.`);
  if (control.test(text)) throw new RowFault(name, `The ${name} holds characters that cannot be shown.`);
  return text;
}
