import { mandateFieldTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import { mandateFindingText } from '@hub/contract/mandates/mandate-texts';
import {
  pauseTermsSchema,
  sipTermsSchema,
  stopTermsSchema,
  stpTermsSchema,
  swpTermsSchema,
} from '@hub/contract/orders/terms/plan-terms-schema';
import {
  lumpsumTermsSchema,
  type OrderTermsWire,
  redeemTermsSchema,
  switchTermsSchema,
} from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { todayInIndia } from '@hub/domain';
import { checkNewMandate } from '@hub/domain/mandates/checks/check-new-mandate';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import type { Finding } from '@hub/domain/orders/checks/finding';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { type Checked, checkedAs } from '../../../ui/form/state/form-rules.ts';
import { asOrdered } from './as-ordered.ts';
import { termsNow, wireTerms } from './form-terms.ts';
import { fieldFor, isAnswered, type OrderValues, type ValueName, valueAt } from './order-values.ts';
import type { OrderCheck } from './unloaded-units.ts';

export const termsSchemas = {
  lumpsum: lumpsumTermsSchema,
  redeem: redeemTermsSchema,
  switch: switchTermsSchema,
  sip: sipTermsSchema,
  stp: stpTermsSchema,
  swp: swpTermsSchema,
  pause: pauseTermsSchema,
  stop: stopTermsSchema,
} as const;

/** What an empty field is asked for; what is typed wrongly, the contract's own texts say. */
const missing: Readonly<Partial<Record<ValueName, string>>> = {
  schemeCode: 'Choose a scheme',
  toSchemeCode: 'Choose the scheme to switch to',
  amount: 'Enter an amount',
  units: 'Enter the units',
  account: 'Choose a bank account',
  day: 'Choose a day',
  startsOn: 'Choose when it starts',
  count: 'Enter how many instalments',
  endsOn: 'Enter the end date',
  topUpAmount: 'Enter by how much it increases',
  topUpRate: 'Enter by how much it increases',
  mandate: 'Choose a mandate, or add one',
  regNo: 'Choose a plan',
  from: 'Choose the first instalment to skip',
  to: 'Choose for how long',
  reason: 'Choose a reason',
  'newMandate.account': mandateFieldTexts.missing.account,
  'newMandate.channel': mandateFieldTexts.missing.channel,
  'newMandate.limit': mandateFieldTexts.missing.limit,
  'newMandate.endsOn': mandateFieldTexts.missing.endsOn,
};

const isEmpty = (value: unknown): boolean => value === null || value === '';

const lacksDay = ({ frequency, day }: OrderValues): boolean => frequency !== 'daily' && day === '';

/** The field of the form at which an issue of the terms is shown. */
function formName([first, ...rest]: readonly PropertyKey[], values: OrderValues): ValueName | null {
  const last = rest.at(-1);
  switch (first) {
    case 'topUp':
      return last === 'cap' ? 'topUpCap' : fieldFor('topUp', values);
    case 'firstNow':
      return last === 'account' ? 'account' : fieldFor('firstNow', values);
    case 'quantity':
    case 'end':
    case 'planKind':
      return fieldFor(first, values);
    case 'newMandate':
      return typeof last === 'string' && last in values.newMandate
        ? (`newMandate.${last}` as ValueName)
        : null;
    default:
      return typeof first === 'string' && first in values ? (first as ValueName) : null;
  }
}

function preflight(check: OrderCheck, values: OrderValues): readonly Finding[] {
  const { kind, folioNo, facts, now } = check;
  if (facts === null) return [];
  return checkOrder(termsNow(kind, folioNo, asOrdered(check, values)), facts, now);
}

/** What the rules of mandates say of the one that comes with the order, at the fields of the form. */
export function mandateFindings(check: OrderCheck, values: OrderValues) {
  const { kind, folioNo, facts, now } = check;
  if (facts === null) return [];
  const terms = termsNow(kind, folioNo, asOrdered(check, values));
  return checkNewMandate(terms, facts, todayInIndia(now)).map((finding) => ({
    name: (finding.field === null ? 'mandate' : `newMandate.${finding.field}`) as ValueName,
    words: { code: finding.code, level: finding.level, ...mandateFindingText(finding) },
  }));
}

/** What pre-flight says now. What it says about an empty field waits until that is left or sent. */
export const liveFindings = (check: OrderCheck, values: OrderValues): readonly Finding[] =>
  preflight(check, values).filter(({ field }) => isAnswered(field, values));

/** The rules of the form: the contract's form of the terms, then every block of pre-flight, each at its field. */
export function checkOrderForm(values: OrderValues, check: OrderCheck): Checked<OrderTermsWire> {
  const { kind, folioNo } = check;
  const ordered = asOrdered(check, values);
  const read = termsSchemas[kind].safeParse(wireTerms(kind, folioNo, ordered));
  const faults: Record<string, string> = {};
  const say = (name: ValueName | null, message: string) => {
    const isMissing = name !== null && isEmpty(valueAt(ordered, name));
    faults[name ?? 'order'] ??= (isMissing && missing[name]) || message;
  };
  // Without its day nobody can say when a plan begins.
  const isWithoutDay = orderDefinitions[kind].fields.includes('day') && lacksDay(values);
  if (isWithoutDay) say('day', missing.day ?? '');
  for (const { path, message } of read.error?.issues ?? []) {
    const name = formName(path, values);
    if (!(name === 'startsOn' && isWithoutDay)) say(name, message);
  }
  for (const finding of preflight(check, values)) {
    if (finding.level !== 'block') continue;
    const name = finding.field === null ? null : fieldFor(finding.field, values);
    if (!(name === 'startsOn' && isWithoutDay)) say(name, findingText(finding).title);
  }
  for (const { name, words } of mandateFindings(check, values)) {
    if (words.level === 'block') say(name, words.title);
  }
  return checkedAs(faults, read.data);
}
