import { describe, expect, it } from 'vitest';
import { ledgersOf, schemes } from '../../../test/gains/scenario.ts';
import { dayNo, rupees } from '../../../test/ledger.ts';
import { gainLinesOfBook } from '../lines/gain-lines.ts';
import { camsSheets } from './cams-sheets.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const { lines } = gainLinesOfBook(
  ledgersOf([
    '1/E: 1 purchase 2017-01-10 100 2,000 nav=20',
    '1/E: 2 purchase 2023-12-10 100 6,000.30 nav=60 duty=0.30',
    '1/E: 3 redemption 2024-06-15 150 10,500 nav=70 stt=0.10 tds=25',
    '2/F: 1 purchase 2020-01-06 100 3,000',
    '2/F: 2 swp 2024-12-16 50 1,400',
    '1/D: 1 purchase 2020-07-01 100 2,000',
    '1/D: 2 switch-out 2024-07-22 60 1,800',
    '1/D: 3 redemption 2024-07-23 40 1,200',
    '1/H: balance 2024-03-31 10',
    '1/H: 2 redemption 2025-03-31 10 500',
  ]),
  schemes,
);
const holder = { name: 'Asha Rao', status: 'Individual', pan: 'AAAPA1234A', guardianPan: '' };
const sheets = camsSheets({
  lines,
  schemes,
  amcName: 'Some Mutual Fund',
  investor: { ...holder, address: ['1 Long Street', 'Pune'], email: 'a@b.in', mobile: '9000000001' },
  folios: new Map([
    ['1', holder],
    ['2', { ...holder, name: 'Asha Rao and Ravi Rao' }],
  ]),
  startYear: 2024,
  asOn: dayNo('2025-04-10'),
});
const sheet = (name: string): Sheet => sheets.find((one) => one.name === name) as Sheet;
const valueOfCell = (cell: SheetCell | undefined): bigint => (cell?.kind === 'figure' ? cell.value : 0n);
const column = ({ headers, rows }: Sheet, name: string): (SheetCell | undefined)[] =>
  rows.map((row) => row[headers.indexOf(name)]);
const sum = (cells: readonly (SheetCell | undefined)[]): bigint =>
  cells.reduce((total, cell) => total + valueOfCell(cell), 0n);

describe('the CAMS workbook', () => {
  it('has its sheets and the columns of TRXN_DETAILS', () => {
    expect(sheets.map(({ name }) => name)).toEqual([
      'INVESTOR_DETAILS',
      'TRXN_DETAILS',
      'SCHEMEWISE_EQUITY',
      'SCHEMEWISE_NONEQUITY',
      'OVERALL_SUMMARY_EQUITY',
      'OVERALL_SUMMARY_NONEQUITY',
    ]);
    expect(sheet('TRXN_DETAILS').headers.join(', ')).toBe(
      'AMC Name, Folio No, ASSET CLASS, NAME, STATUS, PAN, GUARDIAN_PAN, Scheme Name, Desc, Date, Units, Amount, Price, STT, Desc_1, Date_1, PurhUnit, RedUnits, Unit Cost, Indexed Cost, Units As On 31/01/2018 (Grandfathered Units), NAV As On 31/01/2018 (Grandfathered NAV), Market Value As On 31/01/2018 (Grandfathered Value), Short Term, Long Term With Index, Long Term Without Index, Tax Perc, Tax Deduct, Tax Surcharge',
    );
    for (const { headers, rows } of sheets) for (const row of rows) expect(row).toHaveLength(headers.length);
  });

  it('puts each gain in its column; an indexed one in both long ones', () => {
    const detail = sheet('TRXN_DETAILS');
    const gains = ['Short Term', 'Long Term With Index', 'Long Term Without Index'].map((name) =>
      column(detail, name).map((cell) => (cell?.kind === 'figure' ? cell.value : null)),
    );
    expect(gains).toEqual([
      // 50 of the second lot; then nobody knows what the hybrid's units cost.
      [null, rupees('499.85'), null, null, null, null],
      // 1,200 x 363 / 301 = 1,447.18
      [null, null, null, rupees('352.82'), null, null],
      [rupees('3,600'), null, rupees('-100'), rupees('600'), rupees('400'), null],
    ]);
    expect(column(detail, 'Unit Cost').map(valueOfCell)).toEqual([
      200_000n,
      600_030n,
      300_000n,
      200_000n,
      200_000n,
      0n,
    ]);
    expect(sum(column(detail, 'STT'))).toBe(rupees('0.10'));
    expect(sum(column(detail, 'Tax Deduct'))).toBe(rupees('25'));
  });

  it('adds up: detail, schemes and summary are the same', () => {
    const detail = sheet('TRXN_DETAILS');
    const classes = column(detail, 'ASSET CLASS').map((cell) => (cell?.kind === 'text' ? cell.text : ''));
    for (const name of ['EQUITY', 'NONEQUITY']) {
      const schemewise = sheet(`SCHEMEWISE_${name}`);
      const summary = sheet(`OVERALL_SUMMARY_${name}`);
      for (const title of ['Short Term', 'Long Term With Index', 'Long Term Without Index']) {
        const ofDetail = sum(column(detail, title).filter((_, index) => classes[index] === name));
        const ofSchemes = column(schemewise, title);
        const row = summary.rows.find(
          ([first]) => first?.kind === 'text' && first.text === `${title} - Gain`,
        );
        expect(sum(ofSchemes.slice(0, -1)), `${name} ${title}`).toBe(ofDetail);
        expect(valueOfCell(ofSchemes.at(-1))).toBe(ofDetail);
        expect(valueOfCell(row?.at(-1))).toBe(ofDetail);
        expect(sum(row?.slice(1, -1) ?? [])).toBe(ofDetail);
      }
      const amounts = column(detail, 'Amount').filter((_, index) => classes[index] === name);
      expect(valueOfCell(column(schemewise, 'Amount').at(-1))).toBe(sum(amounts));
    }
  });
});
