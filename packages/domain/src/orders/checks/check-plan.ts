import { isWithinYearBound, perpetualEnd } from '../../calendar/dates.ts';
import { dayNumberOf } from '../../calendar/day-number.ts';
import { paise } from '../../money/scaled.ts';
import { planDayOnOrAfter } from '../../plans/first-start.ts';
import { type PlanPreview, previewPlan } from '../../plans/preview-plan.ts';
import type { FrequencyRule } from '../../schemes/scheme-rules.ts';
import { isMinorStatus } from '../../tax-status/tax-statuses.ts';
import type { HeldFacts, OrderFacts, SchemeFacts } from '../facts/order-facts.ts';
import type { OrderLimits } from '../facts/order-limits.ts';
import { planMarket } from '../preview/order-nav.ts';
import { planCover } from '../preview/plan-cover.ts';
import { mandateOf, scheduleOf } from '../preview/plan-schedule.ts';
import { firstUnlocked, nothingHeld, unitsApart } from '../preview/sell-units.ts';
import { startWindow } from '../preview/start-window.ts';
import type { RegisterTerms, StpTerms, SwpTerms } from '../terms/plan-terms.ts';
import { birthdayOf } from './check-folio.ts';
import { checkReplaced } from './check-plan-change.ts';
import { checkPlanMandate } from './check-plan-mandate.ts';
import { checkLimits } from './check-quantity.ts';
import { block, type Finding, warn } from './finding.ts';

/** What is wrong with a plan that is to be registered: its frequency, day, start, end, amount, mandate and balance. */
export function checkPlan(
  terms: RegisterTerms,
  facts: OrderFacts,
  today: Temporal.PlainDate,
  limits: OrderLimits,
): Finding[] {
  const { scheme } = facts;
  const rules = scheme?.rules[terms.kind] ?? null;
  if (scheme === null || rules === null) return [];
  const rule = rules.frequencies.find(({ frequency }) => frequency === terms.frequency);
  if (rule === undefined) {
    const offered = rules.frequencies.map(({ frequency }) => frequency);
    return [block('frequency-not-offered', 'frequency', { scheme: scheme.name, offered })];
  }
  const isDayRight = isOffered(rule, terms.day);
  const dates = isDayRight ? [...checkStart(terms, facts, today), ...checkEnd(terms)] : [];
  const found = [
    ...checkPlanAmount(terms, rule, scheme),
    ...(isDayRight ? [] : [block('day-not-offered', 'day', { offered: rule.days })]),
    ...dates,
    ...checkReplaced(terms, facts, today),
    ...(terms.kind === 'sip' ? [] : checkHeld(facts.held ?? nothingHeld, scheme, terms.startsOn)),
  ];
  // A term without an end can be long: it is looked through only when nothing else is wrong.
  if (found.some(({ level }) => level === 'block'))
    return [...found, ...checkPlanMandate(terms, facts, null, today)];
  const preview = previewPlan(
    scheduleOf(terms, mandateOf(terms, facts)),
    { amount: terms.amount ?? paise(0n), topUp: terms.kind === 'sip' ? terms.topUp : null },
    planMarket(terms, scheme, facts),
  );
  return [
    ...found,
    ...checkCount(terms, preview, rule, scheme),
    ...checkPlanMandate(terms, facts, preview, today),
    ...checkPanExempt(terms, facts, limits),
    ...checkMinorTerm(preview, facts, today, limits),
    ...(terms.kind === 'sip' ? [] : checkCover(terms, preview, facts)),
  ];
}

/** A day of the month or a weekday that the scheme takes; a daily plan has none. */
const isOffered = ({ days }: FrequencyRule, day: number | null): boolean =>
  day === null ? days.length === 0 : days.includes(day);

function checkStart(terms: RegisterTerms, facts: OrderFacts, today: Temporal.PlainDate): Finding[] {
  const { startsOn } = terms;
  const { earliest, latest, leadDays } = startWindow(terms, facts, today);
  if (isBefore(startsOn, today)) return [block('start-past', 'startsOn', { earliest })];
  if (isBefore(startsOn, earliest)) {
    return [block('start-too-near', 'startsOn', { earliest, days: leadDays })];
  }
  if (isBefore(latest, startsOn)) return [block('start-too-far', 'startsOn', { latest })];
  const next = planDayOnOrAfter(terms, startsOn);
  return next.equals(startsOn) ? [] : [block('start-off-day', 'startsOn', { next })];
}

function checkEnd({ end, startsOn }: RegisterTerms): Finding[] {
  if (end.by !== 'date') return [];
  if (isBefore(end.date, startsOn)) return [block('end-before-start', 'end', { start: startsOn })];
  return isWithinYearBound(end.date) ? [] : [block('end-too-late', 'end', { latest: perpetualEnd() })];
}

function checkPlanAmount(terms: RegisterTerms, { limits }: FrequencyRule, scheme: SchemeFacts): Finding[] {
  const { amount } = terms;
  if (amount === null) {
    return terms.kind !== 'sip' && terms.move === 'appreciation'
      ? []
      : [block('nothing-requested', 'amount', {})];
  }
  if (amount <= 0n) return [block('nothing-requested', 'amount', {})];
  const cap = terms.kind === 'sip' ? (terms.topUp?.cap ?? null) : null;
  return [
    ...checkLimits(amount, limits, scheme, 'amount'),
    ...(cap !== null && cap <= amount ? [block('top-up-cap', 'topUp', { amount })] : []),
  ];
}

/** All that are paid, the first one at once among them. */
function checkCount(
  terms: RegisterTerms,
  { count, last }: PlanPreview,
  { minimumInstalments }: FrequencyRule,
  { name }: SchemeFacts,
): Finding[] {
  const isFirstPaid = terms.kind === 'sip' && terms.firstNow !== null;
  const all = isFirstPaid ? count + 1 : count;
  if (terms.end.by === 'count' && all < terms.end.count && last !== null) {
    return [block('end-too-late', 'end', { latest: perpetualEnd() })];
  }
  return all < minimumInstalments
    ? [block('too-few-instalments', 'end', { count: all, least: minimumInstalments, scheme: name })]
    : [];
}

/** What there is to move when the plan begins: none is refused, and all in lock-in or under lien is good to know. */
function checkHeld(held: HeldFacts, scheme: SchemeFacts, startsOn: Temporal.PlainDate): Finding[] {
  const on = dayNumberOf(startsOn);
  const { balance, free, loaded, locked, lien } = unitsApart(held, scheme, on);
  if (balance === 0n) return [block('nothing-held', 'schemeCode', {})];
  if (free + loaded > 0n || locked + lien === 0n) return [];
  return [warn('units-held-back', 'schemeCode', { locked, lien, until: firstUnlocked(held, scheme, on) })];
}

/** Handbook §1.5: at 18 the folio is frozen and its plans stop. */
function checkMinorTerm(
  { last }: PlanPreview,
  { folio }: OrderFacts,
  today: Temporal.PlainDate,
  { ofAge }: OrderLimits,
): Finding[] {
  const birthDate = folio?.birthDate ?? null;
  if (last === null || folio === null || birthDate === null || !isMinorStatus(folio.taxStatus)) return [];
  const on = birthdayOf(birthDate, ofAge);
  // Who is of age already is refused for it.
  return isBefore(today, on) && !isBefore(last.debitOn, on)
    ? [warn('minor-comes-of-age', 'end', { on, age: ofAge })]
    : [];
}

/** What a folio without a PAN puts in within a year. */
function checkPanExempt(terms: RegisterTerms, facts: OrderFacts, { panExemptYear }: OrderLimits): Finding[] {
  const { folio, scheme } = facts;
  if (terms.kind !== 'sip' || folio === null || folio.hasPan || scheme === null) return [];
  const end = terms.startsOn.add({ years: 1 }).subtract({ days: 1 });
  const year = previewPlan({ ...scheduleOf(terms, null), end }, terms, planMarket(terms, scheme, facts));
  const first = terms.firstNow === null ? 0n : terms.amount;
  if (folio.paidThisYear + first + year.total <= panExemptYear) return [];
  const left = panExemptYear > folio.paidThisYear ? paise(panExemptYear - folio.paidThisYear) : paise(0n);
  return [block('pan-exempt-limit', 'amount', { limit: panExemptYear, left })];
}

/** How far what is held goes at today's value. A plan without an end says so in its summary: it always runs out. */
function checkCover(terms: StpTerms | SwpTerms, { count }: PlanPreview, facts: OrderFacts): Finding[] {
  const cover = planCover(terms, facts);
  if (cover === null || terms.amount === null) return [];
  const { instalments, worth } = cover;
  if (instalments === 0) {
    return [block('covers-none', 'amount', { kind: terms.kind, amount: terms.amount, worth })];
  }
  return terms.end.by !== 'perpetual' && instalments < count
    ? [warn('balance-runs-out', 'amount', { instalments, count })]
    : [];
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;
