/** A DBF file for tests: dBASE III layout, text fields, as a registrar's program writes it. */
export interface WrittenField {
  readonly name: string;
  readonly type: string;
  readonly length: number;
  readonly decimals?: number;
}

export interface DbfOptions {
  readonly version?: number;
  readonly codePage?: number;
  /** Instead of the true number of rows. */
  readonly count?: number;
  readonly deleted?: ReadonlySet<number>;
  readonly encode?: (text: string) => Uint8Array;
}

export function writeDbf(
  fields: readonly WrittenField[],
  rows: readonly (readonly string[])[],
  { version = 3, codePage = 3, count = rows.length, deleted = new Set(), encode = latin1 }: DbfOptions = {},
): Buffer {
  const headerLength = 32 + fields.length * 32 + 1;
  const recordLength = fields.reduce((sum, field) => sum + field.length, 1);
  const header = Buffer.alloc(headerLength);
  header.set([version, 126, 11, 15]);
  header.writeUInt32LE(count, 4);
  header.writeUInt16LE(headerLength, 8);
  header.writeUInt16LE(recordLength, 10);
  header[29] = codePage;
  fields.forEach((field, index) => {
    const at = 32 + index * 32;
    header.write(field.name.slice(0, 10), at, 'latin1');
    header.write(field.type, at + 11, 'latin1');
    header[at + 16] = field.length % 256;
    header[at + 17] = field.type === 'C' ? Math.floor(field.length / 256) : (field.decimals ?? 0);
  });
  header[headerLength - 1] = 0x0d;
  const records = rows.map((row, index) => {
    const record = Buffer.alloc(recordLength, 0x20);
    record[0] = deleted.has(index) ? 0x2a : 0x20;
    let at = 1;
    fields.forEach((field, column) => {
      const bytes = encode(row[column] ?? '').subarray(0, field.length);
      // Numbers stand to the right of their field.
      record.set(bytes, field.type === 'N' || field.type === 'F' ? at + field.length - bytes.length : at);
      at += field.length;
    });
    return record;
  });
  return Buffer.concat([header, ...records, Buffer.from([0x1a])]);
}

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** One text field per column, wide enough for every value: how most mail-back files look. */
export function textFields(columns: readonly string[], rows: readonly (readonly string[])[]): WrittenField[] {
  return columns.map((name, index) => ({
    name,
    type: 'C',
    length: Math.max(1, ...rows.map((row) => row[index]?.length ?? 0)),
  }));
}
