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

export const thankYouHref = (references: readonly string[]): string =>
  `${href('transact/thank-you')}?${new URLSearchParams({ orders: references.join(',') })}`;

export function readReferences(queryString: string): readonly string[] {
  const named = new URLSearchParams(queryString).get('orders')?.split(',') ?? [];
  return [...new Set(named)].filter((one) => reference.test(one)).slice(0, 50);
}
