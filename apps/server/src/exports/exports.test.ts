import fc from 'fast-check';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type ExportFormat, nameOf, typeOf, writeFile } from './export-file.ts';
import { cellText, figureText } from './table/cell-text.ts';
import type { ExportColumn, WrittenTable } from './table/export-table.ts';
import { parseCsv } from './test/parse-csv.ts';
import { columnName } from './xlsx/sheet.ts';

interface Row {
  readonly name: string;
  readonly day: string | null;
  readonly amount: string | null;
  readonly change: string | null;
}

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Name', kind: 'text', width: 30, value: ({ name }) => name },
  { header: 'Day', kind: 'date', width: 12, value: ({ day }) => day },
  { header: 'Amount (₹)', kind: { decimals: 2 }, width: 14, value: ({ amount }) => amount },
  { header: 'Change', kind: { decimals: 4, signed: true }, width: 10, value: ({ change }) => change },
];
const table = (
  rows: Iterable<Row> | AsyncIterable<Row>,
  notes: readonly string[] = [],
): WrittenTable<Row> => ({
  title: 'Clients & folios',
  notes,
  columns,
  rows,
});
const today = Temporal.PlainDate.from('2026-11-15');
const make = async (rows: Iterable<Row> | AsyncIterable<Row>, format: ExportFormat, notes?: string[]) =>
  Buffer.concat(await Array.fromAsync(writeFile(format, table(rows, notes))));

const one: Row = { name: 'Asha Nair', day: '2026-11-13', amount: '1234567.5', change: '-0.25' };

const readCsv = async (rows: readonly Row[]) => {
  const text = (await make(rows, 'csv')).toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return parseCsv(text.slice(1));
};

/** The rows under the header row, which stands below the heading and its notes. */
async function readSheet(file: Buffer) {
  const rows = await readXlsx(file, 1, { trim: false });
  const header = rows.findIndex((row) => row[0] === 'Name');
  return { above: rows.slice(0, header).map((row) => row[0]), rows: rows.slice(header + 1) };
}

async function readPdf(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: false });
  return { pages: text, totalPages };
}

describe('a file', () => {
  it('is named by what it is and by the day, and says its type', () => {
    expect(nameOf('Clients & folios', 'xlsx', today)).toBe('clients-folios-2026-11-15.xlsx');
    expect(typeOf('csv')).toBe('text/csv; charset=utf-8');
    expect(typeOf('pdf')).toBe('application/pdf');
  });

  it('of no rows still has its header', async () => {
    expect(await readCsv([])).toEqual([['Name', 'Day', 'Amount (₹)', 'Change']]);
    expect((await readSheet(await make([], 'xlsx'))).rows).toEqual([]);
    expect((await readPdf(await make([], 'pdf'))).pages.join()).toContain('Amount (₹)');
  });

  it.each(['xlsx', 'csv', 'pdf'] as const)('%s fails when its rows do, and does not hang', async (format) => {
    async function* broken() {
      yield one;
      throw new Error('the rows broke');
    }
    await expect(make(broken(), format)).rejects.toThrow('the rows broke');
  });

  it.each(['xlsx', 'csv', 'pdf'] as const)(
    '%s is written while the rows come, not after them',
    async (format) => {
      let made = 0;
      function* many() {
        for (; made < 200_000; made++) yield { ...one, name: `Client ${Math.imul(made, 2_654_435_761)}` };
      }
      for await (const part of writeFile(format, table(many()))) {
        if (part.length > 0 && made > 0) break;
      }
      expect(made).toBeLessThan(200_000);
    },
  );
});

describe('a figure', () => {
  it('is grouped as Indians group it, with the decimals of its column', () => {
    expect(cellText('1234567.5', { decimals: 2 })).toBe('12,34,567.50');
    expect(cellText('-0.25', { decimals: 4, signed: true })).toBe('−0.2500');
    expect(cellText('7', { decimals: 2, signed: true })).toBe('+7.00');
    expect(cellText('-0.00', { decimals: 2, signed: true })).toBe('0.00');
    expect(cellText('2026-11-13', 'date')).toBe('13-Nov-2026');
  });

  it('is never rounded in silence', () => {
    expect(() => figureText('1.005', 2)).toThrow(RangeError);
    for (const wrong of ['', 'NaN', '1e3', '1,000']) expect(() => figureText(wrong, 2)).toThrow(RangeError);
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const day = fc
  .integer({ min: 1, max: 60_000 })
  .map((days) => Temporal.PlainDate.from('1950-01-01').add({ days }).toString());
const scaled = (decimals: number) =>
  fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }).map((count) => {
    const digits = String(count < 0n ? -count : count).padStart(decimals + 1, '0');
    return `${count < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  });
const rowOf: fc.Arbitrary<Row> = fc.record({
  name: text,
  day: fc.option(day),
  amount: fc.option(scaled(2)),
  change: fc.option(scaled(4)),
});

describe('CSV', () => {
  it('says the same as the rows, in a form that programs read', async () => {
    expect(await readCsv([one])).toEqual([
      ['Name', 'Day', 'Amount (₹)', 'Change'],
      ['Asha Nair', '13-Nov-2026', '1234567.50', '-0.2500'],
    ]);
  });

  it.each(['=1+1', '+91', '-cmd', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '="a"'])(
    'keeps %j a text',
    async (name) => {
      const [, [cell] = []] = await readCsv([{ ...one, name }]);
      expect(cell).toBe(`'${name}`);
    },
  );

  it('gives back any text, with at most the apostrophe before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowOf, { maxLength: 8 }), async (rows) => {
        const [, ...read] = await readCsv(rows);
        expect(read.map(([cell]) => cell?.replace(/^'/, ''))).toEqual(
          rows.map(({ name }) => name.replace(/^'/, '')),
        );
        for (const [cell = ''] of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Excel', () => {
  it('says the same as the rows, figures as numbers and days as dates', async () => {
    const { above, rows } = await readSheet(await make([one], 'xlsx', ['As on 13-Nov-2026', '=1+1']));
    expect(above).toEqual(['Clients & folios', 'As on 13-Nov-2026', '=1+1', null]);
    expect(rows).toEqual([['Asha Nair', new Date('2026-11-13T00:00:00Z'), 1234567.5, -0.25]]);
  });

  it('gives back any rows, read by another library', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowOf, { minLength: 1, maxLength: 8 }), async (rows) => {
        const read = await readSheet(await make(rows, 'xlsx'));
        const number = (value: string | null) => value && Number(value);
        for (const [at, row] of rows.entries()) {
          const [name, when, amount, change] = read.rows[at] ?? [];
          expect(name ?? '').toBe(row.name.replace(/\r\n?/g, '\n'));
          expect(when ?? null).toEqual(row.day && new Date(`${row.day}T00:00:00Z`));
          expect(amount ?? null).toBe(number(row.amount));
          expect(change ?? null).toBe(number(row.change));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names its columns past Z', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

describe('PDF', () => {
  it('has every row in order, over as many pages as it takes, each with its header and number', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...one,
      name: `Client number ${String(index).padStart(3, '0')}`,
      amount: `${100_000 + index}.5`,
    }));
    const { pages, totalPages } = await readPdf(await make(rows, 'pdf', ['As on 13-Nov-2026']));
    expect(totalPages).toBeGreaterThan(2);
    expect(pages[0]).toContain('As on 13-Nov-2026');
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Amount (₹)');
      expect(page).toContain(`Page ${at + 1}`);
    }
    const words = pages.join('\n').replace(/\s+/g, ' ');
    const lines = rows.map(
      ({ name }, index) => `${name} 13-Nov-2026 1,00,${String(index).padStart(3, '0')}.50 −0.2500`,
    );
    let from = 0;
    for (const line of lines) {
      const at = words.indexOf(line, from);
      expect([line, at >= from]).toEqual([line, true]);
      from = at;
    }
  });

  it('has figures that end under each other, digit under digit', async () => {
    const amounts = ['1111111.11', '7777777.70', '900.07', '0.5'];
    const file = await make(
      amounts.map((amount) => ({ ...one, amount })),
      'pdf',
    );
    const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
    const { items } = await page.getTextContent();
    const placed = amounts.map((amount) => {
      const text = cellText(amount, { decimals: 2 });
      const item = items.find((one) => 'str' in one && one.str === text);
      if (item === undefined || !('str' in item)) throw new Error(`${text} is not on the page`);
      const [left = 0] = item.transform.slice(4);
      return { left, right: left + item.width };
    });
    const [ones, sevens, ...shorter] = placed;
    expect(sevens?.left).toBeCloseTo(ones?.left ?? 0, 2);
    for (const { right } of [sevens, ...shorter].filter((place) => place !== undefined)) {
      expect(right).toBeCloseTo(ones?.right ?? 0, 2);
    }
  });
});
