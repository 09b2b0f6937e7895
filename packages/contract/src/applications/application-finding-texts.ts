import type {
  ApplicationCode,
  ApplicationFigures,
  ApplicationFinding,
} from '@hub/domain/applications/application-finding';
import type { KycEffect } from '@hub/domain/applications/kyc-effects';
import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import { mandateFindingText } from '../mandates/mandate-texts.ts';
import { nomineeFindingText } from '../nominees/nominee-texts.ts';
import { findingText } from '../orders/words/finding-texts.ts';
import type { FindingText } from '../orders/words/finding-words.ts';
import { kycStatusTexts } from './application-texts.ts';

const kycFixes: Readonly<Record<KycEffect['next'], string>> = {
  nothing: '',
  'fresh-kyc': 'Ask the investor to do a fresh KYC, then check the PAN again.',
  wait: 'Wait until the KYC agency has finished, then check the PAN again.',
  correct: 'Ask the investor to give the KYC agency what is missing, then check the PAN again.',
  'do-kyc': 'Ask the investor to complete KYC, then check the PAN again.',
};

/** The same for the investor, who reads it behind a shared link. */
const ownKycFixes: Readonly<Record<KycEffect['next'], string>> = {
  nothing: '',
  'fresh-kyc': 'Do a fresh KYC, then open this link again.',
  wait: 'Wait until the KYC agency has finished, then open this link again.',
  correct: 'Give the KYC agency what is missing, then open this link again.',
  'do-kyc': 'Complete your KYC, then open this link again.',
};

const accountNames: Readonly<Record<BankAccountType, string>> = {
  SB: 'savings',
  CB: 'current',
  NE: 'NRE',
  NO: 'NRO',
};

type Words = {
  readonly [Code in Exclude<ApplicationCode, 'nominee' | 'order' | 'mandate'>]: (
    figures: ApplicationFigures[Code],
  ) => FindingText;
};

const say = (title: string, why: string, fix: string) => (): FindingText => ({ title, why, fix });

const words: Words = {
  'pan-form': say(
    'Enter a PAN like ABCPK1234L',
    'A PAN has five letters, four digits and a letter.',
    'Check the PAN card.',
  ),
  'pan-letter': ({ needs }) => ({
    title: needs === 'H' ? 'This is not the PAN of an HUF' : 'This is not the PAN of a person',
    why: `For this tax status the fourth letter of the PAN is ${needs}.`,
    fix: `Enter a PAN whose fourth letter is ${needs}, or choose another tax status.`,
  }),
  'pan-twice': say(
    'This PAN is already added',
    'Each holder must be a different person.',
    'Enter the PAN of another person, or remove this holder.',
  ),
  kyc: ({ status, name, next }) => ({
    title: `${kycStatusTexts[status]}${name === '' ? '' : `: ${name}`}`,
    why:
      status === 'REGISTERED'
        ? 'A registered KYC is accepted only if the investor already has a folio with us.'
        : 'No folio can be opened with this KYC.',
    fix: kycFixes[next],
  }),
  'status-missing': say(
    'Choose the tax status',
    'It decides which details the folio needs.',
    'Choose who invests.',
  ),
  'holding-missing': say(
    'Choose how the folio is held',
    'Single for one holder, anyone or survivor for two or three.',
    'Choose one of the two.',
  ),
  'joint-refused': say(
    'Transaction cannot be allowed. Joint account',
    'A folio that all holders operate together cannot be opened online.',
    'Choose anyone or survivor.',
  ),
  'holders-too-many': ({ most }) => ({
    title: most === 1 ? 'This tax status has one holder' : `A folio has at most ${most} holders`,
    why: 'No more can be registered.',
    fix: 'Remove a holder, or choose another tax status.',
  }),
  'second-holder-missing': say(
    'Add the second holder',
    'Anyone or survivor needs at least two holders.',
    'Add a holder, or choose single.',
  ),
  'holding-single': say(
    'A single folio has one holder',
    'There are several holders.',
    'Choose anyone or survivor, or remove the other holders.',
  ),
  'name-missing': say(
    'Enter the name',
    'The folio is opened in this name.',
    'Enter the name as on the PAN card.',
  ),
  'name-form': say(
    'Enter a name with letters only',
    'It has a character that is not allowed in a name.',
    'Enter the name as on the PAN card.',
  ),
  'birth-date-missing': say(
    'Enter the date of birth',
    'It shows whether the holder is a minor.',
    'Enter it as DD-MM-YYYY.',
  ),
  'birth-date-future': say(
    'The date of birth is in the future',
    'A date of birth cannot be after today.',
    'Check the year.',
  ),
  'birth-date-too-early': say(
    'Check the year of birth',
    'This year is too far back.',
    'Enter the date as on the PAN card.',
  ),
  'birth-date-differs': say(
    'The date of birth differs from the KYC record',
    'It must match the KYC record.',
    'Check the date, or get the KYC corrected first.',
  ),
  'under-age': ({ age }) => ({
    title: `A holder must be ${age} or older`,
    why: 'This is a minor’s date of birth.',
    fix: 'Choose “On behalf of minor” as tax status, or check the date.',
  }),
  'of-age': ({ age }) => ({
    title: `This person is ${age} or older`,
    why: 'An adult invests without a guardian.',
    fix: 'Choose “Individual” as tax status, or check the date.',
  }),
  'guardian-missing': say(
    'Enter the guardian',
    'A minor invests through a guardian with KYC.',
    'Enter the PAN of the father, the mother or the court-appointed guardian.',
  ),
  'guardian-not-requested': say(
    'Only a minor has a guardian',
    'This tax status has none.',
    'Remove the guardian, or choose a minor’s tax status.',
  ),
  'guardian-relation': say(
    'Choose how the guardian is related',
    'Father, mother or court-appointed guardian.',
    'Choose one of the three.',
  ),
  'guardian-under-age': ({ age }) => ({
    title: `The guardian must be ${age} or older`,
    why: 'This is a minor’s date of birth.',
    fix: 'Enter an adult guardian, or check the date.',
  }),
  'guardian-is-minor': say(
    'The guardian cannot be the minor',
    'Both have the same PAN.',
    'Enter the guardian’s own PAN; the minor’s may stay empty.',
  ),
  'karta-missing': say(
    'Enter the Karta',
    'The Karta acts and signs for the family.',
    'Enter the Karta’s name as on the PAN card.',
  ),
  'karta-is-huf': say(
    'The Karta is a person',
    'This is the name of the HUF.',
    'Enter the name of the member who acts for it.',
  ),
  'contact-missing': say(
    'Enter a mobile number or an e-mail',
    'The confirmation link is sent there.',
    'Enter at least one of the two.',
  ),
  'mobile-missing': say(
    'Enter the mobile number',
    'The link and the OTP are sent there.',
    'Enter 10 digits.',
  ),
  'mobile-form': say(
    'Enter a 10-digit mobile number',
    'An Indian mobile number starts with 6, 7, 8 or 9.',
    'Check the number.',
  ),
  'email-form': say(
    'Enter an e-mail like name@example.com',
    'This is not an e-mail address.',
    'Check the e-mail.',
  ),
  'contact-owner': say(
    'Choose whose contact this is',
    'Each mobile number and e-mail in a folio is declared as self or family.',
    'Choose self or a family member.',
  ),
  'contact-shared': say(
    'Another holder has this contact',
    'A contact can be used for one PAN only, unless it is a family member’s.',
    'Enter another one, or choose whose it is.',
  ),
  'contact-taken': say(
    'Another investor has this contact',
    'A contact can be used for one PAN only, unless it is a family member’s.',
    'Enter another one, or choose whose it is.',
  ),
  'contact-of-distributor': say(
    'This is your own contact',
    'Links and OTPs are sent to the investor only.',
    'Enter the investor’s contact.',
  ),
  'address-missing': say('Enter the address', 'The folio needs an address.', 'Enter house, street and city.'),
  'country-missing': say('Choose the country', 'Some schemes are not open to every country.', 'Choose one.'),
  'country-resident': say(
    'A resident’s address is in India',
    'This tax status is for residents.',
    'Choose India, or an NRI’s tax status.',
  ),
  'pincode-form': say('Enter a 6-digit pincode', 'This is not a pincode.', 'Check the pincode.'),
  'pincode-unknown': say('There is no such pincode', 'India Post does not list it.', 'Check the digits.'),
  'same-as-unknown': say(
    'These details cannot be used',
    'The folio is not the investor’s, or has another tax status.',
    'Enter contact, address and bank here.',
  ),
  'ifsc-form': say(
    'Enter an IFSC like HDFC0000001',
    'Four letters, a zero and six letters or digits.',
    'Check a cheque, or search for the branch.',
  ),
  'ifsc-unknown': say(
    'No bank branch has this IFSC',
    'It is not in the Reserve Bank’s list.',
    'Check a cheque, or search for the branch.',
  ),
  'account-form': say(
    'Enter an account number of 6 to 18 digits',
    'This is not an account number.',
    'Check a cheque or the passbook.',
  ),
  'account-type': ({ needs }) => ({
    title: `Choose ${needs.map((type) => accountNames[type]).join(' or ')}`,
    why: 'This tax status can use no other type of account.',
    fix: 'Choose another type, or use another account.',
  }),
  'proof-missing': say(
    'Check the account, or upload a proof',
    'The account must be in the investor’s name.',
    'Check it with a deposit of ₹1, or upload a cancelled cheque.',
  ),
  'residency-missing': say(
    'Add a country of tax residency',
    'FATCA and CRS rules require it.',
    'Add at least one.',
  ),
  'residencies-too-many': ({ most }) => ({
    title: `At most ${most} countries`,
    why: 'No more can be declared.',
    fix: 'Remove one.',
  }),
  'residency-country': say('Choose the country', 'There is no such country.', 'Choose one from the list.'),
  'residency-twice': say('This country is already added', 'Each country is declared once.', 'Remove one.'),
  'residency-india': say(
    'A resident pays tax in India',
    'India is not among the countries.',
    'Add India, or choose an NRI’s tax status.',
  ),
  'residency-abroad': say(
    'An NRI pays tax in another country too',
    'India is the only country here.',
    'Add the country of residence, or choose a resident’s tax status.',
  ),
  'tax-id-missing': say(
    'Enter the tax ID',
    'Each country outside India needs one.',
    'Enter it, or choose “Not issued by this country”.',
  ),
  'tax-id-type': say('Choose the type of tax ID', 'It says what the number is.', 'Choose one.'),
  'tax-id-pan': say(
    'In India the tax ID is the PAN',
    'This is a different number.',
    'Enter the holder’s PAN.',
  ),
  'choice-missing': say('Choose one', 'This is required.', 'Choose the answer that applies.'),
  'birth-country': say('Choose the country of birth', 'The declaration needs it.', 'Choose one.'),
  'birth-place': say('Enter the place of birth', 'The declaration needs it.', 'Enter the city or town.'),
  'residence-address': say(
    'Enter the residence address',
    'The declaration needs it.',
    'Enter house, street and city.',
  ),
  'nominees-not-allowed': say(
    'This tax status cannot have nominees',
    'Minors and HUFs have no nominees.',
    'Remove the nominees.',
  ),
  'scheme-missing': say('Choose a scheme', 'An investment needs a scheme.', 'Search for it by name.'),
  'amount-missing': say('Enter the amount', 'Rupees, with paise if needed.', 'Enter an amount like 5000.'),
  'pay-mode-missing': say('Choose how it is paid', 'The investor pays after confirming.', 'Choose one.'),
  'frequency-missing': say('Choose how often', 'A SIP needs a frequency.', 'Choose one.'),
  'start-missing': say('Choose the start', 'A day is needed.', 'Choose a day.'),
  'end-missing': say('Choose the end', 'A day is needed.', 'Choose a day.'),
  'limit-missing': say(
    'Enter the limit per debit',
    'It is the maximum of one debit.',
    'Enter an amount like 25000.',
  ),
  'consent-missing': say(
    'Confirm that the investor asked for this',
    'Nothing is sent without it.',
    'Tick the box.',
  ),
};

/** The words of a nomination are one text: what is wrong, and then what to do. */
function inOneSentence(text: string): FindingText {
  const end = text.search(/[.:] /);
  return end < 0
    ? { title: text, why: '', fix: '' }
    : { title: text.slice(0, end + 1), why: '', fix: text.slice(end + 2) };
}

/** Who fills in a form: the distributor, or the investor behind a shared link. */
export type FormReader = 'distributor' | 'investor';

/** What is wrong, why, and what to do. */
export function applicationFindingText(
  finding: ApplicationFinding,
  reader: FormReader = 'distributor',
): FindingText {
  switch (finding.code) {
    case 'kyc':
      return reader === 'investor'
        ? { ...words.kyc(finding), fix: ownKycFixes[finding.next] }
        : words.kyc(finding);
    case 'order':
      return findingText(finding.finding);
    case 'mandate':
      return mandateFindingText(finding.finding);
    case 'nominee':
      return inOneSentence(nomineeFindingText(finding.finding));
    default:
      return (words[finding.code] as (figures: ApplicationFinding) => FindingText)(finding);
  }
}
