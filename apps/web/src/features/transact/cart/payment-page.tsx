import type { CartItem } from '@hub/contract/calls/transact/transact';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { formatRupees, moneyOf, rupeesText } from '@hub/domain';
import type { MandateFacts } from '@hub/domain/orders/facts/order-facts';
import { type PayMode, payModes } from '@hub/domain/orders/terms/any-terms';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Findings } from '../flow/findings.tsx';
import { FlowTrail } from '../flow/flow-trail.tsx';
import { useCartChanges, useOrderFacts } from '../flow/queries.ts';
import { ordersText } from '../record-acts/record-text.ts';
import { accountOptions, shortAccount } from '../terms/account-options.ts';
import cart from './cart-page.module.css';
import { CartStep } from './cart-step.tsx';
import { isPaidFor, isSendable } from './chosen-orders.ts';
import { OrderLine } from './order-line.tsx';
import { paidTotal } from './paid-total.ts';

type LumpsumWire = Extract<OrderTermsWire, { kind: 'lumpsum' }>;
type Payment = Pick<LumpsumWire, 'payMode' | 'account' | 'mandate'>;

const modeLines: Readonly<Record<PayMode, string>> = {
  netbanking: 'On the bank’s own page, from the account below',
  upi: 'With a UPI app or a QR code',
  neft: 'The investor transfers the money; the NAV depends on when it arrives',
};

/** A mandate among the ways to pay. */
const otmChoice = (id: string): string => `otm ${id}`;

/** The mandates that can be debited, with why one cannot for these amounts. */
function mandateChoices(mandates: readonly MandateFacts[], items: readonly CartItem[]) {
  const highest = items.reduce((most, { amount }) => {
    const own = amount === null ? 0n : moneyOf(amount);
    return own > most ? own : most;
  }, 0n);
  return mandates
    .filter(({ status }) => status === 'APPROVED')
    .map(({ id, bank, maskedAccount, limit }) => ({
      id: otmChoice(id),
      name: `Mandate on ${bank} ${shortAccount(maskedAccount)}`,
      line:
        highest > limit
          ? `Up to ${formatRupees(limit, { decimals: 0 })} per debit`
          : 'Debited on the next bank working day after confirming; the investor makes no payment',
      isDisabled: highest > limit,
    }));
}

const modeChoices = payModes.map((mode) => ({ id: mode, name: payModeTexts[mode], line: modeLines[mode] }));

/** How and from which account the investors pay. Kept in the cart as soon as it is chosen. */
export function Page() {
  return (
    <CartStep route="transact/payment" title="Payment">
      {(chosen) => <Payments chosen={chosen} />}
    </CartStep>
  );
}

function Payments({ chosen }: { chosen: readonly CartItem[] }) {
  const paid = chosen.filter(isPaidFor);
  const folios = [...Map.groupBy(paid, ({ folioNo }) => folioNo)];
  const total = paidTotal(paid);
  return (
    <>
      <PageHeader
        title="Payment"
        note="The investor pays after confirming, from an account registered in the folio, or a mandate is debited."
        back
      />
      <FlowTrail step="payment" hasPayment />
      <div className={`stack gap-16 ${cart.groups}`}>
        {folios.map(([folioNo, items]) => (
          <FolioPayment key={folioNo} folioNo={folioNo} items={items} />
        ))}
        {paid.length === 0 && <Card>Nothing in this cart needs a payment.</Card>}
      </div>
      <div className={`row between gap-12 above-16 pad-12-0 line-above ${cart.bar}`}>
        <p className="stack">
          <strong>{total === null ? ordersText(chosen.length) : rupeesText(total)}</strong>
          <span className="mute text-note">{total === null ? 'to send' : 'to be paid'}</span>
        </p>
        {paid.every(isSendable) ? (
          <ButtonLink size="large" to="transact/summary">
            Continue to summary
          </ButtonLink>
        ) : (
          <Button size="large" busy aria-describedby="cannot-go-on">
            Continue to summary
          </Button>
        )}
      </div>
      {!paid.every(isSendable) && (
        <p id="cannot-go-on" className="mute text-note">
          Choose another way to pay for the orders that cannot be sent.
        </p>
      )}
    </>
  );
}

/** Saves what is chosen in every order, one after the other; until then it is what the screen shows. */
function useSavedPayment(items: readonly CartItem[]) {
  const changes = useCartChanges();
  const [shown, setShown] = useState<Payment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** One after the other: each save makes a new version. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(items);
  newest.current = items;
  const save = (next: Payment) => {
    setShown(next);
    setProblem(null);
    queue.current = queue.current.then(async () => {
      try {
        for (const { id } of newest.current) {
          const item = newest.current.find((one) => one.id === id);
          if (item?.terms.kind !== 'lumpsum') continue;
          const { version, answers } = item;
          await changes.save({ id, version, answers, terms: { ...item.terms, ...next } });
        }
      } catch (cause) {
        setProblem(cause instanceof Error ? cause.message : String(cause));
        await changes.refresh();
      } finally {
        setShown(null);
      }
    });
  };
  return { shown, problem, save };
}

/** One way to pay for all lumpsums of a folio: one account holder, one bank. */
function FolioPayment({ folioNo, items }: { folioNo: string; items: readonly CartItem[] }) {
  const [first] = items;
  const terms = first?.terms.kind === 'lumpsum' ? first.terms : null;
  const { data, error, refetch } = useOrderFacts({
    kind: 'lumpsum',
    folioNo,
    schemeCode: first?.scheme.code,
  });
  const { shown, problem, save } = useSavedPayment(items);
  if (!terms || !first) return null;
  const payment = shown ?? { payMode: terms.payMode, account: terms.account, mandate: terms.mandate ?? null };
  const change = (part: Partial<Payment>) => save({ ...payment, ...part });
  const folio = data?.folio;
  const isDebited = payment.payMode === 'otm';
  const changeMode = (id: string) => {
    const mandate = data?.mandates.find((one) => otmChoice(one.id) === id);
    change(
      mandate
        ? { payMode: 'otm', mandate: mandate.id, account: mandate.accountKey }
        : { payMode: id as PayMode, mandate: null },
    );
  };
  return (
    <Card title={first.investor.name} aside={`Folio ${folioNo}`} aria-label={`Payment for folio ${folioNo}`}>
      <ul className={cart.items}>
        {items.map((item) => (
          <li key={item.id} className={`pad-12-0 ${cart.item}`}>
            <OrderLine order={item} />
          </li>
        ))}
      </ul>
      {folio ? (
        <div className="stack gap-16 above-16">
          <ChoiceCards
            label="How the investor pays"
            choices={[...modeChoices, ...mandateChoices(data.mandates, items)]}
            value={isDebited ? otmChoice(payment.mandate ?? '') : payment.payMode}
            onChange={changeMode}
          />
          {!isDebited && (
            <SelectField
              label="From"
              options={accountOptions(folio)}
              placeholder="Choose a registered account"
              value={payment.account}
              onChange={(account) => change({ account })}
            />
          )}
        </div>
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The accounts could not be loaded"
          loading="Loading the accounts"
          lines={['block']}
        />
      )}
      {problem && (
        <p role="alert" className="above-12 danger text-note medium">
          {problem}
        </p>
      )}
      <div role="status">
        <PaymentFindings items={items} />
      </div>
    </Card>
  );
}

/** What is said about how these orders are paid. A block here keeps them from being sent. */
function PaymentFindings({ items }: { items: readonly CartItem[] }) {
  const found = items.flatMap(({ findings }) =>
    findings.filter(({ field }) => field === 'payMode' || field === 'account' || field === 'mandate'),
  );
  const once = [...new Map(found.map((finding) => [finding.title, finding])).values()];
  return once.length === 0 ? null : <Findings findings={once} />;
}
