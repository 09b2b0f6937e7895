import { type BookRow, groupedBy, signedUnits } from './book-row.ts';
import type { ReferencePosition } from './reference-book.ts';
import { reversedOn } from './settled-rows.ts';

/** What moved in a scheme on a day. */
export interface Flow {
  readonly day: number;
  readonly units: bigint;
  readonly bought: bigint;
  readonly bySip: bigint;
  readonly sold: bigint;
}

const nothing = { units: 0n, bought: 0n, bySip: 0n, sold: 0n };

function flowOf(row: BookRow, day: number, sign: bigint): Flow {
  const amount = sign * row.amount;
  return {
    day,
    units: sign * signedUnits(row),
    bought: row.kind === 'purchase' || row.kind === 'sip' ? amount : 0n,
    bySip: row.kind === 'sip' ? amount : 0n,
    sold: row.kind === 'redemption' || row.kind === 'swp' ? amount : 0n,
  };
}

/** One after the other: what counts, what came and was taken back, and what was there before. */
export function flowsOf({ counted, settled, opening }: ReferencePosition): Flow[] {
  return [
    ...(opening ? [{ ...nothing, ...opening }] : []),
    ...counted.map((row) => flowOf(row, row.trade, 1n)),
    ...settled.pairs.flatMap((pair) => [
      flowOf(pair.original, pair.original.trade, 1n),
      flowOf(pair.original, reversedOn(pair), -1n),
    ]),
  ];
}

const sumOf = (flows: readonly Flow[]): Omit<Flow, 'day'> =>
  flows.reduce<Omit<Flow, 'day'>>(
    (sum, flow) => ({
      units: sum.units + flow.units,
      bought: sum.bought + flow.bought,
      bySip: sum.bySip + flow.bySip,
      sold: sum.sold + flow.sold,
    }),
    nothing,
  );

/** Per scheme and day, without what comes to nothing. */
export function flowTable(positions: readonly ReferencePosition[]): Map<string, Omit<Flow, 'day'>> {
  const moved = positions.flatMap((one) =>
    flowsOf(one).map((flow) => ({ ...flow, name: `${one.arn} ${one.scheme} ${flow.day}` })),
  );
  const sums = [...groupedBy(moved, ({ name }) => name)].map(
    ([name, flows]) => [name, sumOf(flows)] as const,
  );
  return new Map(sums.filter(([, sum]) => Object.values(sum).some((figure) => figure !== 0n)));
}

/** Net sales and what they are made of from one day to another, both included. */
export const salesOf = (positions: readonly ReferencePosition[], from: number, to: number) =>
  sumOf(positions.flatMap(flowsOf).filter(({ day }) => day >= from && day <= to));

export const unitsOn = (position: ReferencePosition, day: number): bigint =>
  sumOf(flowsOf(position).filter((flow) => flow.day <= day)).units;

/** Units times price, to all seven decimals. */
export const worthOn = (
  positions: readonly ReferencePosition[],
  priceOn: (scheme: string, day: number) => bigint,
  day: number,
): bigint => positions.reduce((sum, one) => sum + unitsOn(one, day) * priceOn(one.scheme, day), 0n);

/** Whether it is known what was paid for all that is held, and for all that was sold. */
export const hasCost = ({ opening, unitsWithoutCost }: ReferencePosition): boolean =>
  opening === null && unitsWithoutCost === 0n;
