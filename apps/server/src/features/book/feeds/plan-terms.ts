import { type Paise, type SystematicPlan, YEAR_BOUND } from '@hub/domain';
import type { RowReader } from './fields/row-reader.ts';
import { planFrequency, planOf } from './plan-words.ts';
import type { PlanFrequency } from './records.ts';

const LAST_DAY = `${YEAR_BOUND}-12-31`;

interface PlanTerms {
  readonly plan: SystematicPlan;
  readonly amount: Paise;
  readonly frequency: PlanFrequency;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** What every plan must have; null for a plan we do not keep. */
export function planTerms(
  reader: RowReader,
  at: {
    readonly type: number;
    readonly amount: number;
    readonly frequency: number;
    readonly from: number;
    readonly to: number;
  },
): PlanTerms | null {
  const type = reader.required(at.type);
  const plan = planOf(type);
  if (plan === 'other') return null;
  if (plan === null) reader.refuse(at.type, `The kind of plan ${type} is not one we know.`);
  const frequencyText = reader.required(at.frequency);
  const frequency = planFrequency(frequencyText);
  if (frequency === null) reader.refuse(at.frequency, `The frequency ${frequencyText} is not one we know.`);
  const amount = reader.requiredMoney(at.amount);
  if (amount <= 0n) reader.refuse(at.amount, 'A plan needs an amount above zero.');
  const startsOn = reader.requiredDate(at.from);
  const endsOn = reader.date(at.to, 'future') ?? LAST_DAY;
  if (endsOn < startsOn) reader.refuse(at.to, 'The plan ends before it begins.');
  return {
    plan: plan ?? 'SIP',
    amount,
    frequency: frequency ?? 'monthly',
    startsOn,
    endsOn: endsOn > LAST_DAY ? LAST_DAY : endsOn,
  };
}
