/**
 * The calls of an investor's page. Apart from their shapes, because that page reads no shape: the reader of shapes
 * weighs as much as the page itself.
 */
export const confirmationPaths = {
  open: '/{hub}/confirm/open',
  otp: '/{hub}/confirm/otp',
  decide: '/{hub}/confirm/decide',
  payment: '/{hub}/confirm/payment',
  pay: '/{hub}/confirm/pay',
} as const;
