import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DayNumber, dayNumber } from '@hub/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { type Cells, csvSheet, freshBook } from '../../book/test/book-files.public.ts';
import { importRateCard, rollBackRateCard } from './import-rate-card.ts';
import { readRateCards } from './rate-card.repository.ts';

let test: TestDatabase;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-cards-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  test = await freshBook(test);
});

const april = dayNumber(2026, 4, 1);
const base: Cells = {
  'Scheme Code': '900101',
  Category: 'Flexi Cap',
  'Inflow From': '01-Jan-1990',
  'Inflow To': '',
  Location: 'any',
  'Slab From': '0',
  'Slab To': '',
  'Trail Year 1': '0.80',
  'Trail Year 2': '0.75',
  'Trail Year 3': '0.70%',
  'Trail Year 4+': '0.0045',
  Incentive: '1',
  'GST Basis': 'Exclusive',
  'Clawback Days': '365',
};

async function bring(
  rows: Cells[],
  options: { version?: string; from?: DayNumber; dryRun?: boolean } = { version: 'V1', from: april },
) {
  const path = join(folder, 'card.csv');
  writeFileSync(path, csvSheet(base, rows));
  return importRateCard(test.db, path, options);
}
const cards = () => readRateCards(oneStatement(test.db, 'nobody'));
const idOf = async (status: string) =>
  (
    await test.db.read<{ id: string }>(
      'system',
      `select id::text from import_file where status = '${status}'`,
    )
  )[0]?.id ?? '';

describe('a rate card', () => {
  it('lands with every figure, its scheme by AMFI’s number or the registrar’s code', async () => {
    const rows = [
      { 'Slab To': '2,00,000' },
      { 'Slab From': '200000', 'Trail Year 1': '0.85' },
      { 'Scheme Code': 'A900102', 'Inflow To': '31-Mar-2026', Location: 't30', 'GST Basis': 'INCLUSIVE' },
    ];
    expect(await bring(rows)).toEqual({ status: 'landed', version: 'V1', from: '01-Apr-2026', lines: 3 });
    const [card] = await cards();
    expect(card).toMatchObject({ version: 'V1', from: april });
    expect(card?.lines).toEqual([
      expect.objectContaining({
        line: 2,
        scheme: '900101',
        category: 'Flexi Cap',
        inflowFrom: dayNumber(1990, 1, 1),
        inflowTo: null,
        location: 'any',
        slabFrom: 0n,
        slabTo: 20_000_000n,
        trail: [8000n, 7500n, 7000n, 45n],
        incentive: 10_000n,
        gstBasis: 'exclusive',
        clawbackDays: 365,
      }),
      expect.objectContaining({ line: 3, slabFrom: 20_000_000n, trail: [8500n, 7500n, 7000n, 45n] }),
      expect.objectContaining({
        scheme: '900102',
        inflowTo: dayNumber(2026, 3, 31),
        location: 'T30',
        gstBasis: 'inclusive',
      }),
    ]);
  });

  it('may say its name and day itself, for all of its lines', async () => {
    const own = { Version: 'FY27', 'In Force From': '01-Apr-2026' };
    expect(await bring([own], {})).toMatchObject({ status: 'landed', version: 'FY27' });
    expect(await bring([own, { ...own, Version: 'FY28', 'Scheme Code': '900102' }], {})).toMatchObject({
      faults: [{ field: 'version', reason: expect.stringContaining('Two are named') }],
    });
    expect(await bring([{}], {})).toMatchObject({
      faults: [
        { field: 'version', reason: 'Neither the file nor --version says it.' },
        { field: 'in force from', reason: 'Neither the file nor --from says it.' },
      ],
    });
  });

  it.each<[string, Cells[], string, string]>([
    ['a negative rate', [{ 'Trail Year 2': '-0.1' }], 'trail', 'A trail rate is below zero.'],
    [
      'dates that overlap',
      [{}, { 'Inflow From': '01-Apr-2020' }],
      'inflow from',
      'Line 3 pays for the same inflow',
    ],
    [
      'a gap between dates',
      [{ 'Inflow To': '31-Mar-2020' }, { 'Inflow From': '02-Apr-2020' }],
      'inflow from',
      'Nothing pays for inflow of 900101 from 01-Apr-2020 to 01-Apr-2020.',
    ],
    [
      'slabs that cross',
      [{ 'Slab To': '200000' }, { 'Slab From': '100000' }],
      'slab from',
      'crosses the one of line 3',
    ],
    [
      'a gap between slabs',
      [{ 'Slab To': '1000' }, { 'Slab From': '2000' }],
      'slab from',
      'Nothing pays for',
    ],
    ['an unknown scheme', [{ 'Scheme Code': '1' }], 'scheme code', '1 is not one of our schemes.'],
    ['an unknown place', [{ Location: 'B15' }], 'location', 'B15 is neither T30, B30 nor any.'],
    ['an unknown basis', [{ 'GST Basis': 'net' }], 'gst basis', 'net is neither exclusive nor inclusive.'],
    ['a rate that is none', [{ 'Trail Year 1': 'nil' }], 'trail year 1', 'nil is no number.'],
    ['a rate that would be rounded', [{ Incentive: '0.00005' }], 'incentive', 'more than four decimals'],
    ['an empty rate', [{ 'Trail Year 1': '' }], 'trail year 1', 'The trail year 1 is missing.'],
    [
      'a day that is none',
      [{ 'Inflow From': '31-Feb-2026' }],
      'inflow from',
      'is no date one can be sure of',
    ],
  ])('is refused whole for %s', async (_, rows, field, words) => {
    const report = await bring([{ 'Scheme Code': '900103' }, ...rows]);
    expect(report).toMatchObject({
      status: 'refused',
      faults: [{ field, reason: expect.stringContaining(words) }],
    });
    expect(await cards()).toEqual([]);
    expect(await test.db.read('system', 'select 1 from import_file')).toEqual([]);
  });

  it('comes once, for one day, under one name; a dry run leaves nothing', async () => {
    expect(await bring([{}], { version: 'V1', from: april, dryRun: true })).toMatchObject({
      status: 'dry-run',
    });
    expect(await cards()).toEqual([]);
    await bring([{}]);
    expect(await bring([{}])).toEqual({ status: 'known', importId: await idOf('done') });
    const other = [{ Incentive: '0' }];
    expect(await bring(other, { version: 'V2', from: april })).toMatchObject({
      faults: [{ field: 'in force from', reason: 'The card V1 is in force from 01-Apr-2026 already.' }],
    });
    expect(await bring(other, { version: 'V1', from: dayNumber(2027, 1, 1) })).toMatchObject({
      faults: [{ field: 'version', reason: expect.stringContaining('There is a card V1 already') }],
    });
    // The same lines as the card of a later day.
    expect(await bring([{}], { version: 'V2', from: dayNumber(2027, 1, 1) })).toMatchObject({
      status: 'landed',
    });
  });

  it('is taken back only before its day, and may then come again', async () => {
    await bring([{}]);
    const id = await idOf('done');
    expect(await test.db.transaction('system', (tx) => rollBackRateCard(tx, id, '2026-04-01'))).toBe(false);
    expect(await cards()).toHaveLength(1);
    expect(await test.db.transaction('system', (tx) => rollBackRateCard(tx, id, '2026-03-31'))).toBe(true);
    expect(await cards()).toEqual([]);
    expect(await idOf('rolled-back')).toBe(id);
    expect(await bring([{}])).toMatchObject({ status: 'landed' });
  });
});
