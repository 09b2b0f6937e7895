import { type PackedPosition, unpackPosition } from '@hub/domain/holdings/lots/pack-position';
import { expect } from 'vitest';
import { groupedBy } from '../../../../packages/domain/test/reference/book-row.ts';
import type { FeedDesk } from '../../../../packages/domain/test/reference/feed-desk.ts';
import type { ReferencePosition } from '../../../../packages/domain/test/reference/reference-book.ts';
import { flowTable, worthOn } from '../../../../packages/domain/test/reference/reference-figures.ts';
import {
  dayOf,
  isoOf,
  navDays,
  priceOn,
  schemes,
} from '../../../../packages/domain/test/reference/reference-house.ts';
import type { Database } from '../../src/db/database.ts';

/** Paise as the database writes them. */
export const rupees = (value: bigint, places = 2): string => {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

const isNotNil = (text: string): boolean => /[1-9]/.test(text);

/** Costs of lots are derived: what is stored is what they cost whole. */
const lotsOf = (state: PackedPosition): string[] =>
  unpackPosition(state).lots.map((lot) => {
    const left = lot.hasCost
      ? rupees((2n * lot.paid * lot.units + lot.allotted) / (2n * lot.allotted))
      : 'unknown';
    return `${rupees(lot.units, 3)} of ${isoOf(lot.acquiredOn)} for ${left}`;
  });

export async function expectPositions(db: Database, positions: readonly ReferencePosition[]): Promise<void> {
  const stored = await db.read<{
    name: string;
    units: string;
    cost: string;
    without: string;
    state: PackedPosition;
  }>(
    'system',
    `select concat_ws(' ', arn, folio_no, scheme_code) as name, units::text, cost::text,
            units_without_cost::text as without, state from position where units <> 0 order by 1`,
  );
  const expected = positions
    .filter(({ units }) => units > 0n)
    .map((one) => ({
      name: `${one.arn} ${one.folio} ${one.scheme}`,
      units: rupees(one.units, 3),
      cost: rupees(one.cost),
      without: rupees(one.unitsWithoutCost, 3),
      lots: one.lots.map(
        ({ units, day, cost }) =>
          `${rupees(units, 3)} of ${isoOf(day)} for ${cost === null ? 'unknown' : rupees(cost)}`,
      ),
    }));
  expect(stored.map(({ state, ...rest }) => ({ ...rest, lots: lotsOf(state) }))).toEqual(
    expected.sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

export async function expectFlows(db: Database, positions: readonly ReferencePosition[]): Promise<void> {
  const stored = await db.read<{ text: string }>(
    'system',
    `select concat_ws(' ', arn, scheme_code, day, units, bought, by_sip, sold) as text from flow_figure
      where units <> 0 or bought <> 0 or by_sip <> 0 or sold <> 0`,
  );
  const expected = [...flowTable(positions)].map(([name, { units, bought, bySip, sold }]) => {
    const [arn, scheme, day] = name.split(' ');
    const figures = [rupees(units, 3), rupees(bought), rupees(bySip), rupees(sold)];
    return [arn, scheme, isoOf(Number(day)), ...figures].join(' ');
  });
  expect(stored.map(({ text }) => text).sort()).toEqual(expected.sort());
}

export async function expectSchemes(db: Database, positions: readonly ReferencePosition[]): Promise<void> {
  const stored = await db.read<{ text: string }>(
    'system',
    `select concat_ws(' ', arn, scheme_code, units, cost, positions) as text from scheme_figure where units <> 0`,
  );
  const held = positions.filter(({ units }) => units > 0n);
  const expected = [...groupedBy(held, ({ arn, scheme }) => `${arn} ${scheme}`)].map(([name, own]) => {
    const units = own.reduce((sum, one) => sum + one.units, 0n);
    const cost = own.reduce((sum, one) => sum + one.cost, 0n);
    return [name, rupees(units, 3), rupees(cost), own.length].join(' ');
  });
  expect(stored.map(({ text }) => text).sort()).toEqual(expected.sort());
}

/** Of every day with prices, and of every other day that has a row. */
export async function expectAum(db: Database, positions: readonly ReferencePosition[]): Promise<void> {
  const stored = await db.read<{ name: string; day: string; aum: string }>(
    'system',
    `select concat_ws(' ', arn, asset_class) as name, day::text, aum::text from aum_figure`,
  );
  const storedOn = new Map(stored.map(({ name, day, aum }) => [`${name} ${day}`, aum]));
  const days = new Set([...navDays, ...stored.map(({ day }) => dayOf(day))]);
  const classOf = new Map(schemes.map(({ code, assetClass }) => [code, assetClass]));
  const groups = groupedBy(positions, ({ arn, scheme }) => `${arn} ${classOf.get(scheme)}`);
  const expected: string[] = [];
  for (const [name, own] of groups) {
    for (const day of days) {
      const aum = rupees(worthOn(own, priceOn, day), 7);
      if (isNotNil(aum)) expected.push(`${name} ${isoOf(day)} ${aum}`);
    }
  }
  const found = [...storedOn].filter(([, aum]) => isNotNil(aum)).map(([name, aum]) => `${name} ${aum}`);
  expect(found.sort()).toEqual(expected.sort());
}

export async function expectClients(
  db: Database,
  desk: FeedDesk,
  positions: readonly ReferencePosition[],
): Promise<void> {
  const stored = await db.read<{ text: string }>(
    'system',
    `select concat_ws(' ', arn, clients, live_clients, folios) as text from client_figure where clients > 0 or folios > 0`,
  );
  const live = new Set(
    positions.filter(({ units }) => units > 0n).map(({ arn, folio }) => `${arn} ${folio}`),
  );
  const expected = [...groupedBy(desk.folios(), ({ arn }) => arn)].map(([arn, own]) => {
    const liveOnes = own.filter(({ folio }) => live.has(`${arn} ${folio}`));
    const count = (list: typeof own) => new Set(list.map(({ client }) => client)).size;
    return [arn, count(own), count(liveOnes), own.length].join(' ');
  });
  expect(stored.map(({ text }) => text).sort()).toEqual(expected.sort());
}

export async function expectUncounted(db: Database, positions: readonly ReferencePosition[]): Promise<void> {
  const stored = await db.read<{ text: string }>(
    'system',
    `select concat_ws(' ', arn, folio_no, scheme_code, split_part(trxn_no, '~', 1), why) as text from uncounted_entry
      where why in ('unresolved', 'replaced')`,
  );
  const expected = positions.flatMap((one) => [
    ...one.settled.replaced.map((row) => ({ row, why: 'replaced' })),
    ...[...one.settled.waiting, ...one.refused].map((row) => ({ row, why: 'unresolved' })),
  ]);
  expect(stored.map(({ text }) => text).sort()).toEqual(
    expected.map(({ row, why }) => [row.arn, row.folio, row.scheme, row.number, why].join(' ')).sort(),
  );
}
