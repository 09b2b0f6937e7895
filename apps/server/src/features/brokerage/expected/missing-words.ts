/** Why days earn nothing in the twin, as a distributor reads it. */
const words: Readonly<Record<string, string>> = {
  card: 'No rate card was in force',
  scheme: 'The rate card has no rate for this scheme',
  'inflow-date': 'The rate card has no rate for money of this date',
  location: 'The city of the purchase is not known, and the rate depends on it',
  slab: 'The rate card has no slab for this amount',
  'earlier-rate': 'The rate of the earlier distributor is not known, and the lower one counts',
  nav: 'There is no NAV for these days',
};

export const missingInWords = (why: string): string => words[why] ?? 'Something is not known';
