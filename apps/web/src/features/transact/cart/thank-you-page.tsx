import type { SentConfirmation } from '@hub/contract/calls/transact/transact';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { Moment } from '../../../ui/date/moment.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { readReferences } from '../flow/links.ts';
import { useSent } from '../flow/queries.ts';
import { SignedIn } from '../flow/signed-in.tsx';
import { ordersText } from '../record-acts/record-text.ts';
import { ShareLinkDialog } from '../record-acts/share-link-dialog.tsx';
import cart from './cart-page.module.css';
import { OrderLine } from './order-line.tsx';
import styles from './thank-you-page.module.css';

/** What was sent to whom, until when it can be confirmed, and what comes next. */
export function Page() {
  const { preLoginTransaction } = useStore(useServices().session);
  // Such a login ends here, and the screen goes on saying what was sent.
  const [isForOne] = useState(preLoginTransaction);
  if (isForOne) return <SentOrders isForOne />;
  return (
    <SignedIn title="Thank you">
      <SentOrders />
    </SignedIn>
  );
}

/** After a login for one transaction (Spec §6) nothing else can be opened. */
function SentOrders({ isForOne = false }: { isForOne?: boolean }) {
  const { endTransactionLogin } = useServices();
  const query = useLocation({ select: (location) => location.searchStr });
  const references = readReferences(query);
  const { data: sent, error, refetch } = useSent(references);
  const isSent = sent !== undefined && sent.length > 0;
  useEffect(() => {
    if (isForOne && isSent) void endTransactionLogin();
  }, [isForOne, isSent, endTransactionLogin]);
  const next = <NextSteps isForOne={isForOne} />;
  if (references.length === 0) {
    return (
      <>
        <PageHeader title="Thank you" />
        <Card>
          <EmptyState
            title="No orders were sent from here"
            text="Orders that were sent are among the pending transactions."
          >
            {next}
          </EmptyState>
        </Card>
      </>
    );
  }
  if (!sent) {
    return (
      <>
        <PageHeader title="Thank you" />
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The orders could not be loaded"
            loading="Loading the orders"
            lines={['title', 'block']}
          />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Thank you" />
      <p className={`row gap-12 below-16 text-large strong ${styles.lead}`}>
        <span className={`stack centre tint-success fixed success ${styles.mark}`}>
          <Icon of={CheckIcon} size={22} />
        </span>
        {ordersText(references.length)} sent. Nothing moves before the investor confirms.
        {isForOne && ' Your login has ended with this transaction.'}
      </p>
      <div className={`stack gap-16 ${cart.groups}`}>
        {sent.map((confirmation) => (
          <Confirmation
            key={confirmation.orders[0]?.reference}
            confirmation={confirmation}
            mayShare={!isForOne}
          />
        ))}
        {next}
      </div>
    </>
  );
}

function NextSteps({ isForOne }: { isForOne: boolean }) {
  return isForOne ? (
    <div className="flex wrap gap-8">
      <ButtonLink to="transact/pre-login">Start another transaction</ButtonLink>
    </div>
  ) : (
    <div className="flex wrap gap-8">
      <ButtonLink to="transact/pending">See pending transactions</ButtonLink>
      <ButtonLink look="outline" to="transact/initiate">
        Next transaction
      </ButtonLink>
    </div>
  );
}

interface ConfirmationProps {
  confirmation: Omit<SentConfirmation, 'id'>;
  mayShare: boolean;
}

function Confirmation({ confirmation, mayShare }: ConfirmationProps) {
  const { investor, sentTo, expiresAt, orders } = confirmation;
  const [isSharing, setSharing] = useState(false);
  return (
    <Card title={investor.name} aside={ordersText(orders.length)}>
      <p className="below-12 soft">
        {sentTo.length > 0 && <>The link went to {sentTo.join(' and ')}. </>}
        It can be confirmed until <Moment at={expiresAt} />,{' '}
        <TimeLeft until={expiresAt} before="" after=" from now" />.
      </p>
      <ul className={cart.items}>
        {orders.map((order) => (
          <li key={order.reference} className={`pad-12-0 ${cart.item}`}>
            <OrderLine order={order} />
            <p className="mute text-note">Reference {order.reference}</p>
          </li>
        ))}
      </ul>
      {mayShare && (
        <div className="above-12">
          <Button
            look="outline"
            aria-label={`Share link with ${investor.name}`}
            onClick={() => setSharing(true)}
          >
            Share link
          </Button>
        </div>
      )}
      {isSharing && orders[0] && (
        <ShareLinkDialog order={{ ...orders[0], investor }} onClose={() => setSharing(false)} />
      )}
    </Card>
  );
}
