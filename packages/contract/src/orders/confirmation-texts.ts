/** What an investor reads who opens a link, and what is said when it opens nothing. */
export const confirmationTexts = {
  dead: {
    expired: 'This link has expired. Ask your distributor for a new one.',
    used: 'These transactions were already confirmed or declined.',
    revoked:
      'Your distributor changed or cancelled this. If there is something new to confirm, you get a new link.',
    unknown: 'This link is not valid. Check that you opened it whole, or ask your distributor for a new one.',
  },
  otp: (code: string, name: string, minutes: number): string =>
    `${code} is your code to confirm transactions with ${name}. It is valid for ${minutes} minutes. Do not share it with anyone, not even your distributor.`,
  wrongCode: (left: number): string =>
    `That code is not right. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  tooManyCodes: 'Too many codes were sent for this link. Please try again in an hour.',
  noContact: 'There is no such contact registered in your folio. Choose another way or ask your distributor.',
  ordersChanged: 'These transactions have changed since you opened the link. Open it again to see them.',
  notAnyMore: (scheme: string, reason: string): string =>
    `${scheme}: this cannot be confirmed any more. ${reason.replace(/\.?$/, '.')} You can decline it and confirm the rest.`,
  /** Whose ARN brings no new business on this day; the order itself is not at fault. */
  arnClosed: (arn: string): string =>
    `Your distributor’s registration, ${arn}, is not active at the moment, so no new investment is taken through it`,
  nothingToPay: 'There is nothing to pay.',
  accountNotRegistered: 'Choose one of the bank accounts registered in your folio.',
} as const;
