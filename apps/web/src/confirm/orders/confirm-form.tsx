import { moneyOf, writeMoney } from '@hub/domain/money/figure-text';
import { formatRupees } from '@hub/domain/money/format/format-amounts';
import { paise } from '@hub/domain/money/scaled';
import { useState } from 'react';
import type { Confirmation } from '../link/replies.ts';
import { OpeningCard } from '../opening/opening-card.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { Choice } from '../parts/choice.tsx';
import { Note } from '../parts/message.tsx';
import { StepsLeft } from '../sitting/steps-left.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './confirm-form.module.css';
import type { Answered } from './decided-message.tsx';
import { countOf, type Decisions, splitBy } from './decisions.ts';
import { ExpiryText } from './expiry-text.tsx';
import { OrderCard } from './order-card.tsx';

interface ConfirmFormProps {
  token: string;
  confirmation: Confirmation;
  onAnswered: (answered: Answered) => void;
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

export function ConfirmForm({ token, confirmation, onAnswered, onRetry }: ConfirmFormProps) {
  const { orders, distributor, investorName } = confirmation;
  const [decisions, setDecisions] = useState<Decisions>({});
  const opening = useOpening(confirmation.opening);
  const { confirmed, declined } = opening.isSentBack
    ? { confirmed: [], declined: orders }
    : splitBy(orders, decisions);
  const due = sumOf(confirmed, 'due');
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
        {confirmation.opening !== null && (
          <li>
            <OpeningCard shown={confirmation.opening} said={opening} distributor={distributor.name} />
          </li>
        )}
        {orders.map((order) => (
          <li key={order.reference}>
            <OrderCard order={order}>
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
        {confirmation.mandates.length > 0 && confirmed.length > 0 && (
          <StepsLeft
            mandates={confirmation.mandates}
            due={due === 0n ? null : writeMoney(due)}
            codeTo={confirmation.contacts[0]?.masked ?? null}
          />
        )}
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
            opening={opening}
            onDecideAll={decideAll}
            onDecided={(decided) =>
              onAnswered({ decided, distributor: distributor.name, isSentBack: opening.isSentBack })
            }
            onRetry={onRetry}
          />
        )}
      </div>
    </div>
  );
}
