import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderStatusText } from '@hub/contract/orders/record-texts';
import type { StartedQuery } from '../../../parts/query/started-query.ts';

/** A query to the desk with the order attached. */
export function queryAbout(order: Omit<RecordDetails, 'now'>): StartedQuery {
  const kind = orderKindTexts[order.kind].title;
  return {
    id: `order-${order.reference}`,
    sectionId: 'transactions',
    subSectionId: order.status === 'rejected' ? 'rejected' : 'pending',
    subject: `${kind} ${order.headline}, order ${order.reference}`,
    figures: [
      { label: 'Order', value: order.reference },
      { label: 'Kind', value: `${kind}, ${order.headline}` },
      { label: 'Scheme', value: order.scheme.name },
      { label: 'Investor', value: `${order.investor.name}, folio ${order.folioNo}` },
      { label: 'Status', value: orderStatusText(order) },
    ],
  };
}
