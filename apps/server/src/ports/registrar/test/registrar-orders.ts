import { milliUnits, paise } from '@hub/domain';
import type { RedemptionRequest } from '@hub/domain/holdings/sales/redemption-preview';
import type { RegistrarOrder } from '../registrar.ts';

export const rupees = (count: number): RedemptionRequest => ({
  by: 'amount',
  amount: paise(BigInt(count) * 100n),
});
export const unitsOfThousandths = (count: number): RedemptionRequest => ({
  by: 'units',
  units: milliUnits(BigInt(count)),
});

/** A lumpsum of ₹10,000 in scheme 900101, confirmed and paid at ten on Monday, 6-Jan-2025. */
export const registrarOrder = (
  part: Pick<RegistrarOrder, 'reference'> & Partial<RegistrarOrder>,
): RegistrarOrder => ({
  arn: 'ARN-100001',
  kind: 'lumpsum',
  folioNo: '1/1',
  schemeCode: '900101',
  toSchemeCode: null,
  idcw: 'Z',
  quantity: rupees(10_000),
  euin: null,
  isExecutionOnly: true,
  subArn: null,
  confirmedAt: Temporal.Instant.from('2025-01-06T10:00+05:30'),
  fundsAt: Temporal.Instant.from('2025-01-06T10:05+05:30'),
  account: null,
  ...part,
});
