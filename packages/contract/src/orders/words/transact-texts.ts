/** Why an order is not taken; those that the spec quotes stand letter for letter. */
export const transactTexts = {
  folioInvalid: 'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
  notAllowed: 'You are not allowed to proceed with the transaction.',
  jointAccount: 'Transaction cannot be allowed. Joint account',
  cartChanged: 'This order was changed or removed elsewhere. Open the cart again to see it as it is.',
  cartFull: 'The cart is full. Send or remove some orders first.',
  noSuchOrder: 'There is no such order.',
  tooLate: 'This order can no longer be changed.',
  stopSent: 'The stop is sent to the investor to confirm.',
} as const;
