import { formatDate } from '@hub/domain';
import { rupees, units } from './figure-words.ts';
import type { WarningWords } from './finding-words.ts';
import { timeInIndia } from './time-texts.ts';

export const warningWords = {
  'kyc-registered': ({ holder }) => ({
    title: `The KYC of ${holder} is registered, not validated`,
    why: 'It works for asset managers where the investor already has a folio.',
    fix: 'A fresh KYC is needed for the others.',
  }),
  'kyc-missing': ({ holder }) => ({
    title: `The KYC of ${holder} is not known`,
    why: 'The registrar’s files do not have it, and the registrar may reject the order.',
    fix: `Check the KYC of ${holder}.`,
  }),
  'after-cut-off': ({ cutOff, navDate }) => ({
    title: `Expected NAV date: ${formatDate(navDate)}`,
    why: `Today’s cut-off was at ${timeInIndia(cutOff)}.`,
    fix: 'The order can be sent now.',
  }),
  'day-off': ({ next, navDate }) => ({
    title: `Expected NAV date: ${formatDate(navDate)}`,
    why: `Today is not a business day. The next one is ${formatDate(next)}.`,
    fix: 'The order can be sent now.',
  }),
  'holiday-ahead': ({ on }) => ({
    title: `${formatDate(on)} is a holiday`,
    why: 'If confirmed after the cut-off, the order waits for the next business day.',
    fix: 'Ask the investor to confirm today.',
  }),
  'load-applies': ({ load, units: loaded }) => ({
    title: `Exit load of about ${rupees(load)}`,
    why: `${units(loaded)} are not held long enough to be free of exit load.`,
    fix: 'Order only the units without exit load, or continue.',
  }),
  remainder: ({ left, least }) => ({
    title: `About ${rupees(left)} would remain`,
    why: `The scheme’s minimum balance is ${rupees(least)}.`,
    fix: 'Choose all units instead.',
  }),
  'locks-in': ({ until }) => ({
    title: `Locked in until ${formatDate(until)}`,
    why: 'Units of this scheme cannot be redeemed before.',
    fix: 'Make sure the investor knows.',
  }),
  'no-nav': ({ scheme }) => ({
    title: 'No estimate',
    why: `There is no NAV of ${scheme} yet.`,
    fix: 'The order can be sent; units and amounts follow with the NAV.',
  }),
  'account-type-missing': () => ({
    title: 'The type of the bank account is not known',
    why: 'An NRI folio needs an account of its own type, NRE or NRO.',
    fix: 'Check the account with the investor.',
  }),
  'country-missing': () => ({
    title: 'The investor’s country is not known',
    why: 'The scheme is closed to residents of some countries.',
    fix: 'Check where the investor lives.',
  }),
  'birth-date-missing': () => ({
    title: 'The minor’s date of birth is not known',
    why: 'The folio is frozen when the minor turns 18.',
    fix: 'Check the date of birth.',
  }),
  rtgs: ({ from }) => ({
    title: 'Send it by RTGS',
    why: `RTGS is open from ${rupees(from)} and credits at once. The NAV depends on when the money is credited.`,
    fix: 'Choose RTGS at the bank.',
  }),
} satisfies Partial<WarningWords>;
