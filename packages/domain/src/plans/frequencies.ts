export const frequencies = [
  'daily',
  'weekly',
  'fortnightly',
  'twice-monthly',
  'monthly',
  'two-monthly',
  'quarterly',
  'half-yearly',
  'annual',
] as const;
export type Frequency = (typeof frequencies)[number];

interface FrequencyFacts {
  /** Instalments in so many months, as the SIP book counts (handbook §3.1). */
  readonly instalments: number;
  readonly inMonths: number;
  /** What lies between two due dates; null for a daily plan, which runs on business days. */
  readonly every: { readonly days: number } | { readonly months: number } | null;
  /** How many days of the month such a plan may be registered on, least and most; null where none can be. */
  readonly daysOfMonth: readonly [number, number] | null;
  /** Failed debits in a row after which the plan ends by itself (handbook §1.2, since 1-Apr-2024). */
  readonly failuresToCancel: number;
}

const oneDay = [1, 1] as const;
const twoDays = [2, 2] as const;

/** Twice a month and every two months are the registrars' own: the handbook does not have them. */
export const frequencyFacts: Readonly<Record<Frequency, FrequencyFacts>> = {
  daily: { instalments: 21, inMonths: 1, every: null, daysOfMonth: null, failuresToCancel: 3 },
  weekly: { instalments: 52, inMonths: 12, every: { days: 7 }, daysOfMonth: [4, 5], failuresToCancel: 3 },
  fortnightly: {
    instalments: 26,
    inMonths: 12,
    every: { days: 14 },
    daysOfMonth: twoDays,
    failuresToCancel: 3,
  },
  'twice-monthly': {
    instalments: 2,
    inMonths: 1,
    every: { months: 1 },
    daysOfMonth: twoDays,
    failuresToCancel: 3,
  },
  monthly: { instalments: 1, inMonths: 1, every: { months: 1 }, daysOfMonth: oneDay, failuresToCancel: 3 },
  'two-monthly': {
    instalments: 1,
    inMonths: 2,
    every: { months: 2 },
    daysOfMonth: oneDay,
    failuresToCancel: 3,
  },
  quarterly: { instalments: 1, inMonths: 3, every: { months: 3 }, daysOfMonth: oneDay, failuresToCancel: 2 },
  'half-yearly': {
    instalments: 1,
    inMonths: 6,
    every: { months: 6 },
    daysOfMonth: oneDay,
    failuresToCancel: 2,
  },
  annual: { instalments: 1, inMonths: 12, every: { months: 12 }, daysOfMonth: oneDay, failuresToCancel: 2 },
};

export function isFrequency(text: string): text is Frequency {
  return Object.hasOwn(frequencyFacts, text);
}

export function endsAfterFailures(frequency: Frequency, failuresInRow: number): boolean {
  return failuresInRow >= frequencyFacts[frequency].failuresToCancel;
}
