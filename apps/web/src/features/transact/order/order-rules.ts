import { findingText } from '@hub/contract/orders/finding-texts';
import {
  lumpsumTermsSchema,
  type OrderTermsWire,
  redeemTermsSchema,
  switchTermsSchema,
} from '@hub/contract/orders/terms-schema';
import { checkOrder, type Finding, type OrderFacts, type OrderKind, orderDefinitions } from '@hub/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  fieldFor,
  isAnswered,
  type OrderValues,
  termsNow,
  type ValueName,
  wireTerms,
} from './order-values.ts';

const schemas = {
  lumpsum: lumpsumTermsSchema,
  redeem: redeemTermsSchema,
  switch: switchTermsSchema,
} as const;

/** What an empty field is asked for; what is typed wrongly, the contract's own texts say. */
const missing: Readonly<Partial<Record<ValueName, string>>> = {
  schemeCode: 'Choose a scheme',
  toSchemeCode: 'Choose the scheme to switch to',
  amount: 'Enter an amount',
  units: 'Enter the units',
  account: 'Choose a bank account',
};

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** The field of the form at which an issue of the terms is shown. */
function formName([first, second]: readonly PropertyKey[], values: OrderValues): ValueName | null {
  if (first === 'quantity')
    return second === 'amount' || second === 'units' ? second : fieldFor('quantity', values);
  return typeof first === 'string' && first in values ? (first as ValueName) : null;
}

export interface OrderCheck {
  readonly kind: OrderKind;
  readonly folioNo: string;
  /** Null until they are known. */
  readonly facts: OrderFacts | null;
  readonly now: Temporal.Instant;
}

/** How an order is paid is chosen in a step of its own, and checked there. */
const isOfPayment = ({ field }: Finding) => field === 'payMode' || field === 'account';

function preflight({ kind, folioNo, facts, now }: OrderCheck, values: OrderValues): readonly Finding[] {
  if (facts === null) return [];
  const found = checkOrder(termsNow(kind, folioNo, values), facts, now);
  return orderDefinitions[kind].hasPayment ? found.filter((finding) => !isOfPayment(finding)) : found;
}

/** What pre-flight says now. What it says about an empty field waits until that is left or sent. */
export function liveFindings(
  { kind, folioNo, facts, now }: OrderCheck,
  values: OrderValues,
): readonly Finding[] {
  return preflight({ kind, folioNo, facts, now }, values).filter(({ field }) => isAnswered(field, values));
}

type Errors = FieldErrors<OrderValues>;

/** The rules of the form: the contract's form of the terms, then every block of pre-flight, each at its field. */
export const orderResolver =
  (check: () => OrderCheck): Resolver<OrderValues, unknown, OrderTermsWire> =>
  (values) => {
    const { kind, folioNo, facts, now } = check();
    const read = schemas[kind].safeParse(wireTerms(kind, folioNo, values));
    const errors: Record<string, { type: string; message: string }> = {};
    const say = (name: string, message: string) => {
      errors[name] ??= { type: 'order', message };
    };
    for (const { path, message } of read.error?.issues ?? []) {
      const name = formName(path, values);
      const isMissing = name !== null && isEmpty(values[name]);
      say(name ?? 'order', (isMissing && missing[name]) || message);
    }
    for (const finding of preflight({ kind, folioNo, facts, now }, values)) {
      if (finding.level !== 'block') continue;
      const name = finding.field === null ? null : fieldFor(finding.field, values);
      say(name ?? 'order', findingText(finding).title);
    }
    if (read.success && Object.keys(errors).length === 0) return { values: read.data, errors: {} };
    return { values: {}, errors: errors as Errors };
  };
