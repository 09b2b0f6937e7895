/** What the register of ARNs says of one (handbook, part 3 B3). */
export const registerStates = [
  'active',
  'provisional',
  'expired',
  'suspended',
  'debarred',
  'name-rule',
  'cancelled',
  'surrendered',
  'deceased',
  'not-listed',
] as const;
export type RegisterState = (typeof registerStates)[number];

/** What the asset manager itself has decided about an ARN, whatever the register says. */
export const houseStates = ['not-empanelled', 'suspended', 'cancelled'] as const;
export type HouseState = (typeof houseStates)[number];

/** What holds for an ARN on a day. */
export const arnStates = [
  ...registerStates,
  'not-empanelled',
  'kyd-missing',
  /** Expired for more than three months: what was held is forfeited. */
  'lapsed',
] as const;
export type ArnState = (typeof arnStates)[number];

/** How a login finds its ARN: what the app of distributors knows of all this. */
export type LoginState = 'active' | 'expired' | 'suspended' | 'cancelled' | 'not-empanelled';

export interface ArnPermits {
  readonly isNewBusinessTaken: boolean;
  /** SIPs and STPs that were registered before; null where there are none. */
  readonly registeredPlans: 'go-on' | 'until-transfer' | null;
  readonly trail: 'paid' | 'held' | 'forfeited' | 'stops' | 'to-nominees' | null;
  readonly login: LoginState;
}

const goesOn = { isNewBusinessTaken: false, registeredPlans: 'go-on' } as const;
const held = { ...goesOn, trail: 'held', login: 'suspended' } as const;

/**
 * Handbook, part 3 B3: what each state permits. Redemptions, SWPs and a change of contact need no valid ARN, and the book
 * stays readable wherever somebody logs in.
 */
export const arnPermits: Readonly<Record<ArnState, ArnPermits>> = {
  active: { isNewBusinessTaken: true, registeredPlans: 'go-on', trail: 'paid', login: 'active' },
  provisional: { isNewBusinessTaken: false, registeredPlans: null, trail: null, login: 'suspended' },
  expired: { ...goesOn, trail: 'held', login: 'expired' },
  lapsed: { ...goesOn, trail: 'forfeited', login: 'expired' },
  suspended: held,
  'name-rule': held,
  'not-listed': held,
  'kyd-missing': held,
  'not-empanelled': { ...held, login: 'not-empanelled' },
  debarred: { ...held, login: 'cancelled' },
  cancelled: {
    isNewBusinessTaken: false,
    registeredPlans: 'until-transfer',
    trail: 'stops',
    login: 'cancelled',
  },
  surrendered: {
    isNewBusinessTaken: false,
    registeredPlans: 'until-transfer',
    trail: 'stops',
    login: 'suspended',
  },
  deceased: { ...goesOn, trail: 'to-nominees', login: 'cancelled' },
};

export interface ArnFacts {
  readonly house: HouseState | null;
  /** Null while no register has spoken of it. */
  readonly register: RegisterState | null;
  /** The last good day, ISO; null where it is not known. */
  readonly validTo: string | null;
  readonly isKydDone: boolean;
}

const HELD_MONTHS = 3;

/** The day after which what is held is forfeited: three months from the last good day. */
export const heldUntil = (validTo: string): string =>
  Temporal.PlainDate.from(validTo).add({ months: HELD_MONTHS }).toString();

/** States that no renewal and no paper lifts, gravest first. */
const final = ['deceased', 'cancelled', 'debarred', 'surrendered'] as const;
const closing = ['suspended', 'name-rule', 'not-listed'] as const;

/** The gravest of what the house, the register, the calendar and the papers say. */
export function arnStateOn({ house, register, validTo, isKydDone }: ArnFacts, today: string): ArnState {
  for (const state of final) if (house === state || register === state) return state;
  if (house === 'not-empanelled') return house;
  for (const state of closing) if (house === state || register === state) return state;
  if (validTo !== null && validTo < today) return today > heldUntil(validTo) ? 'lapsed' : 'expired';
  if (register === 'expired') return register;
  if (!isKydDone) return 'kyd-missing';
  return register ?? 'active';
}
