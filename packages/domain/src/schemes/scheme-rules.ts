import type { Paise } from '../money/scaled.ts';
import type { Frequency } from '../plans/frequencies.ts';
import type { AmountLimits } from './amount-limits.ts';

/** What a plan must satisfy at one frequency. */
export interface FrequencyRule {
  readonly frequency: Frequency;
  readonly limits: AmountLimits;
  readonly minimumInstalments: number;
  /** Days of the month; for weekly and fortnightly plans weekdays, 1 Monday to 5 Friday; none for daily ones. */
  readonly days: readonly number[];
}

export interface PlanRules {
  /** From the application to the first instalment, in calendar days, when the mandate stands already. */
  readonly leadDays: number;
  readonly frequencies: readonly FrequencyRule[];
}

/** What a scheme takes, per kind of transaction. Null: it does not take that kind at all. */
export interface SchemeRules {
  readonly fresh: AmountLimits | null;
  readonly additional: AmountLimits | null;
  /** Out of this scheme; a target also wants its own purchase minimum (handbook §1.1). */
  readonly switch: AmountLimits | null;
  readonly redemption: AmountLimits | null;
  readonly sip: PlanRules | null;
  /** Out of this scheme. */
  readonly stp: PlanRules | null;
  readonly swp: PlanRules | null;
  /** Whether money may come in from another scheme of the house. */
  readonly takesSwitch: boolean;
  readonly takesStp: boolean;
  /** Funds a switch or an STP may go to; null for every one that takes it. */
  readonly targets: readonly string[] | null;
  /** Under this value everything is offered instead. */
  readonly leastBalance: Paise;
  /** Countries whose residents may not buy, ISO 3166 codes. */
  readonly closedTo: readonly string[];
}

/** The kinds that a screen can begin. */
export const transactionKinds = ['fresh', 'additional', 'sip', 'switch', 'redemption', 'stp', 'swp'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** New money, as against what is in a scheme already and leaves it. */
export const isMoneyIn = (kind: TransactionKind): boolean =>
  kind === 'fresh' || kind === 'additional' || kind === 'sip';

/** A closed scheme takes no new money; what is in it may leave. */
export function takesTransaction(
  { isOpen, rules }: { readonly isOpen: boolean; readonly rules: SchemeRules },
  kind: TransactionKind,
): boolean {
  return rules[kind] !== null && (isOpen || !isMoneyIn(kind));
}

interface Fund {
  readonly code: string;
  readonly fund: string;
  readonly plan: string;
  readonly isOpen: boolean;
  readonly rules: SchemeRules;
}

/** Whether a switch or an STP may lead from one scheme to the other: same plan, another scheme, both willing. */
export function mayMove(kind: 'switch' | 'stp', from: Fund, to: Fund): boolean {
  const isTaken = kind === 'switch' ? to.rules.takesSwitch : to.rules.takesStp;
  const isTarget = from.rules.targets === null || from.rules.targets.includes(to.fund);
  return (
    from.code !== to.code &&
    from.plan === to.plan &&
    from.rules[kind] !== null &&
    to.isOpen &&
    isTaken &&
    isTarget
  );
}
