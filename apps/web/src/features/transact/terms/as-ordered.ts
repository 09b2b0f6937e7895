import { paise, todayInIndia, writeMoney } from '@hub/domain';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { type ProposedMandate, proposedMandate } from '@hub/domain/orders/preview/proposed-mandate';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { SipTerms } from '@hub/domain/orders/terms/plan-terms';
import { termsNow } from './form-terms.ts';
import type { OrderValues } from './order-values.ts';
import { countUnloaded, type OrderCheck } from './unloaded-units.ts';

const withoutScheme = { scheme: null, target: null, holidays: { EQUITY: [], DEBT: [] } } as const;

interface ProposalInput {
  readonly kind: FormKind;
  readonly folioNo: string;
  readonly facts: OrderFacts | null;
  readonly today: Temporal.PlainDate;
}

/** Limit and end of the mandate that goes with the SIP as it is entered. */
export function proposalFor(
  { kind, folioNo, facts, today }: ProposalInput,
  values: OrderValues,
): ProposedMandate {
  const terms = termsNow(kind, folioNo, values) as SipTerms;
  return proposedMandate(terms, values.newMandate.channel || 'netbanking', facts ?? withoutScheme, today);
}

/** As one types it. */
export const limitText = (limit: ProposedMandate['limit']): string =>
  writeMoney(paise(limit)).replace(/\.00$/, '');

/** The values as an order asks for them: what is counted or proposed at this moment stands in them. */
export function asOrdered(check: OrderCheck, values: OrderValues): OrderValues {
  const counted = countUnloaded(check, values);
  const { mandate, newMandate } = counted;
  if (check.kind !== 'sip' || mandate !== NEW_MANDATE) return counted;
  if (newMandate.limit !== null && newMandate.endsOn !== null) return counted;
  const { limit, endsOn } = proposalFor({ ...check, today: todayInIndia(check.now) }, counted);
  return {
    ...counted,
    newMandate: {
      ...newMandate,
      limit: newMandate.limit ?? limitText(limit),
      endsOn: newMandate.endsOn ?? endsOn.toString(),
    },
  };
}
