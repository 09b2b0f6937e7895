import type { CartItem } from '@hub/contract/calls/transact/transact';
import { sendTexts } from '@hub/contract/orders/send-texts';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import type { QuestionCode } from '@hub/domain/orders/checks/finding';
import { useRef } from 'react';
import type { CallOptions } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { type Checked, checkedAs } from '../../../ui/form/state/form-rules.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { thankYouHref } from '../flow/links.ts';
import { useCartChanges, usePlaceOrder } from '../flow/queries.ts';

/** An order goes to its investor at once, or into the cart with others. */
type Act = 'send' | 'add';

interface OrderToGo {
  readonly act: Act;
  readonly terms: OrderTermsWire;
  readonly answers: readonly QuestionCode[];
}

interface Before {
  readonly checked: Checked<OrderTermsWire>;
  readonly hasConsent: boolean;
  readonly hasOpenQuestion: boolean;
  readonly answers: readonly QuestionCode[];
  readonly name: string;
}

/** Into the cart goes what has no fault; what is sent needs the consent too, and no question is open. */
function rulesOf(act: Act, { checked, hasConsent, hasOpenQuestion, answers, name }: Before) {
  const { question, consent } = sendTexts.held;
  const faults = {
    ...('faults' in checked && checked.faults),
    ...(act === 'send' && hasOpenQuestion && { question }),
    ...(act === 'send' && !hasConsent && { consent: consent(name) }),
  };
  return checkedAs<OrderToGo>(faults, 'sent' in checked ? { act, terms: checked.sent, answers } : undefined);
}

/** What becomes of an order that is entered; one of the cart is changed there. */
export function useOrderActs(changed: CartItem | null) {
  const navigation = useNavigation();
  const { transaction } = useServices();
  const cart = useCartChanges();
  const place = usePlaceOrder();
  const usual: Act = changed === null ? 'send' : 'add';
  const act = useRef<Act>(usual);
  const sent = useRef<readonly string[]>([]);
  return {
    check: (before: Before) => rulesOf(act.current, before),
    async submit({ act: now, terms, answers }: OrderToGo, options: CallOptions) {
      if (now === 'send') sent.current = await place(terms, options);
      else {
        const item = changed && { id: changed.id, version: changed.version };
        await cart.save({ ...item, terms, answers: [...answers] }, options);
      }
    },
    goOn() {
      if (act.current === 'add') return navigation.go(hrefTo('transact/cart'));
      // Nothing is in progress any more: the next screen opens unasked.
      void transaction.end();
      return navigation.go(thankYouHref(sent.current), { replace: true });
    },
    async add(submit: () => Promise<void>) {
      act.current = 'add';
      await submit();
      act.current = usual;
    },
  };
}
