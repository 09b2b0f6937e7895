import { FeedFault } from '../rows/feed-fault.ts';

export interface DbfField {
  readonly name: string;
  /** C text, N and F numbers as text, D a date, L true or false. Anything else is not read. */
  readonly type: string;
  /** From the start of the record; its first byte is the deletion mark. */
  readonly offset: number;
  readonly length: number;
}

export interface DbfHeader {
  readonly recordCount: number;
  readonly headerLength: number;
  readonly recordLength: number;
  readonly codePage: number;
  readonly fields: readonly DbfField[];
}

const PREFIX = 32;
const DESCRIPTOR = 32;
const END_OF_FIELDS = 0x0d;

/** How many bytes the header has, from the prefix that every DBF begins with. */
export function dbfHeaderLength(prefix: Buffer): number {
  if (prefix.length < PREFIX) throw truncatedHeader();
  return prefix.readUInt16LE(8);
}

export function dbfHeader(bytes: Buffer): DbfHeader {
  const headerLength = dbfHeaderLength(bytes);
  const recordLength = bytes.readUInt16LE(10);
  if (headerLength < PREFIX + DESCRIPTOR + 1 || recordLength < 2)
    throw contradiction('its sizes are impossible');
  if (bytes.length < headerLength) throw truncatedHeader();
  const descriptors: Descriptor[] = [];
  for (let at = PREFIX; bytes[at] !== END_OF_FIELDS; at += DESCRIPTOR) {
    if (at + DESCRIPTOR > headerLength) throw contradiction('the list of columns has no end');
    descriptors.push(descriptor(bytes.subarray(at, at + DESCRIPTOR)));
  }
  if (descriptors.length === 0) throw contradiction('it has no columns');
  return {
    recordCount: bytes.readUInt32LE(4),
    headerLength,
    recordLength,
    codePage: bytes[29] ?? 0,
    fields: layOut(descriptors, recordLength),
  };
}

type Descriptor = Pick<DbfField, 'name' | 'type' | 'length'> & { readonly decimals: number };

function descriptor(bytes: Buffer): Descriptor {
  const end = bytes.indexOf(0);
  const name = bytes.toString('latin1', 0, end === -1 || end > 11 ? 11 : end).trim();
  if (!/^[\x21-\x7e][\x20-\x7e]*$/.test(name)) throw contradiction('a column has no readable name');
  const type = bytes.toString('latin1', 11, 12).toUpperCase();
  return { name, type, length: bytes[16] ?? 0, decimals: bytes[17] ?? 0 };
}

/**
 * Clipper and FoxPro keep the high byte of a long text's length where numbers keep their decimals; other
 * writers leave something else there. Whichever reading fills the row exactly is the right one.
 */
function layOut(descriptors: readonly Descriptor[], recordLength: number): DbfField[] {
  const long = descriptors.map((field) =>
    field.type === 'C' ? { ...field, length: field.length + field.decimals * 256 } : field,
  );
  const fields = rowBytes(long) === recordLength ? long : descriptors;
  // Some writers leave room at the end of a row; none can have less than its columns need.
  if (rowBytes(fields) > recordLength) {
    throw contradiction(`its columns need ${rowBytes(fields)} bytes a row, but a row has ${recordLength}`);
  }
  let offset = 1;
  return fields.map(({ name, type, length }) => {
    if (length === 0) throw contradiction(`column ${name} has no width`);
    const field = { name, type, offset, length };
    offset += length;
    return field;
  });
}

const rowBytes = (fields: readonly Descriptor[]): number =>
  fields.reduce((sum, field) => sum + field.length, 1);

export function truncatedHeader(): FeedFault {
  return new FeedFault('truncated', 'The DBF file ends inside its header; no row could be read.', 0);
}

function contradiction(what: string): FeedFault {
  return new FeedFault('bad-header', `The DBF header is damaged: ${what}.`, 0);
}
