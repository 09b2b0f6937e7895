import type { CartItem } from '@hub/contract/calls/transact/transact';
import { cartTexts } from '@hub/contract/orders/send-texts';
import { rupeesText } from '@hub/domain';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { FlowTrail } from '../flow/flow-trail.tsx';
import { useCart, useCartChanges } from '../flow/queries.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { ordersText } from '../record-acts/record-text.ts';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table.tsx';
import { byInvestor, chosenOf, hasQuestion, isPaidFor, needsPayment } from './chosen-orders.ts';
import { paidTotal } from './paid-total.ts';
import { problemText } from './use-cart-act.ts';
import { useCartInProgress } from './use-cart-in-progress.ts';
import { useRemovedOrders } from './use-removed-orders.ts';

/** Orders that are not sent yet, kept on the server: by investor, because each gets one link for all of them. */
export const Page = () => (
  <SignedIn title="Cart">
    <CartOrders />
  </SignedIn>
);

function CartOrders() {
  const { data: items, error, refetch } = useCart();
  const { mark } = useCartChanges();
  const removed = useRemovedOrders();
  const [problem, setProblem] = useState<string | null>(null);
  useCartInProgress('transact/cart', items?.length);
  const another = (
    <ButtonLink look={items?.length ? 'outline' : 'primary'} to="transact/initiate">
      Add an order
    </ButtonLink>
  );
  if (!items) {
    return (
      <>
        <PageHeader title="Cart" back />
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The cart could not be loaded"
            loading="Loading the cart"
            lines={['short title', 'block', 'block']}
          />
        </Card>
      </>
    );
  }
  const chosen = chosenOf(items);
  const choose = (id: string, isChosen: boolean) => {
    setProblem(null);
    mark(id, { isChosen }).catch((cause) => setProblem(problemText(cause)));
  };
  const groups = byInvestor(removed.among(items));
  return (
    <>
      <PageHeader
        title="Cart"
        note={items.length > 0 && 'Each investor confirms all their orders with one link.'}
        back
        actions={items.length > 0 && another}
      />
      <FlowTrail step="cart" hasPayment={chosen.some(needsPayment)} />
      {problem && (
        <p role="alert" className={cx(styles.problem, styles.wide)}>
          {problem}
        </p>
      )}
      {groups.length === 0 && <EmptyCart>{another}</EmptyCart>}
      <div className={`stack one-column gap-16 ${styles.wide}`}>
        {groups.map(({ investor, items: ofOne }) => (
          <CartTable
            key={investor.id}
            investor={investor}
            items={ofOne}
            chosen={chosen}
            removed={removed}
            onChoose={choose}
            onProblem={setProblem}
          />
        ))}
      </div>
      {items.length > 0 && <Bar chosen={chosen} />}
    </>
  );
}

/** What is sent, and how it goes on. */
function Bar({ chosen }: { chosen: readonly CartItem[] }) {
  const isOpen = chosen.some(needsPayment);
  const mayChoose = chosen.some(isPaidFor);
  const total = paidTotal(chosen);
  const held =
    chosen.length === 0
      ? cartTexts.nothingChosen
      : chosen.some(hasQuestion)
        ? cartTexts.heldByQuestion
        : null;
  return (
    <>
      <div className={`row between gap-12 above-16 pad-12-0 line-above ${cx(styles.bar, styles.wide)}`}>
        <p className="stack">
          <strong>{ordersText(chosen.length)} to send</strong>
          <span className="mute text-note">
            {total !== null && `${rupeesText(total)} to be paid`}
            {total !== null && mayChoose && ' · '}
            {mayChoose && <RouteLink to="transact/payment">{cartTexts.payment.change}</RouteLink>}
          </span>
        </p>
        {held === null ? (
          <ButtonLink size="large" to={isOpen ? 'transact/payment' : 'transact/summary'}>
            {isOpen ? 'Continue to payment' : 'Continue to summary'}
          </ButtonLink>
        ) : (
          <Button size="large" busy aria-describedby="cart-held">
            Continue
          </Button>
        )}
      </div>
      {held !== null && (
        <p id="cart-held" className="mute text-note">
          {held}
        </p>
      )}
    </>
  );
}

function EmptyCart({ children }: { children: ReactNode }) {
  return (
    <Card>
      <EmptyState
        title="Your cart is empty"
        text="Orders appear here once you add them, and stay until they are sent or removed."
      >
        {children}
      </EmptyState>
    </Card>
  );
}
