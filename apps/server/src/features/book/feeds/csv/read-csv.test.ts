import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import { chunked, chunkSizes, collect } from '../test/byte-source.ts';
import { writeCsv } from '../test/csv-writer.ts';

async function read(bytes: Uint8Array | string, sizes: readonly number[] = [], options = {}) {
  const table = await readTable(chunked(bytes, sizes), options);
  const { items, fault } = await collect(table.batches);
  return {
    columns: table.columns,
    lines: items.map((row) => row.line),
    cells: items.map((row) => table.columns.map((_, index) => row.at(index))),
    damage: items.map((row) => row.damage?.reason ?? null),
    row: items[0],
    fault,
  };
}

describe('a CSV file', () => {
  it('gives rows with their line, by column name in any case', async () => {
    const { row, columns } = await read('Folio,Amount\n1/2,10.00\n');
    expect(columns).toEqual(['Folio', 'Amount']);
    expect([row?.line, row?.get('FOLIO'), row?.get('amount'), row?.get('none')]).toEqual([
      2,
      '1/2',
      '10.00',
      '',
    ]);
  });

  it.each([',', ';', '|', '\t'])('may be divided by %j', async (separator) => {
    const { cells } = await read(writeCsv(['a', 'b', 'c'], [['1', `x${separator}y`, '3']], { separator }));
    expect(cells).toEqual([['1', `x${separator}y`, '3']]);
  });

  it('read back is what was written, whatever the values, line ends, separator and chunks', async () => {
    const value = fc
      .string({
        unit: fc.constantFrom('a', 'Z', '0', '.', ' ', '"', "'", ',', ';', '|', '\n', '\r\n', 'é', '₹', '-'),
      })
      .map((text) => text.trim());
    const row = fc.tuple(fc.constantFrom('x', '1'), value, value);
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
    const separator = fc.constantFrom(',', ';', '|', '\t');
    await fc.assert(
      fc.asyncProperty(fc.array(row), lineEnd, separator, chunkSizes, async (rows, end, by, sizes) => {
        const text = writeCsv(['FIRST', 'SECOND', 'THIRD'], rows, { separator: by, lineEnd: end });
        expect((await read(text, sizes)).cells).toEqual(rows);
        expect(await read(text, sizes)).toEqual(await read(text));
      }),
    );
  });

  it('counts lines inside quotes, so that numbers agree with an editor', async () => {
    const { lines, cells } = await read('a,b\n1,"two\nlines"\n2,x\n');
    expect(lines).toEqual([2, 4]);
    expect(cells[0]).toEqual(['1', 'two\nlines']);
  });

  it('takes a stray quote inside a value as a character', async () => {
    expect((await read('a,b\n5" pipe,"said ""no"""\n')).cells).toEqual([['5" pipe', 'said "no"']]);
  });

  it('loses only the line on which a quote opens and never closes', async () => {
    const { cells, damage } = await read('a,b\n1,x\n"2,y\n3,z\n');
    expect(damage).toEqual([null, 'A quotation mark opens in this row and never closes.', null]);
    expect(cells[2]).toEqual(['3', 'z']);
  });

  it('is given up where quotes open a hundred times and never close', async () => {
    const { cells, fault } = await read(`a,b\n${'"x,1\n'.repeat(150)}`);
    expect(cells.length).toBe(100);
    expect(fault).toMatchObject({ code: 'unclosed-quotes', line: 102 });
  });

  it('marks a row with more or fewer fields than headings; empty fields behind do no harm', async () => {
    const { damage } = await read('a,b\n1,2\n1,2,3\n1\n1,2,,\n');
    expect(damage).toEqual([
      null,
      'The row has 3 fields, the headings have 2: a value probably contains the separator.',
      'The row has 1 fields, the headings have 2: the row ends too early.',
      null,
    ]);
  });

  it('skips blank lines, lines of separators only, and a DOS end-of-file mark', async () => {
    expect((await read('\na,b\n\n1,2\n , \n,\n3,4\n\u001a')).cells).toEqual([
      ['1', '2'],
      ['', ''],
      ['3', '4'],
    ]);
  });

  it('may have a title above its headings', async () => {
    const isHeading = (cells: readonly string[]) => cells.includes('FOLIO');
    const { columns, cells } = await read('Report of 15-Nov-2026\n\nFOLIO,PAN\n1,2\n', [], { isHeading });
    expect(columns).toEqual(['FOLIO', 'PAN']);
    expect(cells).toEqual([['1', '2']]);
  });

  it('may put every value between apostrophes, as CAMS does', async () => {
    expect((await read("'a','b'\n'O'Brien','x,y'\n")).cells).toEqual([["O'Brien", 'x,y']]);
    expect((await read("a,b\n'0012,'0013'\n")).cells).toEqual([['0012', '0013']]);
  });

  it('may come in UTF-16 and Windows-1252', async () => {
    const text = 'name,city\nZoë,Orléans\n';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const sizes of [[], [1], [5]]) {
      expect((await read(utf16, sizes)).cells).toEqual([['Zoë', 'Orléans']]);
      expect((await read(Buffer.from(text, 'latin1'), sizes)).cells).toEqual([['Zoë', 'Orléans']]);
      expect((await read(`\ufeff${text}`, sizes)).columns).toEqual(['name', 'city']);
    }
  });

  it('marks the row whose characters are broken and keeps the others', async () => {
    const broken = Buffer.concat([
      Buffer.from('a,b\nZoë,1\nx'),
      Buffer.from([0xff]),
      Buffer.from(',2\ny,3\n'),
    ]);
    const { damage, cells } = await read(broken);
    expect(damage).toEqual([
      null,
      'The row holds characters that are not valid in the file’s encoding.',
      null,
    ]);
    expect(cells[2]).toEqual(['y', '3']);
  });

  it('stops at a line beyond the cap and keeps the rows before it', async () => {
    const { cells, fault } = await read(`a,b\n1,2\n3,${'x'.repeat(200)}\n4,5\n`, [16], {
      maxLineLength: 100,
    });
    expect(cells).toEqual([['1', '2']]);
    expect(fault).toMatchObject({ code: 'line-too-long', line: 3 });
  });

  it('never collects a first line without end', async () => {
    let pulled = 0;
    async function* endless() {
      for (; pulled < 2_147_483_648; pulled += 65_536) yield Buffer.alloc(65_536, 'x,');
    }
    await expect(readTable(endless())).rejects.toMatchObject({ code: 'line-too-long', line: 1 });
    expect(pulled).toBeLessThan(4 * 1_048_576);
  });

  it('without headings is refused', async () => {
    await expect(readTable(chunked('just words\nand more\n'))).rejects.toMatchObject({ code: 'bad-header' });
  });
});
