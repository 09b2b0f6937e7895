import type { MilliUnits, Paise } from '@hub/domain';
import { redemptionOpens, rupees, units } from './figure-words.ts';
import type { BlockWords } from './finding-words.ts';
import { onlyAllText, upToText } from './quantity-texts.ts';

/** "12.000 units are in lock-in, 3.000 units are pledged". */
function unavailable(saved: { locked: MilliUnits; lien: MilliUnits; inFlight: MilliUnits }): string {
  const parts = [
    saved.locked > 0n ? `${units(saved.locked)} are in lock-in` : '',
    saved.lien > 0n ? `${units(saved.lien)} are under lien` : '',
    saved.inFlight > 0n ? `${units(saved.inFlight)} are in other orders` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'The folio holds no more' : parts.join(', ');
}

const lessUnits = (free: MilliUnits, worth: Paise | null): string =>
  worth === null
    ? `Enter at most ${units(free)}, or choose all units.`
    : `Enter at most ${units(free)} (about ${rupees(worth)}), or choose all units.`;

export const amountWords = {
  'nothing-requested': () => ({
    title: 'Enter how much',
    why: 'An order needs an amount or units above zero.',
    fix: 'Enter an amount or units.',
  }),
  'below-minimum': ({ minimum, scheme }) => ({
    title: `Minimum ${rupees(minimum)}`,
    why: `${scheme} accepts no less.`,
    fix: `Enter ${rupees(minimum)} or more.`,
  }),
  'above-maximum': ({ maximum, scheme }) => ({
    title: `Maximum ${rupees(maximum)}`,
    why: `${scheme} accepts no more in one order.`,
    fix: `Enter ${rupees(maximum)} or less.`,
  }),
  'above-house-limit': ({ maximum }) => ({
    title: `Enter at most ${rupees(maximum)}`,
    why: 'The asset manager accepts no more in one order.',
    fix: 'Split the order, or write to the support desk.',
  }),
  'off-multiple': ({ multiple, nearestBelow, nearestAbove }) => ({
    title: `Enter ${rupees(nearestBelow)} or ${rupees(nearestAbove)}`,
    why: `Amounts go up in multiples of ${rupees(multiple)}.`,
    fix: 'Choose one of the two amounts.',
  }),
  'too-small': () => ({
    title: 'The amount is too small',
    why: 'It is less than a thousandth of a unit.',
    fix: 'Enter a larger amount.',
  }),
  'all-locked': ({ until }) => ({
    title: 'All units are in lock-in',
    why: 'Units of this scheme are locked in after each purchase.',
    fix: redemptionOpens(until),
  }),
  'nothing-free': (saved) => ({
    title: 'No free units',
    why: `${unavailable(saved)}.`,
    fix: 'Wait for the other orders, or ask the lender to release the lien.',
  }),
  'more-than-free': ({ act, by, most, free, worth, ...saved }) => ({
    title:
      by === 'units' || worth === null
        ? upToText(act, { units: free })
        : most === null
          ? onlyAllText(act)
          : upToText(act, { amount: most }),
    why: `${unavailable(saved)}.`,
    fix:
      by === 'units' || most === null
        ? lessUnits(free, worth)
        : `Enter ${rupees(most)} or less, or choose all units.`,
  }),
} satisfies Partial<BlockWords>;
