import { type GoalDetails, requestedGoal } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalFindingText, goalTexts } from '@hub/contract/goal-planner/goal-texts';
import {
  basisPoints,
  moneyOf,
  type Paise,
  paise,
  parsePercent,
  parseTypedMoney,
  percentOf,
  writePercent,
} from '@hub/domain';
import { assignedValues } from '@hub/domain/goal-planner/assigned-holdings';
import { checkGoal } from '@hub/domain/goal-planner/check-goal';
import { type GoalKind, type GoalTerms, goalDefaults } from '@hub/domain/goal-planner/goal';
import type * as z from 'zod/mini';
import type { Option } from '../../../ui/form/field/option.ts';
import { type Checked, checkedAs } from '../../../ui/form/state/form-rules.ts';

type RequestedGoal = z.infer<typeof requestedGoal>;

/** What stands in the form, as it is typed. */
export interface GoalValues {
  investorId: Option | null;
  /** The name of who is no client; null while a client is looked for. */
  prospect: string | null;
  kind: GoalKind;
  name: string;
  due: string;
  cost: string;
  years: string;
  inflation: string;
  returns: string;
  returnsAfter: string;
  stepUp: string;
  otherHeld: string;
  /** Per cent by holding, as `holdingKey` names it. */
  holdings: Readonly<Record<string, string>>;
  /** As `sipKey` names them. */
  sips: readonly string[];
}

interface HoldingName {
  readonly folioNo: string;
  readonly schemeCode: string;
}
interface SipName {
  readonly folioNo: string;
  readonly regNo: string;
}
export const holdingKey = ({ folioNo, schemeCode }: HoldingName): string => `${folioNo} ${schemeCode}`;
export const sipKey = ({ folioNo, regNo }: SipName): string => `${folioNo} ${regNo}`;
const partsOfKey = (key: string): readonly [string, string] => {
  const [folioNo = '', rest = ''] = key.split(' ');
  return [folioNo, rest];
};

/** Without the noughts that nobody types: `10`, `7.5`. */
const typedRate = (percent: string): string => String(Number(percent));
const typedMoney = (amount: string): string => amount.replace(/\.00$/, '');

export function usualRates(kind: GoalKind) {
  const { years, inflation, returns, returnsAfter, stepUp } = goalDefaults[kind];
  return {
    years: String(years),
    inflation: typedRate(writePercent(inflation)),
    returns: typedRate(writePercent(returns)),
    returnsAfter: typedRate(writePercent(returnsAfter)),
    stepUp: typedRate(writePercent(stepUp)),
  };
}

export const newGoal = (investor: Option | null): GoalValues => ({
  investorId: investor,
  prospect: null,
  kind: 'education',
  name: '',
  due: '',
  cost: '',
  ...usualRates('education'),
  otherHeld: '',
  holdings: {},
  sips: [],
});

export const valuesOf = (goal: GoalDetails): GoalValues => ({
  investorId: goal.investorId === null ? null : { id: goal.investorId, name: goal.person },
  prospect: goal.investorId === null ? goal.person : null,
  kind: goal.kind,
  name: goal.name,
  due: goal.due,
  cost: typedMoney(goal.cost),
  years: String(goal.years),
  inflation: typedRate(goal.inflation),
  returns: typedRate(goal.returns),
  returnsAfter: typedRate(goal.returnsAfter),
  stepUp: typedRate(goal.stepUp),
  otherHeld: goal.otherHeld === '0.00' ? '' : typedMoney(goal.otherHeld),
  holdings: Object.fromEntries(goal.holdings.map((one) => [holdingKey(one), String(one.percent)])),
  sips: goal.sips.map(sipKey),
});

/** As it is sent; what is not a number goes as it was typed, and the contract says so at its field. */
function requestedOf(values: GoalValues, id: string | undefined): unknown {
  const { investorId, prospect, holdings, sips, years, otherHeld, ...terms } = values;
  return {
    ...terms,
    ...(id !== undefined && { id }),
    ...(prospect !== null ? { prospect } : investorId !== null && { investorId: investorId.id }),
    years: /^\d{1,3}$/.test(years) ? Number(years) : years,
    basis: 'effective',
    otherHeld: otherHeld === '' ? '0' : otherHeld,
    holdings: Object.entries(holdings)
      .filter(([, percent]) => percent !== '' && percent !== '0')
      .map(([key, percent]) => {
        const [folioNo, schemeCode] = partsOfKey(key);
        return { folioNo, schemeCode, percent: /^\d{1,3}$/.test(percent) ? Number(percent) : percent };
      }),
    sips: sips.map((key) => {
      const [folioNo, regNo] = partsOfKey(key);
      return { folioNo, regNo };
    }),
  };
}

interface HeldValue extends HoldingName {
  readonly value: string;
}

/** What is there for it today: parts of the book, and what else was told. */
export function heldOf(values: GoalValues, held: readonly HeldValue[]): Paise {
  const worth = new Map(held.map((one) => [holdingKey(one), moneyOf(one.value)]));
  const parts = Object.entries(values.holdings).flatMap(([holding, percent]) => {
    const share = parsePercent(`${percent || '0'}.00`);
    return share === null ? [] : [{ goal: '', holding, share: basisPoints(share) }];
  });
  const ofBook = assignedValues(parts, worth).get('') ?? 0n;
  return paise(ofBook + (parseTypedMoney(values.otherHeld) ?? 0n));
}

/** The terms as the arithmetic takes them; null while something of them is missing or cannot be read. */
export function termsOf(values: GoalValues, held: Paise): GoalTerms | null {
  const sent = requestedGoal.safeParse({
    ...(requestedOf({ ...values, holdings: {}, sips: [] }, undefined) as object),
    name: values.name || 'A goal',
    prospect: 'Someone',
    investorId: undefined,
  });
  if (!sent.success) return null;
  const { kind, name, due, cost, years, inflation, returns, returnsAfter, stepUp, basis } = sent.data;
  return {
    kind,
    name,
    due: Temporal.PlainDate.from(due),
    cost: moneyOf(cost.includes('.') ? cost : `${cost}.00`),
    years,
    inflation: percentOf(inflation),
    returns: percentOf(returns),
    returnsAfter: percentOf(returnsAfter),
    stepUp: percentOf(stepUp),
    held,
    basis,
  };
}

const missing: Readonly<Partial<Record<keyof GoalValues, string>>> = {
  investorId: goalTexts.whose,
  prospect: 'Enter a name.',
  name: 'Give the goal a name.',
  due: 'Choose when the money is needed.',
  cost: 'Enter an amount.',
};

interface GoalCheck {
  readonly today: Temporal.PlainDate;
  readonly held: readonly HeldValue[];
  readonly id: string | undefined;
}

/** The rules of the form: the contract's, then those of the arithmetic, each at its field. */
export function checkGoalForm(values: GoalValues, { today, held, id }: GoalCheck): Checked<RequestedGoal> {
  const read = requestedGoal.safeParse(requestedOf(values, id));
  const faults: Record<string, string> = {};
  const say = (name: string, message: string) => {
    const value = values[name as keyof GoalValues];
    const isMissing = value === '' || value === null;
    faults[name] ??= (isMissing && missing[name as keyof GoalValues]) || message;
  };
  for (const { path, message } of read.error?.issues ?? []) {
    const [first = 'name'] = path;
    say(first === 'investorId' && values.prospect !== null ? 'prospect' : String(first), message);
  }
  const terms = termsOf(values, heldOf(values, held));
  for (const finding of terms === null ? [] : checkGoal(terms, today)) {
    say(finding.field === 'held' ? 'otherHeld' : finding.field, goalFindingText(finding));
  }
  return checkedAs(faults, read.data);
}
