import { type OrderKind, orderDefinitions, type RouteId } from '@hub/domain';

/** Spec §2 has a screen of its own for a lumpsum of the cart; other kinds are changed where they were entered. */
export const editRoute = (kind: OrderKind): RouteId =>
  kind === 'lumpsum' ? 'transact/lumpsum-edit' : orderDefinitions[kind].form;

/** Transactions of the spec whose forms are not built yet: named, not offered. */
export const notYet: readonly string[] = [
  'SIP',
  'STP',
  'SWP',
  'pausing a SIP',
  'first-time lumpsum',
  'first-time SIP',
  'zero-balance folio',
  'one-time mandate',
];
