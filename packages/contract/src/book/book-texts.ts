/** The name of a client whose registrar names none: by it the book knows that a name is still missing. */
export const unnamedClient = (folioNo: string): string => `Folio ${folioNo}`;

/** Why a row of the ledger cannot be applied. */
export const ledgerFaultTexts = {
  'no-units': 'it has no units',
  'negative-figure': 'a figure is below zero',
  'absurd-figure': 'a figure is too large to be true',
  'duty-above-amount': 'the stamp duty is more than the amount',
  'not-carried': 'this kind has no first purchase',
  'acquired-later': 'its first purchase is later than the entry',
  'nothing-named': 'it names no transaction to reverse',
} as const;
