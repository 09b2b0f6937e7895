import { paise } from '@hub/domain';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { applicationAccount, applicationFolio } from '@hub/domain/applications/application-folio';
import { applicationTerms } from '@hub/domain/applications/application-terms';
import { type MandateFacts, nothingEarlier, type OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { OrderPreview } from '@hub/domain/orders/preview/order-preview';
import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import type { OrderValues } from '../../terms/order-values.ts';
import { noPlanValues } from '../../terms/plan-values.ts';
import type { FormContext } from '../form/form-context.ts';

const NEW = 'NEW';

/** The mandate that comes with the SIP: nobody has approved it yet, so the first debit waits for it. */
function mandateOf(draft: ApplicationDraft, facts: ApplicationFacts): MandateFacts {
  const { bank, key, maskedAccount } = applicationAccount(draft, facts);
  return {
    id: NEW,
    status: 'INITIATED',
    channel: draft.mandate.channel ?? 'netbanking',
    maskedUmrn: null,
    bank,
    accountKey: key,
    maskedAccount,
    limit: paise(100_000_000_000n),
    startsOn: Temporal.PlainDate.from('2000-01-01'),
    endsOn: Temporal.PlainDate.from('2099-12-31'),
  };
}

/** The facts of an order into the folio that is not there yet. */
export function orderFactsOf({ draft, facts }: Pick<FormContext, 'draft' | 'facts'>): OrderFacts | null {
  if (facts.order === null) return null;
  return {
    ...facts.order,
    folio: applicationFolio(draft, facts, NEW),
    target: null,
    held: null,
    paidByUpi: paise(0n),
    mandates: draft.kind === 'sip' ? [mandateOf(draft, facts)] : [],
    plans: [],
    houseLimit: null,
    earlier: nothingEarlier,
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
  begunFrom: '',
  lines: [],
  lineId: '',
  consent: false,
  frequency: order.frequency ?? '',
  day: order.day === null ? '' : String(order.day),
  startsOn: order.startsOn,
  mandate: NEW,
});
