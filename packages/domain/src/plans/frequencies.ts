export const frequencies = [
  'daily',
  'weekly',
  'fortnightly',
  'monthly',
  'quarterly',
  'half-yearly',
  'annual',
] as const;
export type Frequency = (typeof frequencies)[number];

export interface FrequencyFacts {
  /** Instalments in so many months, as the SIP book counts (handbook §3.1). */
  readonly instalments: number;
  readonly inMonths: number;
  /** What lies between two due dates; null for a daily plan, which runs on business days. */
  readonly every: { readonly days: number } | { readonly months: number } | null;
  /** Failed debits in a row after which the plan ends by itself (handbook §1.2, since 1-Apr-2024). */
  readonly failuresToCancel: number;
}

export const frequencyFacts: Readonly<Record<Frequency, FrequencyFacts>> = {
  daily: { instalments: 21, inMonths: 1, every: null, failuresToCancel: 3 },
  weekly: { instalments: 52, inMonths: 12, every: { days: 7 }, failuresToCancel: 3 },
  fortnightly: { instalments: 26, inMonths: 12, every: { days: 14 }, failuresToCancel: 3 },
  monthly: { instalments: 1, inMonths: 1, every: { months: 1 }, failuresToCancel: 3 },
  quarterly: { instalments: 1, inMonths: 3, every: { months: 3 }, failuresToCancel: 2 },
  'half-yearly': { instalments: 1, inMonths: 6, every: { months: 6 }, failuresToCancel: 2 },
  annual: { instalments: 1, inMonths: 12, every: { months: 12 }, failuresToCancel: 2 },
};

export function isFrequency(text: string): text is Frequency {
  return Object.hasOwn(frequencyFacts, text);
}

export function endsAfterFailures(frequency: Frequency, failuresInRow: number): boolean {
  return failuresInRow >= frequencyFacts[frequency].failuresToCancel;
}
