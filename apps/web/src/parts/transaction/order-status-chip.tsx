import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { orderStatusText } from '@hub/contract/orders/record-texts';
import type { OrderStatus } from '@hub/domain/orders/state/order-status';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  draft: 'calm',
  pending: 'soon',
  confirmed: 'calm',
  paid: 'calm',
  submitted: 'calm',
  allotted: 'good',
  expired: 'bad',
  declined: 'blocked',
  rejected: 'bad',
  cancelled: 'blocked',
};

type StatusOf = Pick<RecordRow, 'kind' | 'status' | 'waitsOn' | 'isRefunded'>;

const toneOf = ({ status, waitsOn }: StatusOf): Tone =>
  status === 'confirmed' && waitsOn === 'payer' ? 'soon' : tones[status];

/** Where an order is. */
export const OrderStatusChip = ({ order }: { order: StatusOf }) => (
  <StatusChip tone={toneOf(order)}>{orderStatusText(order)}</StatusChip>
);
