import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { moneyOf, writeMoney } from '@hub/domain/money/figure-text';
import { formatRupees } from '@hub/domain/money/format/format-amounts';
import { paise } from '@hub/domain/money/scaled';
import { type ComponentProps, useState } from 'react';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { useDecline } from '../decline/decline-step.tsx';
import type { Confirmation, Decided } from '../link/replies.ts';
import { OpeningCard } from '../opening/opening-card.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { Choice } from '../parts/choice.tsx';
import { Note } from '../parts/message.tsx';
import { StepsLeft } from '../sitting/steps-left.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CodeMeaning } from './code-meaning.tsx';
import codeStyles from './code-step.module.css';
import { CodeStep } from './code-step.tsx';
import styles from './confirm-form.module.css';
import { countOf, type Decisions, decisionText, referencesOf, splitBy } from './decisions.ts';
import { DeclineOrders } from './decline-orders.tsx';
import { ExpiryText } from './expiry-text.tsx';
import { kindNouns } from './kind-words.ts';
import { OrderCard } from './order-card.tsx';
import { type OrderAnswer, useCode } from './use-code.ts';

interface ConfirmFormProps {
  token: string;
  confirmation: Confirmation;
  onDecided: (decided: Decided, answer: OrderAnswer) => void;
  /** The server knows better: the time is up, or something was refused. */
  onRetry: () => unknown;
}

const answers = [
  { value: 'confirm', name: 'Confirm' },
  { value: 'decline', name: 'Decline' },
] as const;

type Orders = Confirmation['orders'];

/** What the confirmed orders ask the investor to pay, or are debited. */
const sumOf = (orders: Orders, part: 'due' | 'debited') =>
  paise(orders.reduce((sum, { [part]: amount }) => sum + (amount === null ? 0n : moneyOf(amount)), 0n));

const hasSum = ({ due, debited }: Orders[number]) => due !== null || debited !== null;

function Sums({ orders }: { orders: Orders }) {
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

/** The one sentence before everything else, and who sent it. */
function Intro({ confirmation, onRetry }: Pick<ConfirmFormProps, 'confirmation' | 'onRetry'>) {
  const { orders, distributor, investorName, headline, expiresAt, now } = confirmation;
  const [first] = orders;
  const what = orders.length === 1 && first ? `your ${kindNouns[first.kind]}` : countOf(orders.length);
  return (
    <header className={styles.intro}>
      <h1>
        <span className={`block soft text-large medium ${styles.greeting}`}>
          {investorName}, please confirm {what}
        </span>{' '}
        <DatedText>{headline}</DatedText>
      </h1>
      <p className="above-8 soft">
        {distributor.name}, {distributor.arn}, asks you to confirm {countOf(orders.length)}. Nothing happens
        until you do.
      </p>
      <ExpiryText expiresAt={expiresAt} now={now} onOver={onRetry} />
    </header>
  );
}

/** Where a mandate is to be approved too: what comes after the confirmation. */
function Ahead({ confirmation, confirmed }: Pick<ConfirmFormProps, 'confirmation'> & { confirmed: Orders }) {
  const { mandates, contacts } = confirmation;
  const due = sumOf(confirmed, 'due');
  if (mandates.length === 0) return null;
  return (
    <StepsLeft
      mandates={mandates}
      due={due === 0n ? null : writeMoney(due)}
      codeTo={contacts[0]?.masked ?? null}
    />
  );
}

const NoContact = ({ distributor }: { distributor: string }) => (
  <Note tone="bad">
    <p>
      No mobile number or e-mail is registered in your folio, so we cannot send you a code. Ask {distributor}{' '}
      to have one registered. Nothing was confirmed.
    </p>
  </Note>
);

interface OrderListProps extends Pick<ConfirmFormProps, 'onRetry'> {
  orders: Orders;
  now: string;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
}

/** Several are answered one by one. */
const OrderList = ({ orders, now, decisions, onDecide, onRetry }: OrderListProps) => (
  <ul className="stack top shrink gap-12">
    {orders.map((order) => (
      <li key={order.reference}>
        <OrderCard order={order} isOnly={orders.length === 1} now={now} onRetry={onRetry}>
          {orders.length > 1 && (
            <Choice
              legend={`Your answer for ${order.scheme.name}`}
              isLegendHidden
              look="pair"
              options={answers}
              value={decisions[order.reference] ?? 'confirm'}
              onChange={(decision) => onDecide({ ...decisions, [order.reference]: decision })}
            />
          )}
        </OrderCard>
      </li>
    ))}
  </ul>
);

/** What is agreed to with these kinds of order. */
const Consent = ({ texts }: { texts: readonly string[] }) => (
  <section className="stack gap-8 soft text-body" aria-label="Please read">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);

type Bar = Pick<ComponentProps<typeof AnswerBar>, 'action' | 'other' | 'onOther'>;

/** Some are declined: what sends the answer asks why before a code is sent. */
const WhyFirst = ({ bar, onGoOn }: { bar: Bar; onGoOn: () => void }) => (
  <form
    className={codeStyles.step}
    onSubmit={(event) => {
      event.preventDefault();
      onGoOn();
    }}
  >
    <AnswerBar isStaying isBusy={false} {...bar} />
  </form>
);

export function ConfirmForm({ token, confirmation, onDecided, onRetry }: ConfirmFormProps) {
  const { orders, contacts, distributor } = confirmation;
  const opening = useOpening(confirmation.opening);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isDeclining, setIsDeclining] = useState(false);
  const decline = useDecline();
  const code = useCode({ token, contacts, onDecided, onRetry });
  const { confirmed, declined } = splitBy(orders, decisions);
  const all = referencesOf(orders);
  if (isDeclining && declined.length > 0) {
    const onBack = () => {
      if (confirmed.length === 0) setDecisions({});
      setIsDeclining(false);
    };
    return <DeclineOrders {...{ confirmation, confirmed, declined, code, decline, onBack }} />;
  }
  const bar = {
    action: opening.isSentBack ? openingPageTexts.sendBack : decisionText(confirmed.length, declined.length),
    other: orders.length === 1 ? 'Decline' : 'Decline all',
    onOther() {
      setDecisions(Object.fromEntries(orders.map(({ reference }) => [reference, 'decline'])));
      setIsDeclining(true);
    },
  };
  return (
    <div className={`flex column gap-20 ${styles.form}`}>
      <Intro confirmation={confirmation} onRetry={onRetry} />
      <div className="stack top shrink gap-12">
        {confirmation.opening !== null && (
          <OpeningCard shown={confirmation.opening} said={opening} distributor={distributor.name} />
        )}
        <OrderList
          orders={orders}
          now={confirmation.now}
          decisions={decisions}
          onDecide={setDecisions}
          onRetry={onRetry}
        />
      </div>
      <div className={styles.side}>
        {orders.some(hasSum) && <Sums orders={confirmed} />}
        {!opening.isSentBack && <Ahead confirmation={confirmation} confirmed={confirmed} />}
        <Consent texts={confirmation.disclosures} />
        {contacts.length === 0 ? (
          <NoContact distributor={distributor.name} />
        ) : declined.length > 0 ? (
          <WhyFirst bar={bar} onGoOn={() => setIsDeclining(true)} />
        ) : (
          <CodeStep
            code={code}
            serverNow={confirmation.now}
            isDeclining={false}
            why={opening.why}
            decisions={
              opening.isSentBack ? { confirmed: [], declined: all } : { confirmed: all, declined: [] }
            }
            answer={() => opening.answer}
            meaning={
              <CodeMeaning orders={orders} sendsBackTo={opening.isSentBack ? distributor.name : null} />
            }
            {...bar}
          />
        )}
      </div>
    </div>
  );
}
