import { formatDate } from '@hub/domain';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import { rupees } from './figure-words.ts';
import type { BlockWords } from './finding-words.ts';

const accountNames: Readonly<Record<BankAccountType, string>> = {
  SB: 'a savings account',
  CB: 'a current account',
  NE: 'an NRE account',
  NO: 'an NRO account',
};
const neededAccounts = {
  NRE: 'an NRE account',
  NRO: 'an NRO account',
  NRI: 'an NRE or NRO account',
  resident: 'a resident savings or current account',
} as const;

export const paymentWords = {
  'euin-missing': () => ({
    title: 'Choose an EUIN or execution only',
    why: 'This order needs the EUIN of the person who advised, or the investor’s declaration that no one did.',
    fix: 'Choose an EUIN, or mark the order as execution only.',
  }),
  'euin-form': () => ({
    title: 'This is not an EUIN',
    why: 'An EUIN is the letter E and six digits.',
    fix: 'Enter an EUIN like E123456.',
  }),
  'euin-unknown': ({ euin }) => ({
    title: `${euin} is not an EUIN of your ARN`,
    why: 'An EUIN is valid only with the ARN it is registered under.',
    fix: 'Choose one of the EUINs of your ARN.',
  }),
  'euin-not-yet': ({ euin, on }) => ({
    title: `${euin} is not valid yet`,
    why: `It is valid from ${formatDate(on)}.`,
    fix: 'Choose another EUIN of your ARN.',
  }),
  'euin-expired': ({ euin, on }) => ({
    title: `${euin} has expired`,
    why: `It was valid until ${formatDate(on)}.`,
    fix: 'Choose another EUIN of your ARN, or renew this one with AMFI.',
  }),
  'euin-and-execution-only': () => ({
    title: 'Choose either an EUIN or execution only',
    why: 'Execution only means that no one advised.',
    fix: 'Remove the EUIN, or clear execution only.',
  }),
  'sub-arn-form': () => ({
    title: 'This is not an ARN',
    why: 'A sub-ARN is the letters ARN and up to six digits.',
    fix: 'Enter a sub-ARN like ARN-12345, or leave it empty.',
  }),
  'sub-arn-own': () => ({
    title: 'The sub-ARN is your own ARN',
    why: 'A sub-ARN names the sub-distributor who brought the order.',
    fix: 'Enter another ARN, or leave it empty.',
  }),
  'account-not-registered': () => ({
    title: 'Choose a bank account of the folio',
    why: 'Money comes from and goes to the investor’s own registered accounts only.',
    fix: 'Choose one of the accounts registered in the folio.',
  }),
  'account-type': ({ has, needs }) => ({
    title: `Choose ${neededAccounts[needs]}`,
    why: `The tax status of the folio asks for ${neededAccounts[needs]}; this is ${accountNames[has]}.`,
    fix: `Choose ${neededAccounts[needs]} of the folio.`,
  }),
  'upi-payment-limit': ({ limit }) => ({
    title: `UPI takes at most ${rupees(limit)} a payment`,
    why: 'This is the limit of UPI for mutual funds.',
    fix: 'Choose net banking or NEFT/RTGS, or enter a smaller amount.',
  }),
  'upi-day-limit': ({ limit, left }) => ({
    title: `UPI takes at most ${rupees(limit)} in 24 hours`,
    why: `${rupees(left)} of it are left.`,
    fix: 'Choose net banking or NEFT/RTGS, or pay tomorrow.',
  }),
} satisfies Partial<BlockWords>;
