import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  OrderToConfirm,
  openConfirmation as openConfirmationCall,
} from '@hub/contract/calls/confirmation/confirmation';
import { consentOf } from '@hub/contract/orders/consent-texts';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { orderSentence, ordersHeadline } from '@hub/contract/orders/words/order-sentence';
import { maskContact, paise, writeMoney } from '@hub/domain';
import type { CallContext } from '../../../calls/call-context.ts';
import { contactsOf } from '../../../client-messages/contacts.ts';
import type { Tx } from '../../../db/database.ts';
import { findWaiting } from '../applications/application.repository.ts';
import { mandateAhead, showOpening } from '../applications/opening/show-opening.ts';
import { applyEvents } from '../orders/apply-events.ts';
import {
  findConfirmation,
  findDistributorName,
  findPerson,
  markOpened,
} from '../orders/confirmation.repository.ts';
import { findOrdersOf, lockOrdersOf, type OrderRow } from '../orders/orders.repository.ts';
import { isDebitedOrder } from '../payment/debit.service.ts';
import { type OpenConfirmation, stateOf } from './confirmation-link.ts';
import { type LookedAt, lookNow } from './look-now.ts';
import { findMandateSteps } from './mandates-left.ts';

/** By the investor, or by a mandate. */
function paidBy(order: OrderRow): Pick<OrderToConfirm, 'due' | 'debited'> {
  const due = order.due === null ? null : writeMoney(order.due);
  return isDebitedOrder(order) ? { due: null, debited: due } : { due, debited: null };
}

export function orderToConfirm({ order, nav }: LookedAt): OrderToConfirm {
  const { summary } = order;
  return {
    reference: order.reference,
    kind: order.kind,
    status: order.status,
    folioNo: order.folioNo,
    scheme: summary.scheme,
    target: summary.target,
    headline: summary.headline,
    sentence: orderSentence(readTerms(order.terms as OrderTermsWire), summary),
    ...paidBy(order),
    lines: summary.lines,
    navOn: order.navOn,
    nav,
    risk: summary.risk,
  };
}

/** Those that the investor has still to approve. Where, they learn when they have confirmed. */
const mandatesAhead = async (tx: Tx, arn: string, orders: readonly OrderRow[]) =>
  (await findMandateSteps(tx, arn, orders))
    .filter(({ status }) => status === 'INITIATED')
    .map((step) => ({ ...step, approvalUrl: null }));

/** What the link shows. The first look is an event of every order in it. */
export async function openConfirmation(
  context: CallContext,
  _: RequestOf<typeof openConfirmationCall>,
  found: OpenConfirmation,
): Promise<ResponseOf<typeof openConfirmationCall>> {
  const { db, clock } = context;
  const { arn } = found;
  const now = clock.now();
  return db.transaction({ arn }, async (tx) => {
    const row = await findConfirmation(tx, arn, found.confirmation);
    if (row === null) return { link: 'unknown' as const, confirmation: null };
    const state = stateOf(row, now);
    if (state !== 'open') return { link: state, confirmation: null };
    const person = await findPerson(tx, arn, row.investorId);
    if (person === null) return { link: 'unknown' as const, confirmation: null };
    if (await markOpened(tx, arn, row.id, `${now}`)) {
      const orders = await lockOrdersOf(tx, arn, row.id);
      const opened = orders.map((order) => ({
        order,
        event: { type: 'link-opened' as const },
        actor: 'investor' as const,
        at: now,
      }));
      await applyEvents(tx, opened);
    }
    const waiting = (await findOrdersOf(tx, arn, row.id)).filter(({ status }) => status === 'pending');
    const orders = (await lookNow(tx, arn, waiting, now)).map(orderToConfirm);
    const application = await findWaiting(tx, arn, row.id);
    return {
      link: 'open' as const,
      confirmation: {
        investorName: person.name,
        distributor: { name: await findDistributorName(tx, arn), arn },
        contacts: contactsOf(context, person).map(({ channel, to }) => ({
          channel,
          masked: maskContact(to),
        })),
        expiresAt: row.expiresAt,
        now: `${now}`,
        headline: ordersHeadline(
          orders.map(({ sentence }, at) => ({ sentence, paidIn: waiting[at]?.due ?? paise(0n) })),
        ),
        orders,
        disclosures: consentOf(waiting.map(({ kind }) => kind)),
        opening: application && (await showOpening(context, tx, application)),
        mandates: application === null ? await mandatesAhead(tx, arn, waiting) : mandateAhead(application),
      },
    };
  });
}
