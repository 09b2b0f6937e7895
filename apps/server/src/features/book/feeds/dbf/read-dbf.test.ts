import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import { FeedFault } from '../rows/feed-fault.ts';
import { chunked, chunkSizes, collect } from '../test/byte-source.ts';
import { textFields, type WrittenField, writeDbf } from '../test/dbf-writer.ts';

async function read(bytes: Uint8Array, sizes: readonly number[] = []) {
  const table = await readTable(chunked(bytes, sizes));
  const { items, fault } = await collect(table.batches);
  return {
    form: table.form,
    columns: table.columns,
    notices: table.notices,
    lines: items.map((row) => row.line),
    cells: items.map((row) => table.columns.map((_, index) => row.at(index))),
    fault,
  };
}

const fields: readonly WrittenField[] = [
  { name: 'FOLIO_NO', type: 'C', length: 12 },
  { name: 'AMOUNT', type: 'N', length: 15, decimals: 2 },
  { name: 'UNITS', type: 'F', length: 12, decimals: 3 },
  { name: 'TRADDATE', type: 'D', length: 8 },
  { name: 'LIVE', type: 'L', length: 1 },
];
const rows = [
  ['1234567/89', '10000.00', '191.043', '20260401', 'T'],
  ['555111', '-5000.50', '', '', '?'],
];

describe('a DBF file', () => {
  it('gives texts, numbers, dates and flags as they stand, without their blanks', async () => {
    const { form, columns, cells, fault } = await read(writeDbf(fields, rows));
    expect([form, columns, fault]).toEqual(['dbf', fields.map((field) => field.name), null]);
    expect(cells).toEqual(rows);
  });

  it('read back is what was written, in any chunks', async () => {
    const text = fc
      .string({ unit: fc.constantFrom('a', 'Z', '9', '.', ' ', 'é', '-', '/') })
      .map((value) => value.trim());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text)), chunkSizes, async (written, sizes) => {
        const file = writeDbf(textFields(['A', 'B', 'C'], written), written);
        const { cells, fault } = await read(file, sizes);
        expect(cells).toEqual(written);
        expect(fault).toBeNull();
      }),
    );
  });

  it('skips deleted rows and still numbers the others by their place', async () => {
    const { lines } = await read(writeDbf(fields, [...rows, ...rows], { deleted: new Set([0, 2]) }));
    expect(lines).toEqual([2, 4]);
  });

  it('cut off anywhere keeps its whole rows and says so', async () => {
    const file = writeDbf(fields, [...rows, ...rows, ...rows]);
    const full = (await read(file)).cells;
    const headerEnd = 32 + fields.length * 32 + 1;
    const rowsEnd = file.length - 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: headerEnd, max: rowsEnd - 1 }),
        chunkSizes,
        async (length, sizes) => {
          const { cells, fault } = await read(file.subarray(0, length), sizes);
          expect(cells).toEqual(full.slice(0, Math.floor((length - headerEnd) / 49)));
          expect(fault).toMatchObject({ code: 'truncated' });
          expect((fault as FeedFault).message).toMatch(/ends after row \d of 6/);
        },
      ),
    );
    // Without its end mark it is whole all the same.
    expect((await read(file.subarray(0, rowsEnd))).fault).toBeNull();
  });

  it('cut off inside its header is refused', async () => {
    for (const length of [4, 31, 40, 100]) {
      await expect(readTable(chunked(writeDbf(fields, rows).subarray(0, length)))).rejects.toMatchObject({
        code: 'truncated',
      });
    }
  });

  it('says where rows stop being rows', async () => {
    const file = writeDbf(fields, [...rows, ...rows]);
    file[file.length - 1 - 49] = 0x55;
    const { cells, fault } = await read(file);
    expect(cells.length).toBe(3);
    expect(fault).toMatchObject({ code: 'truncated', line: 3 });
  });

  it('may have more rows than its header says', async () => {
    expect((await read(writeDbf(fields, rows, { count: 0 }))).cells).toEqual(rows);
  });

  it('reads around a memo and says so', async () => {
    const memo = [...fields, { name: 'NOTES', type: 'M', length: 10 }];
    const { notices, cells } = await read(
      writeDbf(memo, [[...(rows[0] ?? []), '0000000001']], { version: 0x83 }),
    );
    expect(notices).toEqual(['Column NOTES is a memo: its text lies in a second file and is not read.']);
    expect(cells[0]?.at(-1)).toBe('');
  });

  it('is read in the code page it names', async () => {
    const name = [{ name: 'NAME', type: 'C', length: 10 }];
    const bytes = (...list: number[]) => ({ encode: () => Uint8Array.from(list) });
    expect((await read(writeDbf(name, [['x']], { codePage: 1, ...bytes(0x82, 0xe3) }))).cells).toEqual([
      ['éπ'],
    ]);
    expect((await read(writeDbf(name, [['x']], { codePage: 2, ...bytes(0x82, 0xb5) }))).cells).toEqual([
      ['éÁ'],
    ]);
    expect((await read(writeDbf(name, [['x']], { codePage: 3, ...bytes(0xe9, 0x92) }))).cells).toEqual([
      ['é’'],
    ]);
    const strange = await read(writeDbf(name, [['x']], { codePage: 77, ...bytes(0xe9) }));
    expect(strange.cells).toEqual([['é']]);
    expect(strange.notices).toEqual(['The code page 77 is not known; read as Windows-1252.']);
  });

  it('may have texts longer than 255, as FoxPro writes them', async () => {
    const long = 'x'.repeat(600);
    expect((await read(writeDbf([{ name: 'REMARKS', type: 'C', length: 600 }], [[long]]))).cells).toEqual([
      [long],
    ]);
  });

  it('whose header contradicts itself is refused', async () => {
    const file = writeDbf(fields, rows);
    file.writeUInt16LE(20, 10);
    await expect(readTable(chunked(file))).rejects.toMatchObject({ code: 'bad-header' });
    const endless = writeDbf(fields, rows);
    endless[32 + fields.length * 32] = 0x41;
    await expect(readTable(chunked(endless))).rejects.toBeInstanceOf(FeedFault);
  });
});
