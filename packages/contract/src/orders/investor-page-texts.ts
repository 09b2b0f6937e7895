/** What an investor reads on the pages that confirm and pay, besides what is opened (`opening-page-texts.ts`). */
export const investorPageTexts = {
  confirm: {
    withCode: 'With this code',
    sameCode: 'Confirmed by the same code',
  },
  pay: {
    asLastTime: 'As you paid last time',
    chooseAccount: 'Choose the account that you pay from',
    /** After the code: the payment is a question of its own. */
    notLoaded:
      'Your answer is recorded. Only the payment could not be loaded. Please try again in a few minutes.',
  },
  changedMind: {
    title: 'Changed your mind?',
    pay: (distributor: string): string =>
      `Do not pay, and tell ${distributor}, who can cancel what you confirmed.`,
    mandate: (distributor: string): string =>
      `Do not approve, and tell ${distributor}, who can stop what you confirmed. Without the mandate nothing is debited.`,
    notRequested: 'You did not ask for this? Call',
  },
} as const;
