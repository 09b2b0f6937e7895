import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import type { RouteId } from '@hub/domain';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import type { FormKind, OrderKind } from '@hub/domain/orders/terms/order-terms';

/** Spec §2 has a screen of its own for a lumpsum of the cart; other kinds are changed where they were entered. */
export const editRoute = (kind: FormKind): RouteId =>
  kind === 'lumpsum' ? 'transact/lumpsum-edit' : orderDefinitions[kind].form;

/** `lumpsum`, `SIP`. */
export const kindInSentence = (kind: OrderKind): string =>
  orderKindTexts[kind].title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** `Edit lumpsum`, `Edit SIP`. */
export const editTitle = (kind: FormKind): string => `Edit ${kindInSentence(kind)}`;

/** As people look for them: what brings money first, what ends a plan last. */
export const offeredKinds = ['lumpsum', 'sip', 'switch', 'redeem', 'stp', 'swp', 'pause', 'stop'] as const;
