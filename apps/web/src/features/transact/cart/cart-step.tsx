import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useCart } from '../flow/queries.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { chosenOf, isSendable } from './chosen-orders.ts';
import { useCartInProgress } from './use-cart-in-progress.ts';

interface CartStepProps {
  route: 'transact/payment' | 'transact/summary';
  title: string;
  children: (chosen: readonly CartItem[]) => ReactNode;
}

/** A step after the cart: it has the orders that were chosen there, or says that there are none. */
export const CartStep = (props: CartStepProps) => (
  <SignedIn title={props.title}>
    <Step {...props} />
  </SignedIn>
);

function Step({ route, title, children }: CartStepProps) {
  const { data: items, error, refetch } = useCart();
  useCartInProgress(route, items?.length);
  const chosen = items && chosenOf(items).filter((item) => route === 'transact/payment' || isSendable(item));
  if (chosen && chosen.length > 0) return children(chosen);
  return (
    <>
      <PageHeader title={title} back />
      <Card>
        {chosen ? (
          <EmptyState
            title="No orders to send"
            text="Nothing in your cart is selected, or no order can be sent."
          >
            <ButtonLink to="transact/cart">Open the cart</ButtonLink>
          </EmptyState>
        ) : (
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The cart could not be loaded"
            loading="Loading the orders"
            lines={['short title', 'block', 'block']}
          />
        )}
      </Card>
    </>
  );
}
