import type { DatedAmount } from '../../src/returns/dated-amounts.ts';

/** Net present value on the first day at a yearly rate, actual days over 365. */
export function xnpv(rate: number, flows: readonly DatedAmount[]): number {
  const first = flows.reduce((earliest, flow) => Math.min(earliest, flow.day), Number.POSITIVE_INFINITY);
  return flows.reduce((sum, flow) => sum + flow.amount / (1 + rate) ** ((flow.day - first) / 365), 0);
}
