import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { FormOrder } from '@hub/contract/orders/order-calls';
import { sendTexts } from '@hub/contract/orders/send-texts';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import type { QuestionCode } from '@hub/domain/orders/checks/finding';
import { useRef } from 'react';
import { ApiError, type CallOptions } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import { type Checked, checkedAs } from '../../../ui/form/state/form-rules.ts';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { thankYouHref } from '../flow/links.ts';
import { isUnanswered, useCartChanges, usePlaceOrder } from '../flow/queries.ts';

/** Orders go to their investor at once, or into the cart with others; kept there, the form goes on with the next. */
type Act = 'send' | 'add' | 'keep';

type OrderToGo =
  | { readonly act: 'send'; readonly orders: readonly FormOrder[]; readonly inFields: string }
  | {
      readonly act: 'add' | 'keep';
      /** Null where the fields are empty. */
      readonly order: FormOrder | null;
      readonly answers: readonly QuestionCode[];
    };

interface Before {
  /** What the fields say; null where they are empty beside other orders of the form. */
  readonly checked: Checked<OrderTermsWire | null>;
  /** What the cart has of it. */
  readonly item: FormOrder['item'];
  /** The orders of the form with this one among them. */
  readonly ordersWith: (own: OrderTermsWire | null) => readonly FormOrder[];
  readonly hasConsent: boolean;
  readonly hasOpenQuestion: boolean;
  readonly answers: readonly QuestionCode[];
  readonly name: string;
}

function orderToGo(act: Act, terms: OrderTermsWire | null, before: Before): OrderToGo {
  const { item, answers, ordersWith } = before;
  if (act === 'send') return { act, orders: ordersWith(terms), inFields: item?.id ?? '' };
  return { act, order: terms && { terms, ...(item && { item }) }, answers };
}

/** Into the cart goes what has no fault; what is sent needs the consent too, and no question is open. */
function rulesOf(act: Act, before: Before) {
  const { checked, hasConsent, hasOpenQuestion, name } = before;
  const { question, consent } = sendTexts.held;
  const faults = {
    ...('faults' in checked && checked.faults),
    ...(act === 'send' && hasOpenQuestion && { question }),
    ...(act === 'send' && !hasConsent && { consent: consent(name) }),
  };
  return checkedAs<OrderToGo>(faults, 'sent' in checked ? orderToGo(act, checked.sent, before) : undefined);
}

/** What the server says of one of several orders, at its line; of the one in the fields, at its fields. */
function atLines(error: unknown, { orders, inFields }: Extract<OrderToGo, { act: 'send' }>): unknown {
  if (!(error instanceof ApiError)) return error;
  const { message, status, call, reference } = error;
  const fields = Object.entries(error.fields).flatMap(([path, text]) => {
    const [within, at, field] = path.split('.');
    if (within !== 'orders') return [[path, text]];
    const { id = '' } = orders[Number(at)]?.item ?? {};
    if (id !== inFields) return [[`lines.${id}`, text]];
    return field === undefined ? [] : [[`terms.${field}`, text]];
  });
  return new ApiError(message, { status, call, reference, fields: Object.fromEntries(fields) });
}

/** Orders of the form that the cart has, beside the one in the fields. */
interface Beside {
  /** Brings them to what the form says now. */
  renew(): Promise<readonly CartItem[]>;
  noteSaved(items: readonly CartItem[]): void;
  /** The form is over. */
  end(): void;
}

/** What becomes of an order that is entered; one of the cart is changed there. */
export function useOrderActs(changed: CartItem | null, beside: Beside) {
  const navigation = useNavigation();
  const { transaction } = useServices();
  const cart = useCartChanges();
  const place = usePlaceOrder();
  const usual: Act = changed === null ? 'send' : 'add';
  const act = useRef<Act>(usual);
  const sent = useRef<readonly string[]>([]);
  const savedItems = useRef<readonly CartItem[]>([]);
  const by = async (now: Act, submit: () => Promise<void>) => {
    act.current = now;
    await submit();
    act.current = usual;
  };
  return {
    check: (before: Before) => rulesOf(act.current, before),
    async submit(toGo: OrderToGo, options: CallOptions) {
      try {
        if (toGo.act === 'send') {
          sent.current = await place(toGo.orders, options);
          return;
        }
        const renewed = await beside.renew();
        const { order, answers } = toGo;
        const saved =
          order && (await cart.save({ ...order.item, terms: order.terms, answers: [...answers] }, options));
        savedItems.current = [...renewed, ...(saved === null ? [] : [saved])];
      } catch (error) {
        // What nobody answered may have been done: until then the form stays as it was sent.
        if (!isUnanswered(error)) void cart.refresh();
        throw toGo.act === 'send' ? atLines(error, toGo) : error;
      }
    },
    goOn() {
      if (act.current === 'keep') return beside.noteSaved(savedItems.current);
      beside.end();
      if (act.current === 'add') return navigation.go(hrefTo('transact/cart'));
      // Nothing is in progress any more: the next screen opens unasked.
      void transaction.end();
      return navigation.go(thankYouHref(sent.current), { replace: true });
    },
    add: (submit: () => Promise<void>) => by('add', submit),
    keep: (submit: () => Promise<void>) => by('keep', submit),
  };
}
