import { isWithinYearBound } from '../calendar/dates.ts';
import { dayNumberOf } from '../calendar/day-number.ts';
import { wholeMonths } from '../calendar/whole-months.ts';
import { type BasisPoints, basisPoints, type Paise, paise } from '../money/scaled.ts';
import type { GoalKind, GoalTerms } from './goal.ts';
import { highestReturn, returnRuleOn } from './return-band.ts';

interface GoalFigures {
  'name-missing': unknown;
  'name-too-long': { readonly longest: number };
  'due-past': unknown;
  /** Less than a month away: there is no instalment to plan. */
  'due-too-near': unknown;
  'due-too-far': { readonly years: number };
  'amount-nil': unknown;
  'amount-too-high': { readonly most: Paise };
  'years-outside': { readonly least: number; readonly most: number };
  'rate-outside': { readonly least: BasisPoints; readonly most: BasisPoints };
}
type GoalCode = keyof GoalFigures;

/** What keeps a goal from being planned, at its field, with the figures its words need. */
export type GoalFinding = {
  [Code in GoalCode]: { readonly code: Code; readonly field: keyof GoalTerms } & GoalFigures[Code];
}[GoalCode];

export const LONGEST_GOAL_NAME = 60;
const MOST_GOAL_YEARS = 60;

const crore = (count: bigint): Paise => paise(count * 1_00_00_000_00n);
/** Beyond these it is a slip of the keys; within them no figure of a plan outgrows its column. */
const MOST_HELD = crore(1000n);
const mostCost: Readonly<Record<GoalKind, Paise>> = {
  education: crore(10n),
  home: crore(100n),
  retirement: crore(1n),
  custom: crore(100n),
};
const mostYears: Readonly<Record<GoalKind, number>> = { education: 10, home: 1, retirement: 50, custom: 10 };
const NONE = basisPoints(0n);
const MOST_INFLATION = basisPoints(1500n);
const MOST_STEP_UP = basisPoints(2500n);

export function checkGoal(terms: GoalTerms, today: Temporal.PlainDate): GoalFinding[] {
  const rule = returnRuleOn(dayNumberOf(today));
  const most = mostYears[terms.kind];
  return [
    ...checkName(terms.name),
    ...checkDue(terms.due, today),
    ...checkAmount('cost', terms.cost, paise(1n), mostCost[terms.kind]),
    ...checkAmount('held', terms.held, paise(0n), MOST_HELD),
    ...(Number.isInteger(terms.years) && terms.years >= 1 && terms.years <= most
      ? []
      : [{ code: 'years-outside' as const, field: 'years' as const, least: 1, most }]),
    ...checkRate('inflation', terms.inflation, NONE, MOST_INFLATION),
    ...checkRate('returns', terms.returns, rule.least, highestReturn(rule, terms.basis)),
    ...checkRate('returnsAfter', terms.returnsAfter, rule.least, rule.most),
    ...checkRate('stepUp', terms.stepUp, NONE, MOST_STEP_UP),
  ];
}

function checkName(typed: string): GoalFinding[] {
  const name = typed.trim();
  if (name === '') return [{ code: 'name-missing', field: 'name' }];
  return name.length > LONGEST_GOAL_NAME
    ? [{ code: 'name-too-long', field: 'name', longest: LONGEST_GOAL_NAME }]
    : [];
}

function checkDue(due: Temporal.PlainDate, today: Temporal.PlainDate): GoalFinding[] {
  const field = 'due';
  if (Temporal.PlainDate.compare(due, today) <= 0) return [{ code: 'due-past', field }];
  const months = wholeMonths(today, due);
  if (months < 1) return [{ code: 'due-too-near', field }];
  return months > MOST_GOAL_YEARS * 12 || !isWithinYearBound(due)
    ? [{ code: 'due-too-far', field, years: MOST_GOAL_YEARS }]
    : [];
}

function checkAmount(field: 'cost' | 'held', amount: Paise, least: Paise, most: Paise): GoalFinding[] {
  if (amount < least) return [{ code: 'amount-nil', field }];
  return amount > most ? [{ code: 'amount-too-high', field, most }] : [];
}

type RateField = 'inflation' | 'returns' | 'returnsAfter' | 'stepUp';

const checkRate = (
  field: RateField,
  rate: BasisPoints,
  least: BasisPoints,
  most: BasisPoints,
): GoalFinding[] => (rate < least || rate > most ? [{ code: 'rate-outside', field, least, most }] : []);
