import { formatDate, formatRupees, formatUnits, type MilliUnits, type Paise } from '@hub/domain';

export const rupees = (amount: Paise): string => formatRupees(amount, { decimals: 'some' });
export const units = (count: MilliUnits): string => `${formatUnits(count)} units`;

export const redemptionOpens = (on: Temporal.PlainDate): string => `Redemption opens on ${formatDate(on)}.`;
