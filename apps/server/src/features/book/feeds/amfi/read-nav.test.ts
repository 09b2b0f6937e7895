import { spawnSync } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavRecord } from '../records/records.ts';
import type { ByteSource } from '../rows/feed-row.ts';
import type { IgnoredRow, QuarantineItem } from '../rows/outcomes.ts';
import { chunked, chunkSizes } from '../test/byte-source.ts';
import { orSkipped, sharedFile } from '../test/shared-data.ts';
import { readNav } from './read-nav.ts';

async function read(source: ByteSource | string) {
  const all = {
    records: [] as NavRecord[],
    quarantined: [] as QuarantineItem[],
    ignored: [] as IgnoredRow[],
  };
  const bytes = typeof source === 'string' ? chunked(source) : source;
  try {
    for await (const batch of readNav(bytes, { file: 'NAVAll.txt', today: '2026-11-15' })) {
      all.records.push(...batch.records);
      all.quarantined.push(...batch.quarantined);
      all.ignored.push(...batch.ignored);
    }
  } catch (fault) {
    return { ...all, fault };
  }
  return { ...all, fault: null };
}

const eight = `Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date\r
 \r
Open Ended Schemes(Debt Scheme - Banking and PSU Fund)\r
 \r
Aditya Birla Sun Life Mutual Fund\r
 \r
119551;INF209KA12Z1;INF209KA13Z9;Aditya Birla Banking Fund;Direct Plan;IDCW-Re-investment;106.8821;21-Aug-2026\r
119552;INF209K01YM2;-;Aditya Birla Banking Fund;;MONTHLY IDCW;N.A.;21-Aug-2026\r
 \r
Close Ended Schemes(Income)\r
102507;-;-;OLD-SBI Magnum Income Fund;Regular Plan;Growth;10;05-Jun-2015\r
`;
const six = (...rows: string[]) =>
  [
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date',
    ...rows,
  ].join('\n');

describe('an AMFI NAV file', () => {
  it('in the 8-column form gives each scheme with its category and asset manager', async () => {
    const { records, ignored, quarantined, fault } = await read(eight);
    expect([quarantined, fault]).toEqual([[], null]);
    expect(records).toEqual([
      {
        line: 7,
        schemeCode: '119551',
        isinGrowth: 'INF209KA12Z1',
        isinReinvest: 'INF209KA13Z9',
        name: 'Aditya Birla Banking Fund',
        plan: 'Direct Plan',
        option: 'IDCW-Re-investment',
        nav: 1_068_821n,
        navText: '106.8821',
        date: '2026-08-21',
        category: 'Open Ended Schemes(Debt Scheme - Banking and PSU Fund)',
        amc: 'Aditya Birla Sun Life Mutual Fund',
      },
      expect.objectContaining({
        line: 11,
        isinGrowth: null,
        isinReinvest: null,
        nav: 100_000n,
        date: '2015-06-05',
        category: 'Close Ended Schemes(Income)',
        amc: 'Aditya Birla Sun Life Mutual Fund',
      }),
    ]);
    expect(ignored).toEqual([{ line: 8, reason: 'No NAV published for this scheme.' }]);
  });

  it('in the old 6-column form', async () => {
    const { records } = await read(six('119551;INF209KA12Z1;-;Fund - Growth;14.25207048;18-Aug-2026'));
    expect(records).toMatchObject([{ plan: null, option: null, nav: 142_521n, navText: '14.25207048' }]);
  });

  it('in both history forms, the headings in another order', async () => {
    const old =
      'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date\n1;Fund;INF209K01YM2;;12.5;12.4;12.6;31-Jan-2018\n';
    const since =
      'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date\n1;Fund;Direct;Growth;INF209K01YM2;;12.5;31-Jan-2018\n';
    for (const text of [old, since]) {
      expect((await read(text)).records).toMatchObject([
        { schemeCode: '1', name: 'Fund', isinGrowth: 'INF209K01YM2', nav: 125_000n, date: '2018-01-31' },
      ]);
    }
  });

  it('is the same however the source cuts its chunks', async () => {
    const whole = await read(eight);
    await fc.assert(
      fc.asyncProperty(chunkSizes, async (sizes) => {
        expect(await read(chunked(eight, sizes))).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it('lists what it cannot take with line, field and reason, and takes the rest', async () => {
    const { records, quarantined } = await read(
      six(
        '1;-;-;Good;10.5;18-Aug-2026',
        'x1;-;-;Bad code;10.5;18-Aug-2026',
        '2;-;-;Bad NAV;10.5.1;18-Aug-2026',
        '3;-;-;Negative;-10.5;18-Aug-2026',
        '4;-;-;Absurd;99999999999;18-Aug-2026',
        '5;-;-;No such day;10.5;31-Feb-2026',
        '6;-;-;Tomorrow;10.5;16-Nov-2026',
        '7;-;-;Short;10.5',
        '8;-;-;Zero is real;0.0000;18-Aug-2026',
        '9;-;-;;10.5;18-Aug-2026',
      ),
    );
    expect(records.map((record) => [record.schemeCode, record.nav])).toEqual([
      ['1', 105_000n],
      ['8', 0n],
    ]);
    expect(quarantined.map((item) => [item.line, item.field])).toEqual([
      [3, 'Scheme Code'],
      [4, 'Net Asset Value'],
      [5, 'Net Asset Value'],
      [6, 'Net Asset Value'],
      [7, 'Date'],
      [8, 'Date'],
      [9, 'row'],
      [11, 'Scheme Name'],
    ]);
    expect(quarantined[1]).toEqual({
      file: 'NAVAll.txt',
      line: 4,
      field: 'Net Asset Value',
      reason: 'The NAV is not a number.',
      value: '10.5.1',
    });
  });

  it('that lacks a column, is a web page, or has no rows is refused in plain words', async () => {
    const fault = async (text: string) => ((await read(text)).fault as Error).message;
    expect(await fault('Scheme Code;Scheme Name;Date\n1;x;18-Aug-2026')).toMatch(
      /lacks the column Net Asset Value/,
    );
    expect(await fault('<!DOCTYPE html><html><body>Service unavailable</body></html>')).toMatch(/web page/);
    expect(await fault(six())).toMatch(/no NAV rows.*service is down/);
    expect(await fault('The service is unavailable.\n')).toMatch(/no NAV rows/);
    expect(await fault('AMC_CODE;FOLIO_NO;PAN\nB;1;2')).toMatch(/not an AMFI NAV file/);
  });
});

describe('the real NAV files', () => {
  for (const [name, column] of [
    ['NAVAll_6col.txt', 5],
    ['NAVAll_8col_part.txt', 7],
    ['AMFI_NAV_31Jan2018.txt', 5],
  ] as const) {
    const file = sharedFile(`nav/${name}`);
    it.skipIf(file === null)(
      orSkipped(`${name}: every numeric row, counted by another program`, file),
      async () => {
        const path = file ?? '';
        const { records, quarantined, ignored, fault } = await read(createReadStream(path));
        expect(fault).toBeNull();
        expect(quarantined).toEqual([]);
        const counted = independentCount(path, column);
        expect({ numeric: records.length, others: ignored.length }).toEqual({
          numeric: counted.numeric,
          others: counted.others,
        });
        // The sum proves values, not only their number: rounding is off by half a ten-thousandth a row at most.
        const sum = records.reduce((total, record) => total + Number(record.nav), 0) / 10_000;
        expect(Math.abs(sum - counted.sum)).toBeLessThan(records.length * 0.00005 + 0.01);
        expect(records.every((record) => record.amc !== null && record.category !== null)).toBe(true);
        expect(
          records.filter((record) => record.nav === 0n).every((record) => Number(record.navText) === 0),
        ).toBe(true);
      },
    );
  }
});

/** awk where there is one; otherwise a count written in another way than the reader. */
function independentCount(path: string, column: number): { numeric: number; others: number; sum: number } {
  const program = `NF > 3 && NR > 1 { if ($${column} ~ /^[0-9]+\\.?[0-9]*$/) { n++; s += $${column} } else o++ } END { printf "%d %d %.4f", n, o, s }`;
  const awk = spawnSync('awk', ['-F;', program, path], { encoding: 'utf8' });
  if (awk.status === 0) {
    const [numeric = 0, others = 0, sum = 0] = awk.stdout.split(' ').map(Number);
    return { numeric, others, sum };
  }
  const cells =
    readFileSync(path, 'utf8')
      .match(/^\d+;.*$/gm)
      ?.map((line) => line.split(';')[column - 1] ?? '') ?? [];
  const numbers = cells.filter((cell) => cell !== '' && !Number.isNaN(Number(cell)));
  return {
    numeric: numbers.length,
    others: cells.length - numbers.length,
    sum: numbers.reduce((sum, cell) => sum + Number(cell), 0),
  };
}
