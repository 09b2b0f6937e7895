import {
  applicationAccount,
  applicationFolio,
  applicationTerms,
  type OrderFacts,
  type OrderPreview,
  paise,
  previewOrder,
} from '@hub/domain';
import type { OrderValues } from '../order/order-values.ts';
import { noPlanValues } from '../plan/plan-values.ts';
import type { FormContext } from './form-context.ts';

const NEW = 'NEW';

/** The facts of an order into the folio that is not there yet. */
export function orderFactsOf({ draft, facts }: Pick<FormContext, 'draft' | 'facts'>): OrderFacts | null {
  if (facts.order === null) return null;
  return {
    ...facts.order,
    folio: applicationFolio(draft, facts, NEW),
    target: null,
    held: null,
    paidByUpi: paise(0n),
    mandates: [],
    plans: [],
  };
}

/** What the order comes to; null until all of it is entered. */
export function previewOf(form: Pick<FormContext, 'draft' | 'facts' | 'now'>): OrderPreview | null {
  const facts = orderFactsOf(form);
  const { key: account } = applicationAccount(form.draft, form.facts);
  const terms = applicationTerms(form.draft, { folioNo: NEW, account, mandate: NEW });
  return facts?.scheme == null || terms === null ? null : previewOrder(terms, facts, form.now);
}

/** The order as the parts of an order form have it: they say on which days a plan may begin. */
export const orderValuesOf = ({ draft: { order } }: Pick<FormContext, 'draft'>): OrderValues => ({
  ...noPlanValues,
  schemeCode: null,
  toSchemeCode: null,
  by: 'amount',
  amount: order.amount,
  units: '',
  idcw: order.idcw ?? '',
  account: '',
  payMode: 'netbanking',
  euin: '',
  isExecutionOnly: false,
  subArn: '',
  frequency: order.frequency ?? '',
  day: order.day === null ? '' : String(order.day),
  startsOn: order.startsOn,
});
