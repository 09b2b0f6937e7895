import type { MilliUnits, Paise } from '@hub/domain';
import { formatUnits } from '@hub/domain';
import type { SaleFigures } from '@hub/domain/orders/preview/order-preview';
import { rupees, units } from './figure-words.ts';

type SoldKind = 'redeem' | 'switch';

/** `You can redeem up to ₹8,984`: in rupees where an amount is asked for, in units where units are. */
export const upToText = (
  kind: SoldKind,
  most: { readonly amount: Paise } | { readonly units: MilliUnits },
): string => `You can ${kind} up to ${'amount' in most ? rupees(most.amount) : units(most.units)}`;

export const onlyAllText = (kind: SoldKind): string => `You can only ${kind} all units`;

/** What can be asked for, as cards say it. */
export const quantityTexts = {
  label: 'How much',
  all: 'All units',
  unloaded: (count: MilliUnits): string => `Only without exit load (${formatUnits(count)})`,
  some: 'Amount or units',
  amount: 'Amount',
  units: 'Units',
  in: 'In',
  /** `155.734 units · exit load ₹40.63`. */
  sale: ({ units: count, load }: Pick<SaleFigures, 'units' | 'load'>): string =>
    `${units(count)} · ${load === 0n ? 'no exit load' : `exit load ${rupees(load)}`}`,
};

export const lotsTitles: Readonly<Record<SoldKind, string>> = {
  redeem: 'Lots redeemed (FIFO)',
  switch: 'Lots switched (FIFO)',
};
