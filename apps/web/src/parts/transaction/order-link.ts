import { href } from '@hub/contract';

/** The details of an order are part of the history (decision S2-23). */
export const orderHref = (reference: string): string =>
  `${href('transact/history')}?${new URLSearchParams({ order: reference })}`;
