import { type FrequencyRule, type IsBusinessDay, type PlanRules, readSchemeRules } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { marketOf } from '@hub/domain/orders/preview/order-nav';
import { hasDayOfMonth } from '@hub/domain/orders/preview/plan-schedule';
import { type StartWindow, startWindow } from '@hub/domain/orders/preview/start-window';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { RegisterTerms } from '@hub/domain/orders/terms/plan-terms';
import { planDayOnOrAfter } from '@hub/domain/plans/first-start';
import { termsNow } from './form-terms.ts';
import type { OrderValues } from './order-values.ts';
import type { PartProps } from './part-props.ts';

/** What a scheme takes that says nothing of its own: shown until one is chosen. */
const usual = readSchemeRules({});

/** What the scheme takes of plans of this kind; null where it takes none. */
export function planRulesOf(kind: FormKind, facts: OrderFacts | null): PlanRules | null {
  if (kind !== 'sip' && kind !== 'stp' && kind !== 'swp') return null;
  return (facts?.scheme?.rules ?? usual)[kind];
}

/** Two days of each month need two answers; no form asks for them. */
export const offeredRules = (rules: PlanRules | null): readonly FrequencyRule[] =>
  (rules?.frequencies ?? []).filter(({ frequency }) => frequency !== 'twice-monthly');

export const ruleFor = (rules: PlanRules | null, frequency: string): FrequencyRule | undefined =>
  offeredRules(rules).find((rule) => rule.frequency === frequency);

export type StartInput = Pick<PartProps, 'kind' | 'folioNo' | 'facts' | 'orderFacts' | 'today'>;

/** Business days of the schemes that are chosen. */
function marketFor({ facts, orderFacts }: Pick<StartInput, 'facts' | 'orderFacts'>): IsBusinessDay {
  const schemes = [facts?.scheme ?? null, facts?.target ?? null].filter((one) => one !== null);
  return marketOf(orderFacts.holidays, ...schemes);
}

const rhythmOf = ({ kind, folioNo }: StartInput, values: OrderValues): RegisterTerms =>
  termsNow(kind, folioNo, values) as RegisterTerms;

/** Between which days the plan may begin; null while its rhythm is not entered. */
export function startWindowOf(requested: StartInput, values: OrderValues): StartWindow | null {
  const { frequency, day } = values;
  if (frequency === '' || (frequency !== 'daily' && day === '')) return null;
  const facts = { scheme: requested.facts?.scheme ?? null, mandates: requested.orderFacts.mandates };
  return startWindow(rhythmOf(requested, values), facts, requested.today);
}

/** The days on which the plan may begin, earliest first. */
export function startsOffered(
  requested: StartInput,
  values: OrderValues,
  most = Number.POSITIVE_INFINITY,
): readonly Temporal.PlainDate[] {
  const window = startWindowOf(requested, values);
  if (window === null) return [];
  const rhythm = rhythmOf(requested, values);
  const isOpen = marketFor(requested);
  const starts: Temporal.PlainDate[] = [];
  let start = window.earliest;
  while (Temporal.PlainDate.compare(start, window.latest) <= 0 && starts.length < most) {
    // A daily plan is due on business days; any other moves when its due date is none.
    if (values.frequency !== 'daily' || isOpen(start)) starts.push(start);
    start = planDayOnOrAfter(rhythm, start.add({ days: 1 }));
  }
  return starts;
}

/** What a change of the rhythm or of the mandate makes of the start: it stays where it may, else it is the earliest. */
export function startAfter(requested: StartInput, values: OrderValues): string {
  const starts = startsOffered(requested, values);
  const stays = starts.find((start) => start.toString() === values.startsOn);
  return (stays ?? starts[0])?.toString() ?? '';
}

/** What another frequency makes of the day: it stays where that frequency has it. */
export function dayAfter({ frequency, days }: FrequencyRule, was: OrderValues): string {
  if (was.frequency === '' || frequency === 'daily') return '';
  const isAlike = hasDayOfMonth(frequency) === hasDayOfMonth(was.frequency);
  return isAlike && days.includes(Number(was.day)) ? was.day : '';
}
