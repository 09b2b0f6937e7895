import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import type { ComponentType } from 'react';
import { OrderPage } from './order-page.tsx';

/** A screen for each kind, in one file because only the kind differs. */
export const orderPages: Readonly<Record<FormKind, ComponentType>> = {
  lumpsum: () => <OrderPage kind="lumpsum" />,
  redeem: () => <OrderPage kind="redeem" />,
  switch: () => <OrderPage kind="switch" />,
  sip: () => <OrderPage kind="sip" />,
  stp: () => <OrderPage kind="stp" />,
  swp: () => <OrderPage kind="swp" />,
  pause: () => <OrderPage kind="pause" />,
  stop: () => <OrderPage kind="stop" />,
};
