import type { EntryKind } from './entry-kinds.ts';

const names: Readonly<Record<Exclude<EntryKind, 'reversal'>, string>> = {
  purchase: 'Purchase',
  'sip-instalment': 'SIP instalment',
  'switch-in': 'Switch in',
  'stp-in': 'STP in',
  'idcw-reinvestment': 'IDCW reinvestment',
  bonus: 'Bonus units',
  'merger-in': 'Merger in',
  'transfer-in': 'Transfer in',
  'transmission-in': 'Transmission in',
  'broker-in': 'Change of distributor in',
  redemption: 'Redemption',
  swp: 'SWP instalment',
  'switch-out': 'Switch out',
  'stp-out': 'STP out',
  'merger-out': 'Merger out',
  'transfer-out': 'Transfer out',
  'transmission-out': 'Transmission out',
  'broker-out': 'Change of distributor out',
  'idcw-payout': 'IDCW payout',
  opening: 'Opening balance',
  segregation: 'Segregated units',
};

/** What a distributor calls an entry. `reversed` is the kind of what a reversal takes back, where that is known. */
export function entryKindName(kind: EntryKind, reversed: EntryKind | null = null): string {
  if (kind !== 'reversal') return names[kind];
  return reversed === null || reversed === 'reversal' ? 'Reversal' : `${names[reversed]} reversal`;
}
