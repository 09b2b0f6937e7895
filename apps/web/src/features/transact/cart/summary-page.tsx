import type { CartItem } from '@hub/contract/calls/transact/transact';
import { cartTexts, summaryTexts } from '@hub/contract/orders/send-texts';
import { linesBelowHead, lineText } from '@hub/contract/orders/summary/summary-line';
import { rupeesText } from '@hub/domain';
import { useId, useRef } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronDownIcon } from '../../../ui/action/icons.ts';
import { TickField } from '../../../ui/form/choice/tick-field.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { Findings } from '../flow/findings.tsx';
import { FlowTrail } from '../flow/flow-trail.tsx';
import { editHref, thankYouHref } from '../flow/links.ts';
import { useCartChanges, useOrderFacts, usePlaceOrders } from '../flow/queries.ts';
import { ordersText } from '../record-acts/record-text.ts';
import { paymentOf } from './cart-cells.ts';
import cart from './cart-page.module.css';
import { CartStep } from './cart-step.tsx';
import { byInvestor } from './chosen-orders.ts';
import { OrderLine } from './order-line.tsx';
import { paidTotal } from './paid-total.ts';
import styles from './summary-page.module.css';

const schema = z.object({ consent: z.literal(true, 'Tick this to send the orders') });

/** Everything once more; one press sends it, a second press or a retry sends nothing twice. */
export function Page() {
  return (
    <CartStep route="transact/summary" title="Summary">
      {(chosen) => <Sending chosen={chosen} />}
    </CartStep>
  );
}

/** Sends the orders once they are consented to, and goes on. */
function useSendForm(chosen: readonly CartItem[]) {
  const navigation = useNavigation();
  const { transaction } = useServices();
  const place = usePlaceOrders();
  const changes = useCartChanges();
  const sent = useRef<readonly string[]>([]);
  return useHubForm<{ consent: boolean }, { consent: true }>({
    rules: schema,
    initial: { consent: false },
    async onSubmit() {
      try {
        sent.current = await place(chosen);
      } catch (error) {
        // What the server would not take, it says in the cart as well. Without an answer the order may be sent already.
        if (!(error instanceof ApiError) || (error.status >= 400 && error.status < 500)) {
          void changes.refresh();
        }
        throw error;
      }
      // Nothing is in progress any more: the next screen opens unasked.
      void transaction.end();
      navigation.go(thankYouHref(sent.current), { replace: true });
    },
  });
}

function Sending({ chosen }: { chosen: readonly CartItem[] }) {
  const form = useSendForm(chosen);
  const groups = byInvestor(chosen);
  const total = paidTotal(chosen);
  const why = useId();
  const isHeld = !form.values.consent;
  const isOneLink = groups.length === 1;
  const consent = (
    <FormField form={form} name="consent" label="Consent">
      {(field) => <TickField {...field} statement={summaryTexts.consent} />}
    </FormField>
  );
  return (
    <>
      <PageHeader title="Summary" note="Check it with the investor before you send it." back />
      <FlowTrail step="send" />
      <Form form={form} className={styles.form}>
        <div className="stack one-column gap-16">
          {groups.map(({ investor, items }) => (
            <Card key={investor.id} title={investor.name} aside={ordersText(items.length)}>
              <OneLink items={items} isUnfolded={chosen.length === 1} />
              {isOneLink && <div className="line-above pad-top-12 above-12">{consent}</div>}
            </Card>
          ))}
          {!isOneLink && <Card aria-label="Consent">{consent}</Card>}
        </div>
        <div className={`row between gap-12 above-16 pad-12-0 line-above ${cart.bar}`}>
          <p className="stack">
            <strong>{ordersText(chosen.length)}</strong>
            <span className="mute text-note">
              {total === null ? summaryTexts.nothingToPay : summaryTexts.toPay(rupeesText(total))} ·{' '}
              <RouteLink to="transact/cart">Change</RouteLink>
            </span>
          </p>
          <SubmitButton form={form} size="large" heldBy={isHeld ? why : undefined}>
            {isOneLink ? 'Send link' : `Send ${groups.length} links`}
          </SubmitButton>
        </div>
        {isHeld && (
          <p id={why} className="mute text-note">
            {cartTexts.heldByConsent}
          </p>
        )}
      </Form>
    </>
  );
}

/** What one investor gets: the orders as lines, what they come to, and where the link goes. */
function OneLink({ items, isUnfolded }: { items: readonly CartItem[]; isUnfolded: boolean }) {
  const total = paidTotal(items);
  return (
    <>
      <ul className={cart.items}>
        {items.map((item) => (
          <li key={item.id} className={`pad-12-0 ${cart.item}`}>
            <OrderInSummary item={item} isUnfolded={isUnfolded} />
          </li>
        ))}
      </ul>
      <p className="flex wrap between gap-4-8 pad-top-12 above-12 line-above">
        <span className="soft">{summaryTexts.total}</span>
        <strong className="text-large heavy figures">
          {total === null ? summaryTexts.nothing : rupeesText(total)}
        </strong>
      </p>
      <SentTo item={items[0]} />
    </>
  );
}

function OrderInSummary({ item, isUnfolded }: { item: CartItem; isUnfolded: boolean }) {
  const payment = paymentOf(item);
  return (
    <>
      <div className="flex between start gap-12">
        <OrderLine order={item} />
        <RouteLink
          href={editHref(item)}
          className="tap-area"
          aria-label={`Edit ${item.headline}, ${item.scheme.name}`}
        >
          Edit
        </RouteLink>
      </div>
      {payment !== null && <p className="mute text-note">{payment.text}</p>}
      <details open={isUnfolded}>
        <summary className="row tap gap-4 brand text-note strong">
          {summaryTexts.details} <Icon of={ChevronDownIcon} size={14} />
        </summary>
        <dl className={`stack ${styles.lines}`}>
          {linesBelowHead(item.lines).map((line) => (
            <div key={`${line.label} ${line.value}`}>
              <dt>{line.label}</dt>
              <dd>{lineText(line)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {item.findings.length > 0 && <Findings findings={item.findings} isBrief />}
    </>
  );
}

/** Where the link goes: the folio's registered contact. */
function SentTo({ item }: { item: CartItem | undefined }) {
  const { data } = useOrderFacts({
    kind: item?.kind ?? 'lumpsum',
    folioNo: item?.folioNo ?? '',
    schemeCode: item?.scheme.code,
  });
  const contacts = [data?.folio?.mobile, data?.folio?.email].filter((contact) => contact != null);
  if (contacts.length === 0) return null;
  return <p className="soft above-4">{summaryTexts.goesTo(contacts)}</p>;
}
