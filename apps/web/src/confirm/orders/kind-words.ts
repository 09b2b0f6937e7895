import type { OrderToConfirm } from '@hub/contract/calls/confirmation/confirmation';

type Kind = OrderToConfirm['kind'];

/** Above an order: what one does. */
export const kindNames: Readonly<Record<Kind, string>> = {
  lumpsum: 'Invest',
  redeem: 'Redeem',
  switch: 'Switch',
  sip: 'Start a SIP',
  stp: 'Start an STP',
  swp: 'Start an SWP',
  pause: 'Pause a SIP',
  stop: 'Stop a plan',
  folio: 'Open a folio',
};

/** In a sentence: `please confirm your redemption`. */
export const kindNouns: Readonly<Record<Kind, string>> = {
  lumpsum: 'investment',
  redeem: 'redemption',
  switch: 'switch',
  sip: 'SIP',
  stp: 'STP',
  swp: 'SWP',
  pause: 'SIP pause',
  stop: 'stop of a plan',
  folio: 'new folio',
};
