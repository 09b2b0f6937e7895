import { parseMoney } from '../money/figure-text.ts';
import { type Paise, paise } from '../money/scaled.ts';
import type { Frequency } from '../plans/frequencies.ts';
import {
  type AmountKind,
  type AmountLimits,
  defaultAmountLimits,
  defaultMinimumInstalments,
} from './amount-limits.ts';
import type { FrequencyRule, PlanRules, SchemeRules } from './scheme-rules.ts';

/** Rupees as text: a JSON number would be a float. */
export interface AmountJson {
  readonly min: string;
  readonly multiple?: string;
  readonly max?: string;
}

export interface FrequencyJson extends Partial<AmountJson> {
  readonly every: Frequency;
  readonly instalments?: number;
  readonly days?: readonly number[];
}

export interface PlanJson {
  readonly leadDays?: number;
  readonly every?: readonly FrequencyJson[];
}

/**
 * The column `scheme.rules`. What is left out has the trade's usual value (handbook §1.2), so `{}` is a scheme
 * that is silent; null forbids.
 */
export interface SchemeRulesJson {
  readonly fresh?: AmountJson | null;
  readonly additional?: AmountJson | null;
  readonly switch?: AmountJson | null;
  readonly redemption?: AmountJson | null;
  readonly sip?: PlanJson | null;
  readonly stp?: PlanJson | null;
  readonly swp?: PlanJson | null;
  readonly takesSwitch?: boolean;
  readonly takesStp?: boolean;
  readonly targets?: readonly string[] | null;
  readonly leastBalance?: string;
  readonly closedTo?: readonly string[];
}

const monthDays = Array.from({ length: 28 }, (_, index) => index + 1);
const weekdays = [1, 2, 3, 4, 5];
const usualDays: Readonly<Record<Frequency, readonly number[]>> = {
  daily: [],
  weekly: weekdays,
  fortnightly: weekdays,
  'twice-monthly': monthDays,
  monthly: monthDays,
  'two-monthly': monthDays,
  quarterly: monthDays,
  'half-yearly': monthDays,
  annual: monthDays,
};

/** Handbook §1.2: an approved mandate debits after four days, an STP or SWP begins after seven. */
const usualLeadDays = { sip: 4, stp: 7, swp: 7 } as const;
const usualFrequencies: readonly FrequencyJson[] = [{ every: 'monthly' }, { every: 'quarterly' }];

export function readSchemeRules(json: SchemeRulesJson): SchemeRules {
  return {
    fresh: limitsOf('fresh', json.fresh),
    additional: limitsOf('additional', json.additional),
    switch: limitsOf('switch', json.switch),
    redemption: limitsOf('redemption', json.redemption),
    sip: planOf('sip', json.sip),
    stp: planOf('stp', json.stp),
    swp: planOf('swp', json.swp),
    takesSwitch: json.takesSwitch ?? true,
    takesStp: json.takesStp ?? true,
    targets: json.targets ?? null,
    leastBalance: json.leastBalance === undefined ? paise(0n) : rupees('leastBalance', json.leastBalance),
    closedTo: json.closedTo ?? [],
  };
}

function limitsOf(kind: AmountKind, json: Partial<AmountJson> | null | undefined): AmountLimits | null {
  return json === null ? null : amountOf(kind, json ?? {});
}

function amountOf(kind: AmountKind, json: Partial<AmountJson>): AmountLimits {
  const usual = defaultAmountLimits[kind];
  return {
    minimum: json.min === undefined ? usual.minimum : rupees(kind, json.min),
    multiple: json.multiple === undefined ? usual.multiple : rupees(kind, json.multiple),
    maximum: json.max === undefined ? usual.maximum : rupees(kind, json.max),
  };
}

function planOf(kind: 'sip' | 'stp' | 'swp', json: PlanJson | null | undefined): PlanRules | null {
  if (json === null) return null;
  return {
    leadDays: json?.leadDays ?? usualLeadDays[kind],
    frequencies: (json?.every ?? usualFrequencies).map(
      (rule): FrequencyRule => ({
        frequency: rule.every,
        limits: amountOf(kind, rule),
        minimumInstalments: rule.instalments ?? defaultMinimumInstalments[kind],
        days: rule.days ?? usualDays[rule.every],
      }),
    ),
  };
}

function rupees(field: string, text: string): Paise {
  const amount = parseMoney(text);
  if (amount === null || amount < 0n) throw new RangeError(`${field}: ${text} is no amount`);
  return amount;
}
