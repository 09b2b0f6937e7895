import type { MandateStep } from '@hub/contract/calls/confirmation/opening';
import { mandateReasonOf } from '@hub/contract/mandates/mandate-reasons';
import { type OrderTermsWire, readTerms } from '@hub/contract/orders/terms/terms-schema';
import { maskNumber } from '@hub/domain';
import type { Queries } from '../../../db/queries.ts';
import { findMandatesById, type MandateRow } from '../../mandates/mandates.public.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

/** A SIP that goes ahead or may. */
const isOn = ({ kind, status }: OrderRow): boolean =>
  kind === 'sip' && !['declined', 'expired', 'cancelled', 'rejected'].includes(status);

const mandateIdOf = (order: OrderRow): string[] => {
  const terms = readTerms(order.terms as OrderTermsWire);
  return terms.kind === 'sip' && terms.mandate !== null ? [terms.mandate] : [];
};

const stepOf = ({
  bank,
  account,
  limit,
  status,
  channel,
  approvalUrl,
  code,
  reason,
}: MandateRow): MandateStep => ({
  bank,
  masked: maskNumber(account),
  limit,
  status,
  isPaper: channel === 'paper',
  approvalUrl: status === 'INITIATED' ? approvalUrl : null,
  reason: status === 'REJECTED' ? mandateReasonOf(code, reason).words : null,
});

/** The mandates that the SIPs of a link are debited by. */
export async function findMandateSteps(
  queries: Queries,
  arn: string,
  orders: readonly OrderRow[],
): Promise<MandateStep[]> {
  const ids = [...new Set(orders.filter(isOn).flatMap(mandateIdOf))];
  return ids.length === 0 ? [] : (await findMandatesById(queries, arn, ids)).map(stepOf);
}

/** The investor can approve it now. */
export const isToApprove = ({ status, approvalUrl }: MandateStep): boolean =>
  status === 'INITIATED' && approvalUrl !== null;
