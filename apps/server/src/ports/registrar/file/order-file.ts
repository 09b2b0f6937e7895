import { clockInIndia, type Paise, paise, writeMoney, writeUnits } from '@hub/domain';
import type { RegistrarOrder } from '../registrar.ts';
import { csvLine } from './csv-lines.ts';

/** An order with the registrar's own names of its schemes. */
export interface FileOrder extends RegistrarOrder {
  readonly rtaScheme: string;
  readonly toRtaScheme: string | null;
}

/** docs/features/registrar-files.md. */
const columns = [
  'REFERENCE',
  'ARN',
  'SUB_ARN',
  'EUIN',
  'EXECUTION_ONLY',
  'TRXN_TYPE',
  'FOLIO_NO',
  'SCHEME',
  'TO_SCHEME',
  'IDCW',
  'AMOUNT',
  'UNITS',
  'ALL_UNITS',
  'CONFIRMED_AT',
  'FUNDS_AT',
  'ACCOUNT',
  'PLAN_NO',
] as const;

const types = { lumpsum: 'P', redeem: 'R', switch: 'S' } as const;

const clockText = (at: Temporal.Instant): string => clockInIndia(at).toString({ smallestUnit: 'second' });

function cellsOf(order: FileOrder): (string | null)[] {
  const { quantity } = order;
  return [
    order.reference,
    order.arn,
    order.subArn,
    order.euin,
    order.isExecutionOnly ? 'Y' : 'N',
    types[order.kind],
    order.folioNo,
    order.rtaScheme,
    order.toRtaScheme,
    order.idcw,
    quantity.by === 'amount' ? writeMoney(quantity.amount) : null,
    quantity.by === 'units' ? writeUnits(quantity.units) : null,
    quantity.by === 'all' ? 'Y' : 'N',
    clockText(order.confirmedAt),
    order.fundsAt === null ? null : clockText(order.fundsAt),
    order.account,
    order.planNo ?? null,
  ];
}

/** A header, a line per order, and a trailer with their number and the sum of the amounts. */
export function orderFile(orders: readonly FileOrder[]): string {
  const total = orders.reduce<bigint>(
    (sum, { quantity }) => sum + (quantity.by === 'amount' ? quantity.amount : 0n),
    0n,
  );
  const trailer = ['TRAILER', String(orders.length), writeMoney(paise(total) as Paise)];
  return `${[columns, ...orders.map(cellsOf), trailer].map(csvLine).join('\r\n')}\r\n`;
}
