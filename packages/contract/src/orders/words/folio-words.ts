import { formatDate } from '@hub/domain';
import { redemptionOpens, rupees } from './figure-words.ts';
import type { BlockWords } from './finding-words.ts';
import { kycWords } from './kyc-words.ts';
import { transactTexts } from './transact-texts.ts';

const { folioInvalid, jointAccount, notAllowed } = transactTexts;

export const folioWords = {
  'kind-closed': ({ words }) => ({
    title: notAllowed,
    why: words,
    fix: 'Try again later. What was sent goes on.',
  }),
  'arn-not-active': ({ status }) => ({
    title: notAllowed,
    why: `Your ARN is ${status.replaceAll('-', ' ')}. New business needs an active ARN.`,
    fix: 'Renew your ARN with AMFI. Redemptions remain possible.',
  }),
  'arn-expired': ({ on }) => ({
    title: notAllowed,
    why: `Your ARN was valid until ${formatDate(on)}. New business needs a valid ARN.`,
    fix: 'Renew your ARN with AMFI. Redemptions remain possible.',
  }),
  'folio-invalid': () => ({
    title: folioInvalid,
    why: 'Your book has no active folio of this number, or nothing in it can leave.',
    fix: 'Check the folio number, or choose another folio of this client.',
  }),
  'nothing-held': () => ({
    title: 'The folio holds no units of this scheme',
    why: 'Only units in the folio can be redeemed or switched.',
    fix: 'Choose a scheme that the folio holds.',
  }),
  joint: () => ({
    title: jointAccount,
    why: 'The folio is held jointly, so every holder would have to sign.',
    fix: 'Use a signed paper form, or choose a folio held singly or by anyone or survivor.',
  }),
  'folio-locked': () => ({
    title: notAllowed,
    why: 'The investor has locked this folio: nothing can leave it.',
    fix: 'Ask the investor to unlock the folio on MF Central.',
  }),
  kyc: ({ holder, status }) => ({
    title: notAllowed,
    why: `The KYC of ${holder} is ${kycWords[status]}. Every holder needs a validated or registered KYC.`,
    fix: `Ask ${holder} to complete KYC, then try again.`,
  }),
  'minor-of-age': ({ since, age }) => ({
    title: notAllowed,
    why: `The minor turned ${age} on ${formatDate(since)}. The folio is frozen until its status is changed.`,
    fix: 'Send the form for a change from minor to major, with the new KYC and bank details.',
  }),
  'minor-not-alone': () => ({
    title: notAllowed,
    why: 'A minor holds a folio alone, without joint holders.',
    fix: 'Ask the registrar to correct the holders of this folio.',
  }),
  'minor-no-guardian': () => ({
    title: notAllowed,
    why: 'A minor’s folio needs a guardian with KYC, and none is registered.',
    fix: 'Ask the registrar to add the guardian to this folio.',
  }),
  'no-contact': () => ({
    title: 'The folio has no mobile number and no e-mail address',
    why: 'The investor confirms with a code sent to the contact registered in the folio.',
    fix: 'Ask the investor to register a mobile number or an e-mail address with the registrar first.',
  }),
  'pan-needed': () => ({
    title: 'This folio needs a PAN',
    why: 'Only individuals, minors and sole proprietors can invest without one.',
    fix: 'Ask the registrar to add the PAN to the folio.',
  }),
  'pan-exempt-limit': ({ limit, left }) => ({
    title: `Without a PAN at most ${rupees(limit)} a year`,
    why: `${rupees(left)} of it are left in this financial year.`,
    fix: left > 0n ? `Enter at most ${rupees(left)}, or add the PAN.` : 'Add the PAN to the folio.',
  }),
  'contact-changed': ({ until, days }) => ({
    title: notAllowed,
    why: `The mobile number or e-mail address of this folio was changed. Units stay for ${days} days after that.`,
    fix: redemptionOpens(until),
  }),
  'bank-changed': ({ until, days }) => ({
    title: 'The bank account was changed recently',
    why: `Nothing is paid out for ${days} days after a change of bank.`,
    fix: redemptionOpens(until),
  }),
} satisfies Partial<BlockWords>;
