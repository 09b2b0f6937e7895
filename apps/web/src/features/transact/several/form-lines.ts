import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { FormOrder } from '@hub/contract/orders/order-calls';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { type Paise, paise } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { dueOf, type FormKind, type OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { Frequency } from '@hub/domain/plans/frequencies';
import { type Checked, checkedAs } from '../../../ui/form/state/form-rules.ts';
import { wireTerms } from '../terms/form-terms.ts';
import { checkOrderForm, termsSchemas } from '../terms/order-rules.ts';
import type { FormLine, OrderValues, ValueName } from '../terms/order-values.ts';
import { valuesOfTerms } from '../terms/terms-in-form.ts';
import type { OrderCheck } from '../terms/unloaded-units.ts';

/** Chosen once, for all orders of a form. */
const common: readonly ValueName[] = [
  'euin',
  'isExecutionOnly',
  'subArn',
  'payMode',
  'account',
  'mandate',
  'newMandate',
];
const isCommon = (name: string): boolean => common.some((one) => one === name);

/** Money that comes in goes into several schemes at once; what leaves has its own units to look at. */
export function takesSeveral(kind: FormKind): boolean {
  const { isPurchase, takesOut } = orderDefinitions[kind];
  return isPurchase && !takesOut;
}

export const formLineOf = ({ id, version, terms, scheme, target, headline }: CartItem): FormLine => ({
  id,
  version,
  terms,
  scheme,
  target,
  headline,
});

/** Whether the fields are no order: the lines alone are sent. */
export const isBlank = ({ lines, lineId, schemeCode, amount }: OrderValues): boolean =>
  lines.length > 0 && lineId === '' && schemeCode === null && amount.trim() === '';

/** The fields of the next scheme. The days of a plan stay as they are, and what counts for all. */
export const nextValues = {
  schemeCode: null,
  toSchemeCode: null,
  amount: '',
  idcw: '',
  replaces: '',
  begunFrom: '',
  lineId: '',
  // It was given for the orders that were there.
  consent: false,
} as const satisfies Partial<OrderValues>;

/** A line in the fields, without what is chosen for all. */
export const valuesOfLine = (line: FormLine): Partial<OrderValues> => ({
  ...Object.fromEntries(Object.entries(valuesOfTerms(line)).filter(([name]) => !isCommon(name))),
  lineId: line.id,
});

/** A line as it is sent: with what the form has chosen for all since it was kept. */
export function termsOfLine(line: FormLine, values: OrderValues): OrderTermsWire {
  const { kind, folioNo } = line.terms;
  const read = termsSchemas[kind].safeParse(wireTerms(kind, folioNo, { ...values, ...valuesOfLine(line) }));
  // What is wrong about the choice for all is said at its field.
  return read.data ?? line.terms;
}

/** Whether the cart has it as the form would send it. */
export function isAsSaved(line: FormLine, values: OrderValues): boolean {
  const stored = termsSchemas[line.terms.kind].safeParse(line.terms);
  return JSON.stringify(termsOfLine(line, values)) === JSON.stringify(stored.data);
}

/** All orders of the form: the one in the fields takes the place it had among the lines, or comes last. */
export function ordersOf(values: OrderValues, own: OrderTermsWire | null): readonly FormOrder[] {
  const { lines, lineId } = values;
  const inCart = lines.map((line) => ({
    terms: line.id === lineId && own !== null ? own : termsOfLine(line, values),
    item: { id: line.id, version: line.version },
  }));
  return own === null || lineId !== '' ? inCart : [...inCart, { terms: own }];
}

/** What is wrong with the order in the fields; where these are empty, only with what is chosen for all. */
export function checkFields(values: OrderValues, check: OrderCheck): Checked<OrderTermsWire | null> {
  const checked = checkOrderForm(values, check);
  if ('sent' in checked || !isBlank(values)) return checked;
  return checkedAs<OrderTermsWire | null>(
    // What is about no field is about the folio.
    Object.fromEntries(Object.entries(checked.faults).filter(([name]) => isCommon(name) || name === 'order')),
    null,
  );
}

export interface FormTotal {
  readonly amount: Paise;
  /** Null: once. */
  readonly every: Frequency | null;
}

/** What the orders come to; null where amounts of different rhythms do not add up, or none is entered. */
export function totalOf(orders: readonly OrderTerms[]): FormTotal | null {
  const amounts = orders.flatMap((terms) =>
    'amount' in terms && terms.amount !== null ? [terms.amount] : [],
  );
  const [every = null, ...others] = new Set(
    orders.map((terms) => ('frequency' in terms ? terms.frequency : null)),
  );
  const amount = paise(amounts.reduce((sum, one) => sum + one, 0n));
  return others.length > 0 || amount === 0n ? null : { amount, every };
}

/**
 * The other orders of the form are among what comes before the one in the fields; what the cart has of that itself (`id`)
 * is no second one beside it.
 */
export function factsBeside(
  facts: OrderFacts,
  lines: readonly FormLine[],
  { values, id: own }: { readonly values: OrderValues; readonly id: string },
): OrderFacts {
  if (lines.length === 0 && own === '') return facts;
  const { earlier, paidByUpi } = facts;
  const dues = lines.map((line): bigint => dueOf(readTerms(termsOfLine(line, values))) ?? 0n);
  const byUpi = values.payMode === 'upi' ? dues.reduce((sum, due) => sum + due, 0n) : 0n;
  return {
    ...facts,
    earlier: { ...earlier, orders: earlier.orders.filter(({ id }) => id !== own) },
    paidByUpi: paise(paidByUpi + byUpi),
  };
}
