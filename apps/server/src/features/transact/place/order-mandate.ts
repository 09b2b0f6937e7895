import type { RequestOf } from '@hub/contract';
import type { submitSip } from '@hub/contract/calls/transact/transact-plans';
import { mandateMessageTexts } from '@hub/contract/mandates/mandate-message-texts';
import { mandateFindingText } from '@hub/contract/mandates/mandate-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { checkNewMandate, newMandateTerms } from '@hub/domain/mandates/checks/check-new-mandate';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { hasNewMandate } from '@hub/domain/orders/preview/mandate-ahead';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import type { CallContext, ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import type { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import {
  refuseFound,
  refuseVpaOfFolio,
  registerWithOrder,
  requestApprovals,
  withdrawMandates,
} from '../../mandates/mandates.public.ts';
import { findUnneededMandates, type OrderRow } from '../orders/orders.repository.ts';

/* The mandate that is registered with a SIP. Its terms stay in the order's, as a sign that it came with it. */

const WITHIN = 'terms.newMandate';

/** Before the transaction: a UPI ID belongs to a holder of the folio. */
export async function refuseVpaOfOrder(
  context: SignedInContext,
  { terms: { folioNo, mandate, newMandate } }: RequestOf<typeof submitSip>,
): Promise<void> {
  if (mandate !== NEW_MANDATE || newMandate === undefined) return;
  await refuseVpaOfFolio(context, { folioNo, ...newMandate }, `${WITHIN}.vpa`);
}

/** What the rules of mandates say of it, in words. */
export const mandateFindings = (
  terms: OrderTerms,
  facts: Pick<OrderFacts, 'folio' | 'mandates'>,
  today: Temporal.PlainDate,
) =>
  checkNewMandate(terms, facts, today).map((finding) => ({
    code: finding.code,
    level: finding.level,
    field: finding.field === null ? 'mandate' : `newMandate.${finding.field}`,
    ...mandateFindingText(finding),
  }));

/** What keeps it from being registered; null where nothing does. */
export const refuseNewMandate = (
  terms: OrderTerms,
  facts: Pick<OrderFacts, 'folio' | 'mandates'>,
  today: Temporal.PlainDate,
): Refusal | null => refuseFound(checkNewMandate(terms, facts, today), WITHIN);

/** Whether a mandate is to be registered with it. */
export const bringsMandate = (wire: OrderTermsWire): boolean =>
  wire.kind === 'sip' && wire.mandate === NEW_MANDATE;

/**
 * Registers it, in the transaction that sends the order: whatever refuses one of them refuses both. The order's terms
 * name it from here on.
 */
export async function registerOwnMandate(
  context: ChangeContext,
  tx: Tx,
  wire: OrderTermsWire,
): Promise<OrderTermsWire> {
  if (wire.kind !== 'sip' || wire.newMandate === undefined) return wire;
  const terms = readTerms(wire);
  if (!hasNewMandate(terms)) {
    // A mandate that was there before does not come with the order.
    const { newMandate: _, ...others } = wire;
    return others;
  }
  const requested = newMandateTerms(terms, context.clock.today());
  return { ...wire, mandate: await registerWithOrder(context, tx, requested, WITHIN) };
}

type OrdersOf = { readonly arn: string; readonly orders: readonly OrderRow[] };

const sipsAmong = (orders: readonly OrderRow[]) =>
  orders.map(({ terms }) => readTerms(terms as OrderTermsWire)).filter((terms) => terms.kind === 'sip');

/**
 * The investor has confirmed these orders: the banks of their mandates are asked, where they were not yet. Another SIP
 * than the one that it came with may ride on a mandate too.
 */
export async function requestApprovalsOf(
  context: Pick<CallContext, 'mandates'>,
  tx: Tx,
  { arn, orders, returnUrl }: OrdersOf & { readonly returnUrl: string },
): Promise<void> {
  const ids = [...new Set(sipsAmong(orders).map(({ mandate }) => mandate))];
  if (ids.length > 0) await requestApprovals(context, tx, { arn, ids, returnUrl });
}

/** These orders do not go ahead: what came with them goes, unless another order needs it or the investor has approved it. */
export async function withdrawOwnMandates(
  context: Pick<CallContext, 'mandates' | 'clock'>,
  tx: Tx,
  { arn, orders, actor }: OrdersOf & { readonly actor: 'distributor' | 'investor' },
): Promise<void> {
  const own = sipsAmong(orders).flatMap(({ mandate, newMandate }) =>
    newMandate === undefined ? [] : [mandate],
  );
  const ids = own.length === 0 ? [] : await findUnneededMandates(tx, arn, own);
  const { byDistributor, byInvestor } = mandateMessageTexts;
  const reason = actor === 'investor' ? byInvestor : byDistributor;
  if (ids.length > 0) await withdrawMandates(context, tx, { arn, ids, actor, reason });
}
