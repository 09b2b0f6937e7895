import type { RecordRow } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { useCancelOrder } from './queries.ts';

interface CancelOrderDialogProps {
  order: Pick<RecordRow, 'reference' | 'kind' | 'headline' | 'investor' | 'scheme' | 'status'>;
  onClose: () => void;
}

const after = (status: RecordRow['status']): string =>
  status === 'paid'
    ? 'The money that was paid goes back to the investor’s account.'
    : status === 'pending'
      ? 'The investor’s link stops working.'
      : 'Nothing goes to the registrar.';

/** A cancelled order cannot be taken up again. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
  const cancel = useCancelOrder(onClose);
  const { reference, kind, headline, investor, scheme, status } = order;
  return (
    <ConfirmModal
      title="Cancel this order?"
      confirm="Cancel the order"
      refuse="Keep it"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate(reference)}
      onClose={onClose}
    >
      <p>
        {orderKindTexts[kind].title} {headline}, {scheme.name}, for {investor.name}. Order {reference}.
      </p>
      <p>{after(status)} A cancelled order cannot be sent again.</p>
    </ConfirmModal>
  );
}
