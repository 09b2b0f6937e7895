import { href } from '@hub/contract';
import type { CartItem } from '@hub/contract/calls/transact/transact';
import { type FormKind, formKinds } from '@hub/domain/orders/terms/order-terms';
import {
  type StartableTransaction,
  startTransaction,
  type TransactionStart,
} from '../../../parts/transaction/start-transaction.ts';
import { editRoute } from './order-routes.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const reference = /^H[0-9A-HJKMNP-TV-Z]{11}$/;

export const selectInvestorHref = (kind: FormKind): string =>
  `${href('transact/select-investor')}?${new URLSearchParams({ kind })}`;

/** The form of a kind with what is known already. */
export const orderStartHref = (kind: FormKind, start: TransactionStart): string =>
  startTransaction(kind === 'pause' ? 'sip-pause' : (kind satisfies StartableTransaction), start);

export function readKind(queryString: string): FormKind | null {
  const named = new URLSearchParams(queryString).get('kind');
  return formKinds.find((kind) => kind === named) ?? null;
}

/** The form of an order that is in the cart, with everything it was begun with. */
export function editHref({ id, kind, investor, folioNo, scheme }: CartItem): string {
  const start = orderStartHref(kind, { investor: investor.id, folio: folioNo, scheme: scheme.code });
  const query = new URLSearchParams(start.slice(start.indexOf('?')));
  query.set('order', id);
  return `${href(editRoute(kind) as 'transact/redeem')}?${query}`;
}

export function readOrderId(queryString: string): string | null {
  const id = new URLSearchParams(queryString).get('order');
  return id !== null && uuid.test(id) ? id : null;
}

type CartStep = 'transact/cart' | 'transact/payment' | 'transact/summary';

/** The steps after the form; `without` are orders of the cart that are not sent this time. */
export function cartStepHref(step: CartStep, without: readonly string[] = []): string {
  return without.length === 0
    ? href(step)
    : `${href(step)}?${new URLSearchParams({ without: without.join(',') })}`;
}

const listIn = (queryString: string, name: string, form: RegExp): readonly string[] => {
  const named = new URLSearchParams(queryString).get(name)?.split(',') ?? [];
  return [...new Set(named)].filter((one) => form.test(one));
};

export const readWithout = (queryString: string): readonly string[] => listIn(queryString, 'without', uuid);

export const thankYouHref = (references: readonly string[]): string =>
  `${href('transact/thank-you')}?${new URLSearchParams({ orders: references.join(',') })}`;

export const readReferences = (queryString: string): readonly string[] =>
  listIn(queryString, 'orders', reference).slice(0, 50);
