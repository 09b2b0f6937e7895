import type { DeclarationId } from './opening-parts.ts';

const declarationNames: Readonly<Record<DeclarationId, string>> = {
  guardian: 'that you are the guardian',
  tax: 'the tax residency',
  pep: 'the political exposure',
  nominees: 'the nominees',
};

/** What an investor reads on the page that opens a folio, approves its mandate and takes the payment, in one sitting. */
export const openingPageTexts = {
  title: 'Your new folio',
  hint: 'Something not right? Send that part back.',
  declare: 'I declare',
  notRight: 'Not right?',
  notRightOf: (part: string): string => `${part}: not right?`,
  remark: (part: string): string => `What is not right with ${part.toLowerCase()}?`,
  rightAfterAll: 'This is correct',
  rightAfterAllOf: (part: string): string => `${part}: correct`,
  sendBack: 'Send back',
  sendingBack: (distributor: string): string =>
    `Nothing is opened. ${distributor} reads what you wrote, corrects it and sends you a new link.`,
  sentBack: 'Sent back',
  sentBackText:
    'Nothing was opened. Your distributor reads what you wrote and sends you a new link when it is corrected.',
  remarkMissing: 'Write what is not right.',
  tick: (missing: readonly DeclarationId[]): string =>
    missing.length === 1 && missing[0] !== undefined
      ? `Tick ${declarationNames[missing[0]]} to continue`
      : 'Tick each declaration to continue',
  left: 'Remaining steps',
  steps: {
    confirm: 'Confirm',
    confirmNote: (masked: string): string => `With a code to ${masked}`,
    confirmed: 'Confirmed',
    mandate: 'Approve the mandate',
    mandateNote: (account: string, limit: string): string => `${account}, up to ${limit} per debit`,
    mandateSent: 'Mandate with the bank',
    mandateApproved: 'Mandate approved',
    mandateRejected: 'Mandate not approved',
    mandateCancelled: 'Mandate cancelled',
    sign: 'Sign the mandate form',
    pay: (amount: string): string => `Pay ${amount}`,
    paid: 'Paid',
  },
  mandate: {
    title: 'Approve the mandate',
    text: (account: string, limit: string): string =>
      `Your SIP is debited from ${account}, up to ${limit} per debit. Your bank asks you to approve that.`,
    act: (bank: string): string => `Approve at ${bank}`,
    waiting: 'This page continues by itself once you approve.',
    waitingLong: 'Your bank has not answered yet. You can open this link again later.',
    again: 'Check again',
    payFirst: 'Pay first',
  },
  end: {
    done: 'All done',
    oneLeft: 'One step is left',
    debits: 'Thank you. Your bank debits each instalment. You can close this page.',
    sign: 'Thank you. One step is left: sign the mandate form that your distributor gives you.',
    atBank: 'Thank you. One step is left: your bank asks you to approve the mandate.',
    rejected: (reason: string | null): string =>
      `Your bank did not approve the mandate${reason === null ? '' : `: ${reason}`}. Your distributor will be informed and can send you a new one.`,
  },
} as const;
