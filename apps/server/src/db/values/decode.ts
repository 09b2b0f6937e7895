/**
 * Text of the wire into JavaScript values, one table for both databases, so that a test on
 * PGlite says something about PostgreSQL. A type not listed stays text: numeric and int8 because a
 * float would lose money, date and time because a Date would invent a zone.
 */
type Decoder = (text: string) => unknown;

const number: Decoder = (text) => Number(text);
const boolean: Decoder = (text) => text === 't';
const json: Decoder = (text) => JSON.parse(text);
const bytes: Decoder = (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex'));

/**
 * `2026-11-15 04:30:00.5+00` into `2026-11-15T04:30:00.500000Z`: always six decimals, so nothing is
 * lost and text order is time order. Connections run in UTC; infinity and years BC stay as they are.
 */
const instant: Decoder = (text) => {
  if (!text.endsWith('+00') || text.charCodeAt(10) !== 32) return text;
  const fraction = text.length > 22 ? text.slice(20, -3) : '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(6, '0')}Z`;
};

const decoders = new Map<number, Decoder>([
  [16, boolean],
  [17, bytes],
  [21, number],
  [23, number],
  [26, number],
  [114, json],
  [700, number],
  [701, number],
  [1184, instant],
  [3802, json],
]);

/** Array types by their element: text, varchar, int2, int4, int8, numeric, bool, date, timestamptz, uuid, json. */
const elementOf = new Map([
  [1009, 25],
  [1015, 1043],
  [1005, 21],
  [1007, 23],
  [1016, 20],
  [1231, 1700],
  [1000, 16],
  [1182, 1082],
  [1185, 1184],
  [2951, 2950],
  [199, 114],
  [3807, 3802],
]);

for (const [array, element] of elementOf) {
  const decode = decoders.get(element) ?? ((text: string) => text);
  decoders.set(array, (text) => decodeArray(text, decode));
}

/** PostgreSQL's array text, e.g. `{a,"b c",NULL,{…}}`. */
function decodeArray(text: string, decode: Decoder): unknown[] {
  let at = 1;
  const read = (): unknown[] => {
    const items: unknown[] = [];
    while (text[at] !== '}') {
      if (text[at] === '{') {
        at++;
        items.push(read());
      } else if (text[at] === '"') {
        let value = '';
        for (at++; text[at] !== '"'; at++) {
          if (text[at] === '\\') at++;
          value += text[at];
        }
        at++;
        items.push(decode(value));
      } else {
        const start = at;
        while (text[at] !== ',' && text[at] !== '}') at++;
        const value = text.slice(start, at);
        items.push(value === 'NULL' ? null : decode(value));
      }
      if (text[at] === ',') at++;
    }
    at++;
    return items;
  };
  return read();
}

export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What turns one row of the wire into an object, made once per statement. */
export type RowReader = (cells: readonly (string | null)[]) => Record<string, unknown>;

/** Readers by the columns they read; beyond that many a new one is made each time. */
const readers = new Map<string, RowReader>();
const MOST_READERS = 2000;

export function rowReader(fields: readonly Field[]): RowReader {
  const shape = fields.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join('\n');
  const existing = readers.get(shape);
  if (existing !== undefined) return existing;
  const made = makeReader(fields);
  if (readers.size < MOST_READERS) readers.set(shape, made);
  return made;
}

/**
 * As code made from the columns' names: an object written out has its form from the start, while one that grows name by
 * name costs ten times as much, and a batch reads a hundred thousand of them.
 */
function makeReader(fields: readonly Field[]): RowReader {
  const decode = fields.map((field) => decoders.get(field.dataTypeID));
  const columns = fields.map(({ name }, i) => {
    const cell = `cells[${i}]`;
    const value = decode[i] === undefined ? cell : `${cell} === null ? null : decode[${i}](${cell})`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  return new Function('decode', `return (cells) => ({${columns.join(',')}})`)(decode);
}
