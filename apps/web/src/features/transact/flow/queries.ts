import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { mappedSchemeTypes } from '@hub/contract/calls/reference/reference-schemes';
import {
  type CartItem,
  drafts,
  markDraft,
  orderFacts,
  prepareCart,
  redeemSchemes,
  type SentConfirmation,
  saveDraft,
  saveDrafts,
} from '@hub/contract/calls/transact/transact';
import { deleteRecord, record } from '@hub/contract/calls/transact/transact-records';
import { readFacts } from '@hub/contract/orders/facts/facts-codec';
import { type FormOrder, orderCall, type PlaceOrder } from '@hub/contract/orders/order-calls';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, type CallOptions } from '../../../lib/api/api.ts';
import { useApi, useServices } from '../../../lib/react.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { useHasSession } from './signed-in.tsx';

const keys = {
  cart: ['transact', 'cart'],
  facts: ['transact', 'facts'],
  sent: ['transact', 'sent'],
} as const;

interface FactsRequest {
  readonly kind: FormKind;
  readonly folioNo: string;
  readonly schemeCode?: string | undefined;
  readonly toSchemeCode?: string | undefined;
}

/** What is in flight or closed changes while a form is open, but not from one key to the next. */
const FACTS_MS = 60_000;

export function useOrderFacts(requested: FactsRequest) {
  const api = useApi();
  const { kind, folioNo, schemeCode, toSchemeCode } = requested;
  return useQuery({
    queryKey: [...keys.facts, kind, folioNo, schemeCode ?? null, toSchemeCode ?? null],
    async queryFn({ signal }): Promise<OrderFacts> {
      const existingFacts = {
        kind,
        folioNo,
        ...(schemeCode && { schemeCode }),
        ...(toSchemeCode && { toSchemeCode }),
      };
      const wire = await api.call(orderFacts, existingFacts, { signal });
      noteServerTime(wire.now);
      return readFacts(wire);
    },
    staleTime: FACTS_MS,
    placeholderData: keepPreviousData,
  });
}

export function useHeldSchemes(folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['transact', 'held', folioNo],
    queryFn: ({ signal }) => api.call(redeemSchemes, { folioNo }, { signal }),
    staleTime: FACTS_MS,
  });
}

export function useTargets(schemeCode: string | undefined, kind: 'switch' | 'stp') {
  const api = useApi();
  return useQuery({
    queryKey: ['transact', 'targets', kind, schemeCode],
    queryFn:
      schemeCode === undefined
        ? skipToken
        : ({ signal }) => api.call(mappedSchemeTypes, { schemeCode, kind }, { signal }),
    staleTime: FACTS_MS,
  });
}

export function useClientFolios(investorId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['investor', 'folios', { investorId }],
    queryFn:
      investorId === undefined ? skipToken : ({ signal }) => api.call(listFolios, { investorId }, { signal }),
  });
}

export function useCart() {
  const api = useApi();
  return useQuery({
    queryKey: keys.cart,
    queryFn: ({ signal }) => api.call(drafts, {}, { signal }),
    enabled: useHasSession(),
    select: ({ items }) => items,
  });
}

interface Cart {
  readonly items: CartItem[];
}

type CartMarks = Partial<Pick<CartItem, 'isChosen' | 'answers'>>;

/**
 * The cart's changes. Each puts its answer into the cart that is shown; what it says of the other orders, and units on
 * their way, are read anew.
 */
export function useCartChanges() {
  const api = useApi();
  const client = useQueryClient();
  const show = (next: (items: CartItem[]) => CartItem[]) =>
    client.setQueryData<Cart>(keys.cart, (cart) => cart && { items: next(cart.items) });
  const refresh = () => client.invalidateQueries({ queryKey: keys.cart });
  const change = (next: (items: CartItem[]) => CartItem[]) => {
    show(next);
    void refresh();
    void client.invalidateQueries({ queryKey: keys.facts });
  };
  /** Shown at once, and taken back where the server does not have it. */
  const mark = async (id: string, marks: CartMarks): Promise<void> => {
    // What is being read now does not know of it yet.
    await client.cancelQueries({ queryKey: keys.cart });
    show((items) => items.map((one) => (one.id === id ? { ...one, ...marks } : one)));
    try {
      await api.call(markDraft, { id, ...marks });
    } finally {
      await refresh();
    }
  };
  return {
    async save(
      order: {
        readonly id?: string;
        readonly version?: number;
        readonly terms: OrderTermsWire;
        readonly answers: CartItem['answers'];
      },
      options?: CallOptions,
    ): Promise<CartItem> {
      const { item } = await api.call(saveDraft, order, options);
      const isNew = order.id === undefined;
      // Whoever orders for an investor does not send what waits for others: the server has unticked it.
      const others = (one: CartItem) =>
        isNew && one.investor.id !== item.investor.id ? { ...one, isChosen: false } : one;
      change((items) =>
        items.some(({ id }) => id === item.id)
          ? items.map((one) => (one.id === item.id ? item : one))
          : [...items.map(others), item],
      );
      return item;
    },
    mark,
    /** Another order like one of the cart, or that one again after it was removed. */
    async add(terms: OrderTermsWire, marks?: CartMarks): Promise<void> {
      const { items: added } = await api.call(saveDrafts, { orders: [terms] });
      change((items) => [...items, ...added]);
      for (const { id } of added) if (marks) await mark(id, marks);
    },
    async remove(id: string): Promise<void> {
      await api.call(deleteRecord, { id });
      change((items) => items.filter((one) => one.id !== id));
    },
    refresh,
  };
}

/** One link that several orders share comes with each of them. */
function joinLinks(confirmations: readonly SentConfirmation[]): readonly SentConfirmation[] {
  const links = new Map<string, SentConfirmation>();
  for (const one of confirmations) {
    const before = links.get(one.id);
    links.set(one.id, { ...one, orders: [...(before?.orders ?? []), ...one.orders] });
  }
  return [...links.values()];
}

/** What was sent is known to the next screen, and what it changed is read anew. */
function useNoteSent() {
  const client = useQueryClient();
  return {
    noteChanged() {
      for (const of of ['facts', 'held', 'recent', 'records'])
        void client.invalidateQueries({ queryKey: ['transact', of] });
    },
    /** Their references. */
    noteSent(placed: readonly SentConfirmation[]): readonly string[] {
      const confirmations = joinLinks(placed);
      const references = confirmations.flatMap(({ orders }) => orders.map((order) => order.reference));
      client.setQueryData([...keys.sent, ...references], confirmations);
      return references;
    },
  };
}

/**
 * Sends the orders of a form by the call of their kind, all or none; the same key sends them once. What the cart kept of
 * them is out of it then.
 */
export function usePlaceOrder() {
  const api = useApi();
  const client = useQueryClient();
  const { noteChanged, noteSent } = useNoteSent();
  return async ([first, ...more]: readonly FormOrder[], options: CallOptions): Promise<readonly string[]> => {
    if (first === undefined) return [];
    const placing = { ...first, consent: true as const, ...(more.length > 0 && { more }) };
    const { confirmations } = await api.call(orderCall(first.terms.kind), placing, options);
    const ids = new Set([first, ...more].map(({ item }) => item?.id));
    client.setQueryData<Cart>(
      keys.cart,
      (cart) => cart && { items: cart.items.filter(({ id }) => !ids.has(id)) },
    );
    noteChanged();
    return noteSent(confirmations);
  };
}

/** No answer came, or none that says whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

interface Placing {
  readonly item: CartItem;
  readonly prepared: NonNullable<PlaceOrder['prepared']>;
}

/**
 * Sends orders of the cart, each by the call of its kind, and what was sent is known to the next screen. When one is
 * refused, those before it are sent and the others stay in the cart; a second try goes on from there.
 */
export function usePlaceOrders() {
  const api = useApi();
  const client = useQueryClient();
  const { toaster } = useServices();
  const { noteChanged, noteSent } = useNoteSent();
  const placed = useRef<readonly SentConfirmation[]>([]);
  const unanswered = useRef<Placing | null>(null);
  return async (items: readonly CartItem[]): Promise<readonly string[]> => {
    const done = new Set<string>();
    const place = async (placing: Placing) => {
      const { item, prepared } = placing;
      unanswered.current = placing;
      try {
        const { confirmations } = await api.call(
          orderCall(item.kind),
          { terms: item.terms, consent: true, prepared },
          // This version of the item is sent once, however often it is tried.
          { idempotencyKey: `${item.id}-v${item.version}` },
        );
        unanswered.current = null;
        placed.current = [...placed.current, ...confirmations];
        done.add(item.id);
      } catch (error) {
        if (!isUnanswered(error)) unanswered.current = null;
        throw error;
      }
    };
    try {
      // What nobody answered may have been done: the same again says it.
      if (unanswered.current !== null) await place(unanswered.current);
      const left = new Map(items.filter(({ id }) => !done.has(id)).map((item) => [item.id, item]));
      if (left.size > 0) {
        const requested = [...left.values()].map(({ id, version }) => ({ id, version }));
        const { orders } = await api.call(prepareCart, { items: requested });
        for (const prepared of orders) {
          const item = left.get(prepared.id);
          if (item !== undefined) await place({ item, prepared });
        }
      }
    } catch (error) {
      if (done.size > 0) {
        const sent = `${done.size} of ${items.length} orders sent.`;
        toaster.show('normal', `${sent} The others are still in your cart.`);
      }
      throw error;
    } finally {
      client.setQueryData<Cart>(
        keys.cart,
        (cart) => cart && { items: cart.items.filter(({ id }) => !done.has(id)) },
      );
      noteChanged();
    }
    return noteSent(placed.current);
  };
}

export interface SentOrders extends Omit<SentConfirmation, 'id'> {
  /** Nothing waits for the investor any more. */
  readonly isOver?: boolean;
}

/** What was sent: known from sending it, or read again after a reload. */
export function useSent(references: readonly string[]) {
  const api = useApi();
  return useQuery<readonly SentOrders[]>({
    queryKey: [...keys.sent, ...references],
    queryFn:
      references.length === 0
        ? skipToken
        : async ({ signal }) => {
            const found = await Promise.all(
              references.map((reference) => api.call(record, { reference }, { signal })),
            );
            return Object.values(Object.groupBy(found, ({ investor }) => investor.id)).flatMap((orders) => {
              const [first] = orders ?? [];
              if (!first || !orders) return [];
              const { investor, sentTo, createdAt, expiresAt, changedAt } = first;
              const isOver = orders.every(({ status }) => status !== 'pending');
              return [
                { investor, sentTo, sentAt: createdAt, expiresAt: expiresAt ?? changedAt, orders, isOver },
              ];
            });
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
