import { moneyOf } from '@hub/domain/money/figure-text';
import { formatRupees } from '@hub/domain/money/format/format-amounts';
import { paise } from '@hub/domain/money/scaled';
import { useState } from 'react';
import type { Confirmation, Decided } from '../link/replies.ts';
import { Choice } from '../parts/choice.tsx';
import { Note } from '../parts/message.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './confirm-form.module.css';
import { countOf, type Decisions, splitBy } from './decisions.ts';
import { ExpiryText } from './expiry-text.tsx';
import { OrderCard } from './order-card.tsx';

interface ConfirmFormProps {
  token: string;
  confirmation: Confirmation;
  onDecided: (decided: Decided) => void;
  /** The server knows better: the time is up, or something was refused. */
  onRetry: () => unknown;
}

const answers = [
  { value: 'confirm', name: 'Confirm' },
  { value: 'decline', name: 'Decline' },
] as const;

/** What the confirmed orders ask the investor to pay, or are debited. */
const sumOf = (orders: Confirmation['orders'], part: 'due' | 'debited') =>
  paise(orders.reduce((sum, { [part]: amount }) => sum + (amount === null ? 0n : moneyOf(amount)), 0n));

function Sums({ orders }: Pick<Confirmation, 'orders'>) {
  const debited = sumOf(orders, 'debited');
  return (
    <dl className={`stack baseline gap-2-16 ${styles.sum}`}>
      <dt>To pay after you confirm</dt>
      <dd>{formatRupees(sumOf(orders, 'due'), { decimals: 'some' })}</dd>
      {debited > 0n && (
        <>
          <dt>Debited by your mandate</dt>
          <dd>{formatRupees(debited, { decimals: 'some' })}</dd>
        </>
      )}
    </dl>
  );
}

export function ConfirmForm({ token, confirmation, onDecided, onRetry }: ConfirmFormProps) {
  const { orders, distributor, investorName } = confirmation;
  const [decisions, setDecisions] = useState<Decisions>({});
  const { confirmed, declined } = splitBy(orders, decisions);
  const decideAll = (decision: 'confirm' | 'decline') =>
    setDecisions(Object.fromEntries(orders.map(({ reference }) => [reference, decision])));

  return (
    <div className={`flex column gap-20 ${styles.form}`}>
      <header className={styles.intro}>
        <h1>{investorName}, please confirm</h1>
        <p className="above-8 soft">
          {distributor.name}, {distributor.arn}, asks you to confirm {countOf(orders.length)}. Nothing happens
          until you do.
        </p>
        <ExpiryText expiresAt={confirmation.expiresAt} now={confirmation.now} onOver={onRetry} />
      </header>
      <ul className="stack top shrink gap-12">
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order} now={confirmation.now} onRetry={onRetry}>
              <Choice
                legend={`Your answer for ${order.scheme.name}`}
                isLegendHidden
                look="pair"
                options={answers}
                value={decisions[order.reference] ?? 'confirm'}
                onChange={(decision) => setDecisions({ ...decisions, [order.reference]: decision })}
              />
            </OrderCard>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        <Sums orders={confirmed} />
        <section className="stack gap-8 soft text-body" aria-label="Please read">
          {confirmation.disclosures.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        {confirmation.contacts.length === 0 ? (
          <Note tone="bad">
            <p>
              No mobile number or email is registered in your folio, so we cannot send you a code. Ask{' '}
              {distributor.name} to have one registered. Nothing was confirmed.
            </p>
          </Note>
        ) : (
          <CodeStep
            token={token}
            contacts={confirmation.contacts}
            serverNow={confirmation.now}
            confirmed={confirmed.map(({ reference }) => reference)}
            declined={declined.map(({ reference }) => reference)}
            onDecideAll={decideAll}
            onDecided={onDecided}
            onRetry={onRetry}
          />
        )}
      </div>
    </div>
  );
}
