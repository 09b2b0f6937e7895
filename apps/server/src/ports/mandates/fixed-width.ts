/** One field of a line: its first and last position, counted from 1 as banks count, both included. */
export interface Field {
  readonly from: number;
  readonly to: number;
}
export type Layout<Name extends string> = Readonly<Record<Name, Field>>;

/** Fields with values, the rest spaces. What is too long for its field is an error here, never cut off. */
export function writeLine<Name extends string>(
  layout: Layout<Name>,
  width: number,
  values: Readonly<Partial<Record<Name, string>>>,
): string {
  const line = Array.from<string>({ length: width }).fill(' ');
  for (const [name, { from, to }] of Object.entries<Field>(layout)) {
    const value: string = values[name as Name] ?? '';
    if (value.length > to - from + 1)
      throw new RangeError(`${name} has more than ${to - from + 1} characters`);
    for (const [at, character] of [...value].entries()) line[from - 1 + at] = character;
  }
  return line.join('');
}

/** The value of every field, without the spaces around it. */
export function readLine<Name extends string>(layout: Layout<Name>, line: string): Record<Name, string> {
  const values = Object.entries<Field>(layout).map(([name, { from, to }]) => [
    name,
    line.slice(from - 1, to).trim(),
  ]);
  return Object.fromEntries(values) as Record<Name, string>;
}

/** Spaces at the end of a line get lost on the way; a field does not. */
export function isWhole<Name extends string>(layout: Layout<Name>, width: number, line: string): boolean {
  const needed = Math.max(...Object.values<Field>(layout).map(({ to }) => to));
  return line.length >= needed && line.length <= width;
}

/** No two fields may share a position, and none may leave the line. */
export function layoutFault<Name extends string>(layout: Layout<Name>, width: number): string | null {
  const fields = Object.entries<Field>(layout).sort(([, one], [, other]) => one.from - other.from);
  let last = 0;
  for (const [name, { from, to }] of fields) {
    if (from <= last || to < from || to > width)
      return `The field ${name} overlaps another or leaves the line`;
    last = to;
  }
  return null;
}

/** Digits with noughts in front. */
export const digits = (value: bigint | number, { from, to }: Field): string =>
  String(value).padStart(to - from + 1, '0');

/** What clearing systems take: capitals, digits and a few marks; cut to the field, since a name may be longer. */
export const plainText = (text: string, { from, to }: Field): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .&/-]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, to - from + 1)
    .trim();
