import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeds, recogniseFeed, recogniseFile } from './all-feeds.ts';
import { camsWbr2 } from './cams/cams-wbr2.ts';
import { kfinMfsd201 } from './kfin/kfin-mfsd201.ts';
import { chunkSizes } from './test/byte-source.ts';
import { writeCsv } from './test/csv-writer.ts';
import { textFields, writeDbf } from './test/dbf-writer.ts';
import { mfsd201, mfsd203, mfsd211, mfsd243, wbr2, wbr9, wbr22, wbr49, wbr56 } from './test/feed-samples.ts';
import { type Cells, csvSheet, readAll, sheet } from './test/read-all.ts';
import { orSkipped, sharedFile } from './test/shared-data.ts';

const samples = {
  'cams-wbr2': wbr2,
  'cams-wbr9': wbr9,
  'cams-wbr22': wbr22,
  'cams-wbr49': wbr49,
  'cams-wbr56': wbr56,
  'kfin-mfsd201': mfsd201,
  'kfin-mfsd203': mfsd203,
  'kfin-mfsd211': mfsd211,
  'kfin-mfsd243': mfsd243,
} as const;
const names = Object.keys(samples) as (keyof typeof samples)[];

function dbfSheet(base: Cells, changes: readonly Cells[]): Buffer {
  const { columns, rows } = sheet(base, changes);
  return writeDbf(textFields(columns, rows), rows);
}

describe('a feed', () => {
  it.each(names)('%s is recognised by its headings alone', (name) => {
    expect(recogniseFeed(Object.keys(samples[name]))).toBe(name);
    expect(feeds[name].name).toBe(name);
  });

  it('is not recognised where it is none', () => {
    expect(recogniseFeed(['Date', 'Particulars', 'Amount'])).toBeNull();
  });

  const lists = sharedFile('rta/field_lists.json');
  const published = JSON.parse(lists === null ? '{}' : readFileSync(lists, 'utf8'));
  const headings = (registrar: string, report: string): string[] =>
    Object.entries<string[]>(published[registrar]).find(([title]) => title.startsWith(`${report} `))?.[1] ??
    [];
  const asPublished = [
    ['CAMS', 'WBR2', 'cams-wbr2'],
    ['CAMS', 'WBR9', 'cams-wbr9'],
    // An AUM file under other names than WBR22's.
    ['CAMS', 'WBR4', 'cams-wbr22'],
    ['CAMS', 'WBR49', 'cams-wbr49'],
    ['CAMS', 'WBR77', 'cams-wbr77'],
    ['KFINTECH', 'MFSD201', 'kfin-mfsd201'],
    ['KFINTECH', 'MFSD203', 'kfin-mfsd203'],
    ['KFINTECH', 'MFSD205', 'kfin-mfsd205'],
    ['KFINTECH', 'MFSD211', 'kfin-mfsd211'],
    ['KFINTECH', 'MFSD243', 'kfin-mfsd243'],
  ] as const;
  it.skipIf(lists === null)(
    orSkipped('of every published list of headings is that report and no other, in CSV and DBF', lists),
    async () => {
      const reports = ['CAMS', 'KFINTECH'].flatMap((registrar) => Object.keys(published[registrar]));
      expect(asPublished.map(([, report]) => report).toSorted()).toEqual(
        reports.map((title) => title.split(' ')[0]).toSorted(),
      );
      for (const [registrar, report, name] of asPublished) {
        const columns = headings(registrar, report);
        const rows = [columns.map(() => '1')];
        const files = [Buffer.from(writeCsv(columns, rows)), writeDbf(textFields(columns, rows), rows)];
        for (const file of files) {
          const source = (async function* () {
            yield file;
          })();
          expect(await recogniseFile(source, registrar === 'CAMS' ? 'cams' : 'kfin'), report).toBe(name);
        }
      }
    },
  );

  it('that two readers fit is refused with the names of both', () => {
    // Transactions and systematic plans in one table.
    const both = [...Object.keys(wbr2), ...Object.keys(wbr49)];
    expect(() => recogniseFeed(both)).toThrow(
      /those of CAMS WBR2 \(transactions\) and of CAMS WBR49 .*nobody can tell/,
    );
  });

  it('is found below a title', async () => {
    const source = (async function* () {
      yield Buffer.from(`Report of 15-Nov-2026,all funds\n${csvSheet(mfsd201, [{}])}`);
    })();
    expect(await recogniseFile(source, 'kfin')).toBe('kfin-mfsd201');
  });

  it('gives the same records from CSV and DBF, in any chunks, whatever the rows', async () => {
    const amount = fc.integer({ min: 1, max: 10 ** 9 });
    const change = fc.record({
      TRXNNO: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      TRXN_TYPE_FLAG: fc.constantFrom(
        'Additional Purchase',
        'Partial Redemption',
        'Switch In',
        'Bonus',
        'Nonsense',
      ),
      TRXNTYPE: fc.constant(''),
      PURPRICE: fc.constant(''),
      UNITS: amount.map((value) => (value / 1000).toFixed(3)),
      AMOUNT: amount.map((value) => (value / 100).toFixed(2)),
      TRADDATE: fc.constantFrom('01-Apr-2026', '20260401', '2026-04-01', '31-Feb-2026', ''),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        chunkSizes,
        async (changes, sizes) => {
          const csv = await readAll(camsWbr2, csvSheet(wbr2, changes), { sizes });
          const dbf = await readAll(camsWbr2, dbfSheet(wbr2, changes), { sizes });
          const shifted = <Item extends { line: number }>(items: Item[]) =>
            items.map((item) => ({ ...item, line: item.line + 1 }));
          const field = (items: typeof csv.quarantined) =>
            items.map((item) => ({ ...item, field: item.field.slice(0, 10), reason: '' }));
          expect(shifted(dbf.records)).toEqual(csv.records);
          expect(field(shifted(dbf.quarantined))).toEqual(field(csv.quarantined));
          expect(csv.rows).toBe(changes.length);
          expect(csv.records.length + csv.quarantined.length + csv.ignored.length).toBe(changes.length);
          expect(await readAll(camsWbr2, csvSheet(wbr2, changes))).toEqual(csv);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('cut off in the middle keeps the good rows and then says so', async () => {
    const file = dbfSheet(
      wbr2,
      Array.from({ length: 50 }, (_, index) => ({ TRXNNO: String(index + 1) })),
    );
    const { records, fault } = await readAll(camsWbr2, file.subarray(0, Math.floor(file.length / 2)));
    expect(records.length).toBeGreaterThan(20);
    expect(records.map((record) => record.transactionNumber)).toEqual(
      records.map((_, index) => String(index + 1)),
    );
    expect(fault).toMatchObject({ code: 'truncated', line: records.length });
  });

  it('hands rows out before a line that is too long', async () => {
    const file = `${csvSheet(wbr2, [{}, { TRXNNO: '2' }])}${'x'.repeat(5000)}`;
    const { records, fault } = await readAll(camsWbr2, file, { maxLineLength: 2000, sizes: [64] });
    expect(records.length).toBe(2);
    expect(fault).toMatchObject({ code: 'line-too-long', line: 4 });
  });

  it('that is a zip, another feed or nothing is refused before any row', async () => {
    const zip = Buffer.from('PK\u0003\u0004\u0014\u0000feed.dbf', 'latin1');
    expect((await readAll(camsWbr2, zip)).fault).toMatchObject({ code: 'not-text' });
    expect((await readAll(camsWbr2, csvSheet(mfsd201, [{}]))).fault).toMatchObject({
      code: 'missing-columns',
    });
    expect((await readAll(camsWbr2, '')).fault).toMatchObject({ code: 'empty-file' });
  });

  it('with dates in both orders is refused as a whole', async () => {
    const { records, fault } = await readAll(
      kfinMfsd201,
      csvSheet(mfsd201, [{ TD_TRDT: '13/05/2026' }, { TD_TRDT: '05/20/2026', TD_PRDT: '05/25/2026' }]),
    );
    expect(records).toEqual([]);
    expect(fault).toMatchObject({ code: 'mixed-dates' });
  });

  it('puts a row that slipped a column into quarantine and keeps the others', async () => {
    const { columns, rows } = sheet(wbr2, [{}, { TRXNNO: '2' }]);
    const [good = [], bad = []] = rows;
    const file = writeCsv(columns, [good, [...bad.slice(0, 4), 'Sharma', ...bad.slice(4)]]);
    const { records, quarantined } = await readAll(camsWbr2, file);
    expect(records.length).toBe(1);
    expect(quarantined).toMatchObject([{ line: 3, field: 'row', value: '' }]);
  });

  it('closes its source when it is refused and when its reader stops early', async () => {
    const closed: string[] = [];
    async function* source(name: string, text: string) {
      try {
        yield Buffer.from(text);
        for (let turn = 0; turn < 100; turn += 1) yield Buffer.from('x'.repeat(100));
      } finally {
        closed.push(name);
      }
    }
    const { readFeed } = await import('./read-feed.ts');
    const options = { file: 'x', today: '2026-11-15' };
    await expect(readFeed(source('zip', 'PK\u0003\u0004'), camsWbr2, options).next()).rejects.toThrow();
    await expect(
      readFeed(source('other', `A,B\n${'1,2\n'.repeat(2000)}`), camsWbr2, options).next(),
    ).rejects.toThrow();
    const many = csvSheet(
      wbr2,
      Array.from({ length: 3000 }, () => ({})),
    );
    for await (const _batch of readFeed(source('early', many), camsWbr2, options)) break;
    expect(closed).toEqual(['zip', 'other', 'early']);
  });
});
