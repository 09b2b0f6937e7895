import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { FeedFault } from '../../book/feeds/feeds.public.ts';
import { ensureReference } from '../lists/ensure-reference.ts';
import type { ListOptions } from './import-list.ts';
import {
  importBanks,
  importHolidays,
  importIfsc,
  importPincodes,
  importReference,
} from './import-reference.ts';
import type { ListFault } from './list-row.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await ensureReference(test.db, ['banks', 'ifsc', 'holidays']);
});
afterAll(() => test.close());

/** Cut into pieces of seven bytes, so that no row arrives whole. */
async function* bytesOf(text: string | Buffer): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function run(importer: typeof importIfsc, text: string | Buffer, options: ListOptions = {}) {
  const faults: ListFault[] = [];
  const report = await importer(test.db, bytesOf(text), {
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  return { ...report, faults };
}
const read = <T>(sql: string) => test.db.read<T>('nobody', sql);
const source = async (name: string) =>
  (await read<{ source: string }>(`select source from reference_list where name = '${name}'`))[0]?.source;

const ifscFile = [
  'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,CITY,MICR',
  'HDFC Bank,HDFC0001660,JANPATH,DELHI,NEW DELHI,DELHI,"72, VED MANSION",NEW DELHI,110240213',
  ',KKBK0000681,"ANDHERI, LINK ROAD",MUMBAI,MUMBAI,MAHARASHTRA,NA,MUMBAI,NonMICR',
  'HDFC Bank,HDFC1001660,NO ZERO,DELHI,DELHI,DELHI,,DELHI,',
  'HDFC Bank,HDFC0009999,,DELHI,DELHI,DELHI,,DELHI,',
  'ZZ Bank,ZZZZ0000001,MAIN,X,X,X,,X,',
  'ZZ Bank,ZZZZ0000001,MAIN,X,X,X,,X,',
  'ZZ Bank,ZZZZ0000001,OTHER,X,X,X,,X,',
  '',
].join('\r\n');

describe('the list of branches', () => {
  it('tries everything in a dry run and writes nothing', async () => {
    const before = await read('select * from ifsc_branch order by ifsc');
    const report = await run(importIfsc, ifscFile, { dryRun: true });
    expect(report).toMatchObject({ rows: 7, added: 2, changed: 1, refused: 3, fault: null });
    expect(await read('select * from ifsc_branch order by ifsc')).toEqual(before);
    expect(await source('ifsc')).toBe('built-in 1');
  });

  it('takes the good rows and says of each bad one its line and why', async () => {
    const report = await run(importIfsc, ifscFile, { source: 'IFSC.csv' });
    expect(report).toMatchObject({ rows: 7, added: 2, changed: 1, same: 1, refused: 3 });
    expect(report.faults).toEqual([
      { line: 4, field: 'ifsc', reason: expect.stringContaining('HDFC1001660 is no IFSC') },
      { line: 5, field: 'branch', reason: 'The branch is missing.' },
      { line: 8, field: 'row', reason: 'ZZZZ0000001 is in an earlier line with other details.' },
    ]);
    expect(await source('ifsc')).toBe('IFSC.csv');
    expect(await read("select * from ifsc_branch where ifsc = 'KKBK0000681'")).toEqual([
      {
        ifsc: 'KKBK0000681',
        bank_code: 'KKBK',
        bank: 'Kotak Mahindra Bank',
        branch: 'Andheri, Link Road',
        address: '',
        city: 'Mumbai',
        district: 'Mumbai',
        state: 'Maharashtra',
        micr: null,
        words: 'KOTAK MAHINDRA BANK ANDHERI LINK ROAD MUMBAI MUMBAI KKBK0000681',
      },
    ]);
  });

  it('changes nothing the second time', async () => {
    expect(await run(importIfsc, ifscFile)).toMatchObject({
      rows: 7,
      added: 0,
      changed: 0,
      same: 4,
      refused: 3,
    });
  });
});

describe('the pincodes', () => {
  it('come with the columns of today or of before, in any order', async () => {
    const now =
      'CircleName,OfficeName,Pincode,OfficeType,District,StateName\nKerala,Fort Kochi S.O,682001,PO,ERNAKULAM,KERALA\n';
    const before =
      'officename,pincode,Districtname,statename\nFort Kochi S.O,682001,ERNAKULAM,KERALA\nX,NA,Y,Z\n';
    expect(await run(importPincodes, now)).toMatchObject({ added: 1, refused: 0 });
    const again = await run(importPincodes, before);
    expect(again).toMatchObject({ added: 0, changed: 0, same: 1, refused: 1 });
    expect(again.faults).toMatchObject([{ line: 3, field: 'pincode' }]);
    expect(await read('select * from pincode')).toEqual([
      { pincode: '682001', office: 'Fort Kochi', city: '', district: 'Ernakulam', state: 'Kerala' },
    ]);
  });

  it('leave out what lies in no state', async () => {
    const file = 'pincode,office,district,state\n121999,NDC Faridabad,NA,NA\n';
    expect(await run(importPincodes, file)).toMatchObject({ rows: 1, added: 0, same: 1, refused: 0 });
  });
});

describe('the banks', () => {
  it('come with flags in any of the usual words', async () => {
    const file =
      'code,name,upi,ach_debit,nach_debit\nSBIN,State Bank of India,Y,Y,N\nqqqq,Q Bank,true,,\nQ1,Bad,,,\n';
    expect(await run(importBanks, file)).toMatchObject({
      rows: 3,
      added: 1,
      changed: 0,
      same: 1,
      refused: 1,
    });
    expect(await read("select * from bank where code = 'QQQQ'")).toEqual([
      { code: 'QQQQ', name: 'Q Bank', upi: true, nach_debit: false },
    ]);
  });
});

describe('the holidays', () => {
  const days = (calendar: string, year: number) =>
    read<{ day: string; name: string }>(
      `select day, name from holiday where calendar = '${calendar}' and extract(year from day) = ${year} order by day`,
    );

  it("of the exchange replace the year's expected days and leave the money market's own", async () => {
    const file = [
      'Sr. No.,Date,Day,Description',
      '1,26-Jan-2027,Tuesday,Republic Day',
      '2,11-Mar-2027,Thursday,Id-Ul-Fitr',
      '3,15-Aug-2027,Sunday,Independence Day',
      '4,31-Feb-2027,?,Nonsense',
      '5,3/4/2027,?,Either',
    ].join('\n');
    const report = await run(importHolidays, file);
    expect(report).toMatchObject({ rows: 5, refused: 2, fault: null });
    expect(report.faults.map(({ line }) => line)).toEqual([5, 6]);
    expect(await days('EQUITY', 2027)).toEqual([
      { day: '2027-01-26', name: 'Republic Day' },
      { day: '2027-03-11', name: 'Id-Ul-Fitr' },
    ]);
    expect((await days('DEBT', 2027)).map(({ day }) => day)).toEqual([
      '2027-01-26',
      '2027-02-19',
      '2027-03-11',
      '2027-04-01',
    ]);
    expect((await days('EQUITY', 2026)).length).toBeGreaterThan(14);
    expect(await run(importHolidays, file)).toMatchObject({ added: 0, changed: 0 });
  });

  it('with calendars replace each calendar they name', async () => {
    const file = 'date,name,calendar\n2027-04-01,Annual closing,DEBT\n2027-04-02,Extra,MOON\n';
    expect(await run(importHolidays, file)).toMatchObject({ refused: 1 });
    expect(await days('DEBT', 2027)).toEqual([{ day: '2027-04-01', name: 'Annual closing' }]);
    expect(await days('EQUITY', 2027)).toHaveLength(2);
  });
});

describe('what is no list', () => {
  it.each([
    ['', /empty/],
    ['<html><body>Service unavailable</body></html>', /web page/],
    [Buffer.from('PK\u0003\u0004xxxxxxxxxxxx'), /zip/],
    ['NAME,AGE\nAsha,44\n', /not a IFSC file, or columns were left out: IFSC, BRANCH missing/],
    ['IFSC\nHDFC0001660\n', /BRANCH missing|No headings/],
  ])('is refused in plain words: %j', async (text, words) => {
    const refusal = run(importIfsc, text);
    await expect(refusal).rejects.toBeInstanceOf(FeedFault);
    await expect(refusal).rejects.toThrow(words);
  });

  it('stops at an endless line and keeps the rows before it', async () => {
    const text = `IFSC,BRANCH\nHDFC0005551,FIRST\nHDFC0005552,${'x'.repeat(1_200_000)}\nHDFC0005553,LAST\n`;
    async function* quick() {
      yield Buffer.from(text);
    }
    const report = await importIfsc(test.db, quick());
    expect(report).toMatchObject({ rows: 1, added: 1, fault: expect.stringContaining('Line 3 is longer') });
    expect(await read("select ifsc from ifsc_branch where ifsc like 'HDFC000555%'")).toEqual([
      { ifsc: 'HDFC0005551' },
    ]);
  });

  it('stops where a list is longer than any, and keeps the rows before', async () => {
    const codeOf = (n: number) =>
      [17_576, 676, 26, 1].map((place) => String.fromCharCode(65 + (Math.floor(n / place) % 26))).join('');
    async function* endless() {
      yield Buffer.from('code,name\n');
      for (let n = 0; n < 400_000; n += 1000) {
        const rows = Array.from({ length: 1000 }, (_, offset) => `${codeOf(n + offset)},Bank`);
        yield Buffer.from(`${rows.join('\n')}\n`);
      }
    }
    const report = await importBanks(test.db, endless(), { dryRun: true });
    expect(report).toMatchObject({
      rows: 20_001,
      fault: expect.stringContaining('more than 20,000 entries'),
    });
  });

  it('refuses a value that cannot be shown or is absurdly long, and a row with too few fields', async () => {
    const text = `IFSC,BRANCH\nHDFC0006661,A\u0007B\nHDFC0006662,${'y'.repeat(501)}\nHDFC0006663\nHDFC0006664,GOOD\n`;
    const report = await run(importIfsc, text);
    expect(report).toMatchObject({ rows: 4, added: 1, refused: 3 });
    expect(report.faults.map(({ line }) => line)).toEqual([2, 3, 4]);
  });
});

describe('a file brought in by an operator', () => {
  it('comes on top of the built-in list, is told in words, and keeps its name', async () => {
    const other = await openTestDatabase();
    const path = join(mkdtempSync(join(tmpdir(), 'hub-list-')), 'days.csv');
    writeFileSync(path, 'date,name\n2028-01-26,Republic Day\n2028-13-01,Never\n');
    try {
      expect(await importReference(other.db, 'holidays', path, { dryRun: true })).toMatch(
        /nothing was written/,
      );
      expect(await other.db.read('nobody', 'select day from holiday')).toEqual([]);
      expect(await importReference(other.db, 'holidays', path)).toBe(
        [
          'days.csv (holidays): 2 rows read, 2 added, 0 changed, 0 as they were, 1 refused.',
          '  line 3, date: 2028-13-01 is no date one can be sure of: write 26-Jan-2027.',
        ].join('\n'),
      );
      const years = await other.db.read<{ years: number }>(
        'nobody',
        'select count(distinct extract(year from day))::int4 as years from holiday',
      );
      expect(years).toEqual([{ years: 9 }]);
      expect(await ensureReference(other.db, ['holidays'])).toEqual([]);
    } finally {
      rmSync(dirname(path), { recursive: true });
      await other.close();
    }
  });
});

const folder = new URL('../../../../../../../shared/data/', import.meta.url);
describe.skipIf(!existsSync(folder))('the real lists (skipped: ../shared/data is absent)', () => {
  const lines = (path: string) => readFileSync(new URL(path, folder), 'utf8').trim().split('\n').length - 1;
  async function* whole(path: string) {
    yield readFileSync(new URL(path, folder));
  }

  it.each([
    ['banks/ifsc_branches_sample.csv', importIfsc],
    ['reference/pincodes.csv', importPincodes],
    ['banks/bank_master.csv', importBanks],
  ] as const)(
    '%s lands, every line accounted for, and changes nothing the second time',
    async (path, importer) => {
      const faults: ListFault[] = [];
      const first = await importer(test.db, whole(path), { onFault: (fault) => faults.push(fault) });
      expect(first.rows).toBe(lines(path));
      expect(first.added + first.changed + first.same + first.refused).toBe(first.rows);
      expect(faults).toEqual([]);
      const second = await importer(test.db, whole(path));
      expect(second).toMatchObject({ rows: first.rows, added: 0, changed: 0, refused: 0, fault: null });
    },
  );
});
