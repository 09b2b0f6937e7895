/** What an entry does to the units of its position. */
type UnitEffect = 'in' | 'out' | 'none';

/** Where money (or the value of what moves in kind) goes: to or from outside the book, or between schemes of it. */
type CashEffect = 'outside' | 'between-schemes' | 'none';

interface EntryKindFacts {
  readonly effect: UnitEffect;
  readonly cash: CashEffect;
  /** Handbook §1.3: stamp duty on purchase, SIP, STP-in, switch-in and IDCW reinvestment. */
  readonly paysDuty: boolean;
  /** New money of the investor: what "last investment" means (handbook §4, inactive). */
  readonly isInvestment: boolean;
  /** Handbook §3.5: switch, STP-out and SWP are sales like a redemption; a merger carries its lots. */
  readonly isSale: boolean;
  /** Cost and date of acquisition come with the units instead of from the entry. */
  readonly isCarried: boolean;
  /** Units of a bonus or a reinvested IDCW bear no exit load. */
  readonly bearsLoad: boolean;
}

const bought = {
  effect: 'in',
  cash: 'outside',
  paysDuty: true,
  isInvestment: true,
  isSale: false,
  isCarried: false,
  bearsLoad: true,
} as const;
const movedIn = { ...bought, cash: 'between-schemes', isInvestment: false } as const;
const given = { ...bought, cash: 'none', isInvestment: false, bearsLoad: false } as const;
const carriedIn = {
  ...bought,
  paysDuty: false,
  isInvestment: false,
  isCarried: true,
} as const;
const sold = {
  effect: 'out',
  cash: 'outside',
  paysDuty: false,
  isInvestment: false,
  isSale: true,
  isCarried: false,
  bearsLoad: false,
} as const;
const movedOut = { ...sold, cash: 'between-schemes' } as const;
const carriedOut = { ...sold, isSale: false, isCarried: true } as const;
const unitless = { ...sold, effect: 'none', isSale: false } as const;

/** Every kind of ledger entry. The order is stored in packed positions: append, never reorder. */
export const entryKinds = {
  purchase: bought,
  'sip-instalment': bought,
  'switch-in': movedIn,
  'stp-in': movedIn,
  'idcw-reinvestment': given,
  bonus: { ...given, paysDuty: false },
  'merger-in': { ...carriedIn, cash: 'between-schemes' },
  'transfer-in': carriedIn,
  'transmission-in': carriedIn,
  'broker-in': carriedIn,
  redemption: sold,
  swp: sold,
  'switch-out': movedOut,
  'stp-out': movedOut,
  'merger-out': { ...carriedOut, cash: 'between-schemes' },
  'transfer-out': carriedOut,
  'transmission-out': carriedOut,
  'broker-out': carriedOut,
  'idcw-payout': unitless,
  reversal: { ...unitless, cash: 'none' },
  /** Units the registrar holds from before our history: derived from its balance, never a row of the ledger. */
  opening: { ...given, paysDuty: false, bearsLoad: true },
  /** Units of a segregated portfolio: they come beside those held, with a part of their cost and with their day. */
  segregation: { ...carriedIn, cash: 'none' },
} as const satisfies Record<string, EntryKindFacts>;

export type EntryKind = keyof typeof entryKinds;

/** +1, 0 or -1: how the units of an entry count in its position. */
export function unitsSign(kind: EntryKind): 1 | 0 | -1 {
  const { effect } = entryKinds[kind];
  return effect === 'in' ? 1 : effect === 'out' ? -1 : 0;
}
