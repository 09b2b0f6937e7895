import { checkRateCard } from '@hub/domain/brokerage/rate-card/check-rate-card';
import type { RateLine } from '@hub/domain/brokerage/rate-card/rate-card';
import type { SchemeFinder } from '../../book/book.public.ts';
import {
  type ByteSource,
  columnsMissing,
  FeedFault,
  missingColumns,
  positionsOf,
  readTable,
} from '../../book/feeds/feeds.public.ts';
import {
  RateCardCells,
  type RateCardColumn,
  type RateCardFault,
  rateCardColumns,
} from './rate-card-cells.ts';

/** No card comes near; the check of a card compares its lines with each other. */
const MOST_LINES = 20_000;

const needs: readonly (readonly RateCardColumn[])[] = [
  ['scheme code'],
  ['inflow from'],
  ['location'],
  ['trail year 1'],
  ['trail year 2'],
  ['trail year 3'],
  ['trail year 4+'],
  ['gst basis'],
];

const fieldNames: Readonly<Record<keyof RateLine, string>> = {
  line: 'row',
  scheme: 'scheme code',
  category: 'category',
  inflowFrom: 'inflow from',
  inflowTo: 'inflow to',
  location: 'location',
  slabFrom: 'slab from',
  slabTo: 'slab to',
  trail: 'trail',
  incentive: 'incentive',
  gstBasis: 'gst basis',
  clawbackDays: 'clawback days',
};

export interface RateCardFile {
  readonly lines: readonly RateLine[];
  readonly faults: readonly RateCardFault[];
  /** What the file says itself, each once. */
  readonly versions: readonly string[];
  readonly days: readonly number[];
}

/** A card's whole file, with everything that keeps it from being taken. */
export async function readRateCard(source: ByteSource, schemes: SchemeFinder): Promise<RateCardFile> {
  const table = await readTable(source);
  const at = positionsOf(table.columns, rateCardColumns);
  const missing = missingColumns(at, rateCardColumns, needs);
  if (missing.length > 0) {
    await table.close();
    throw columnsMissing('rate card', missing, table.columns);
  }
  const faults: RateCardFault[] = [];
  const lines: RateLine[] = [];
  const versions = new Set<string>();
  const days = new Set<number>();
  for await (const batch of table.batches) {
    for (const row of batch) {
      if (lines.length === MOST_LINES) {
        throw new FeedFault('too-many-rows', 'The file has more than 20,000 lines, so it is no rate card.');
      }
      if (row.damage !== null) faults.push({ line: row.line, ...row.damage });
      const cells = new RateCardCells(row.line, (column) => row.at(at[column]), faults);
      lines.push(lineOf(row.line, cells, schemes));
      const version = cells.text('version');
      if (version !== '') versions.add(version);
      const from = cells.day('in force from');
      if (from !== null) days.add(from);
    }
  }
  if (lines.length === 0) throw new FeedFault('no-rows', 'The file has no lines.');
  // What could not be read says nothing about the others.
  if (faults.length === 0) {
    for (const { line, field, sentence } of checkRateCard(lines)) {
      faults.push({ line, field: fieldNames[field], reason: sentence });
    }
  }
  return { lines, faults, versions: [...versions], days: [...days] };
}

function lineOf(line: number, cells: RateCardCells, schemes: SchemeFinder): RateLine {
  return {
    line,
    scheme: schemeOf(cells, schemes),
    category: cells.text('category'),
    inflowFrom: cells.neededDay('inflow from'),
    inflowTo: cells.day('inflow to'),
    location: cells.location(),
    slabFrom: cells.money('slab from') ?? (0n as RateLine['slabFrom']),
    slabTo: cells.money('slab to'),
    trail: [
      cells.rate('trail year 1', true),
      cells.rate('trail year 2', true),
      cells.rate('trail year 3', true),
      cells.rate('trail year 4+', true),
    ],
    incentive: cells.rate('incentive', false),
    gstBasis: cells.gstBasis(),
    clawbackDays: cells.count('clawback days'),
  };
}

/** AMFI's number, or a registrar's code where only one registrar has it. */
function schemeOf(cells: RateCardCells, schemes: SchemeFinder): string {
  const code = cells.needed('scheme code').toUpperCase();
  if (code === '' || schemes.has(code)) return code;
  const found = new Set([schemes.byRta('CAMS', code), schemes.byRta('KFIN', code)]);
  found.delete(undefined);
  const [only] = found;
  if (found.size === 1 && only !== undefined) return only;
  cells.refuse(
    'scheme code',
    found.size === 0 ? `${code} is not one of our schemes.` : `${code} is a code of both registrars.`,
  );
  return code;
}
