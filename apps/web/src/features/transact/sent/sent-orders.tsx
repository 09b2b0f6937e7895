import { sentTexts, sentToText } from '@hub/contract/orders/sent-texts';
import { useState } from 'react';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Moment } from '../../../ui/date/moment.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import cart from '../cart/cart-page.module.css';
import { OrderLine } from '../cart/order-line.tsx';
import { type SentOrders as Confirmation, useSent } from '../flow/queries.ts';
import { stepsToCome } from '../order-details/steps-to-come.ts';
import { useShareLink } from '../record-acts/queries.ts';
import { ordersText } from '../record-acts/record-text.ts';
import { ShareLinkDialog } from '../record-acts/share-link-dialog.tsx';
import { NextLogin, NextSteps } from './next-steps.tsx';
import { useSentClient } from './queries.ts';
import { SentColumns, SentPage } from './sent-page.tsx';
import { ShareLink } from './share-link.tsx';
import { useEndOfLogin } from './use-end-of-login.ts';

interface SentOrdersProps {
  references: readonly string[];
  isForOne: boolean;
}

export function SentOrders({ references, isForOne }: SentOrdersProps) {
  const { data: sent, error, refetch } = useSent(references);
  useEndOfLogin(isForOne && sent !== undefined && sent.length > 0);
  if (references.length === 0) {
    return (
      <SentPage>
        <Card>
          <EmptyState
            title="No orders were sent from here"
            text="Orders that were sent are among the pending transactions."
          />
        </Card>
        {isForOne ? <NextLogin /> : <NextSteps client={null} />}
      </SentPage>
    );
  }
  const [first, ...others] = sent ?? [];
  if (first === undefined) {
    return (
      <SentPage
        notYet={{
          error,
          onRetry: refetch,
          failed: 'The orders could not be loaded',
          loading: 'Loading the orders',
        }}
      />
    );
  }
  const lead = (
    <p className="text-large strong below-16">
      {ordersText(references.length)} sent. Nothing happens until the investor confirms.
      {isForOne && ' Your login has ended with this transaction.'}
    </p>
  );
  if (others.length === 0) {
    return (
      <SentPage title={sentTexts.to(first.investor.name)} note={<SentTo {...first} />} isSent>
        {lead}
        <OneLink confirmation={first} isForOne={isForOne} />
      </SentPage>
    );
  }
  return (
    <SentPage title={sentTexts.several(others.length + 1)} note={<Moment at={first.sentAt} />} isSent>
      {lead}
      <div className={`stack gap-16 ${cart.groups}`}>
        {[first, ...others].map((confirmation) => (
          <OneOfSeveral
            key={confirmation.orders[0]?.reference}
            confirmation={confirmation}
            mayShare={!isForOne}
          />
        ))}
        {isForOne ? <NextLogin /> : <NextSteps client={null} />}
      </div>
    </SentPage>
  );
}

const SentTo = ({ sentTo, sentAt }: Pick<Confirmation, 'sentTo' | 'sentAt'>) => (
  <>
    {sentTo.length > 0 && `${sentToText(sentTo)}, `}
    <Moment at={sentAt} />
  </>
);

/** Orders of several kinds have no common last step. */
function stepsOf({ investor, orders, isOver }: Confirmation): readonly string[] {
  if (isOver) return [sentTexts.answered];
  const [first] = orders;
  const kinds = new Set(orders.map(({ kind }) => kind));
  const steps =
    first === undefined ? [] : stepsToCome({ kind: first.kind, status: 'pending', isPayoutAwaited: false });
  const isPaid = orders.some(({ isPaidByHand }) => isPaidByHand);
  const mandates = orders.flatMap(({ newMandate }) => newMandate ?? []);
  return [
    sentTexts.confirms(investor.name),
    ...(mandates.some((channel) => channel !== 'paper') ? [sentTexts.approves(investor.name)] : []),
    ...(mandates.includes('paper') ? [sentTexts.signs(investor.name)] : []),
    ...(isPaid ? [sentTexts.pays(investor.name)] : []),
    ...(kinds.size > 1
      ? [sentTexts.orders]
      : steps.filter(({ id }) => id === 'submit' || id === 'allot').map(({ text }) => text)),
  ];
}

function OneLink({ confirmation, isForOne }: { confirmation: Confirmation; isForOne: boolean }) {
  const { investor, sentAt, expiresAt, orders, sentTo, isOver = false } = confirmation;
  const [first] = orders;
  const client = useSentClient(investor, isForOne ? undefined : first?.folioNo);
  return (
    <SentColumns
      first={{ title: sentTexts.linkSent, at: sentAt }}
      steps={stepsOf(confirmation)}
      until={isOver ? null : expiresAt}
    >
      {!isForOne && !isOver && first && (
        <OrderLink
          reference={first.reference}
          client={client?.isInBook && sentTo.some((to) => /\d$/.test(to)) ? investor : null}
        />
      )}
      <Card>
        <OrderList orders={orders} />
      </Card>
      {isForOne ? (
        <NextLogin />
      ) : (
        <NextSteps client={client} order={orders.length === 1 ? first?.reference : undefined} />
      )}
    </SentColumns>
  );
}

const OrderLink = ({ reference, client }: { reference: string; client: Confirmation['investor'] | null }) => (
  <ShareLink link={useShareLink(reference)} client={client} />
);

const OrderList = ({ orders }: Pick<Confirmation, 'orders'>) => (
  <ul className={cart.items}>
    {orders.map((order) => (
      <li key={order.reference} className={`pad-12-0 ${cart.item}`}>
        <OrderLine order={order} />
        <p className="mute text-note">Reference {order.reference}</p>
      </li>
    ))}
  </ul>
);

interface OneOfSeveralProps {
  confirmation: Confirmation;
  mayShare: boolean;
}

function OneOfSeveral({ confirmation, mayShare }: OneOfSeveralProps) {
  const { investor, sentTo, expiresAt, orders } = confirmation;
  const [isSharing, setSharing] = useState(false);
  return (
    <Card title={investor.name} aside={ordersText(orders.length)}>
      <p className="below-12 soft">
        {sentTo.length > 0 && <>The link went to {sentTo.join(' and ')}. </>}
        It can be confirmed until <Moment at={expiresAt} />,{' '}
        <TimeLeft until={expiresAt} before="" after=" from now" />.
      </p>
      <OrderList orders={orders} />
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
