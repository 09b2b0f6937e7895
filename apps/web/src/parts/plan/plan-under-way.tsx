import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { deleteRecord } from '@hub/contract/calls/transact/transact-records';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx';
import { orderHref } from '../transaction/order-link.ts';
import { ordersKey } from '../transaction/order-news.ts';

type UnderWay = NonNullable<PlanRow['underWay']>;

const names: Readonly<Record<UnderWay['kind'], string>> = {
  pause: 'A pause',
  stop: 'A stop',
  replace: 'A plan that replaces it',
};

/** `A stop is confirmed and takes effect by itself.` */
function underWayText({ kind, status }: UnderWay): string {
  if (status === 'pending') return `${names[kind]} was sent; the investor has not confirmed it yet.`;
  if (status === 'submitted') return `${names[kind]} is with the registrar.`;
  return `${names[kind]} is confirmed and will take effect by itself.`;
}

/** An order about the plan that has not taken effect: it can be taken back until it is with the registrar. */
export function PlanUnderWay({ plan: { kind, regNo, underWay } }: { plan: PlanRow }) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const [isRequesting, setRequesting] = useState(false);
  const takeBack = useMutation({
    mutationFn: (reference: string) => api.call(deleteRecord, { id: reference }),
    onSuccess() {
      toaster.show('success', `Cancelled. ${kind} ${regNo} continues as before.`);
      setRequesting(false);
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: () =>
      Promise.all(
        [ordersKey, ['reports'], ['investor', 'plans'], ['transact']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (underWay === null) return null;
  const { reference, status } = underWay;
  return (
    <div className="row wrap between gap-8-16 pad-8-12 text-note tinted round">
      <p>
        {underWayText(underWay)} <RouteLink href={orderHref(reference)}>Order {reference}</RouteLink>
      </p>
      {status !== 'submitted' && (
        <Button
          look="outline"
          size="compact"
          aria-label={`Cancel request: ${kind} ${regNo}`}
          onClick={() => setRequesting(true)}
        >
          Cancel request
        </Button>
      )}
      {isRequesting && (
        <ConfirmModal
          title="Cancel this request?"
          confirm="Cancel request"
          refuse="Keep it"
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate(reference)}
          onClose={() => setRequesting(false)}
        >
          <p>
            Order {reference} is cancelled, and {kind} {regNo} continues as before.
          </p>
        </ConfirmModal>
      )}
    </div>
  );
}
