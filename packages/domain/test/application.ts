import {
  type ApplicationDraft,
  type ApplicationKind,
  emptyDraft,
  emptyHolder,
  type FatcaDraft,
  type HolderDraft,
} from '../src/applications/application-draft.ts';
import type { ApplicationFacts, KycFacts } from '../src/applications/application-facts.ts';
import { isHuf, taxStatusDemands } from '../src/tax-status/tax-status-demands.ts';
import type { TaxStatusCode } from '../src/tax-status/tax-statuses.ts';
import { facts as orderFacts, scheme } from './order-facts.ts';

/* A form that is right, for each kind and tax status; tests change one thing of it. */

const fatca = (country: string, pan: string): FatcaDraft => ({
  residencies: [
    country === 'IN'
      ? { country, taxId: pan, taxIdType: 'PAN' }
      : { country, taxId: '784-1990-1', taxIdType: 'TIN' },
  ],
  income: '34',
  occupation: '02',
  wealth: '1',
  pep: 'NA',
  birthCountry: 'IN',
  birthPlace: 'Pune',
  addressType: '2',
  residenceAddress: '12 Prabhat Road, Pune',
});

export const holder = (pan: string, name: string, change: Partial<HolderDraft> = {}): HolderDraft => ({
  ...emptyHolder(),
  pan,
  name,
  birthDate: '1985-04-12',
  mobile: '9876543210',
  email: 'asha@example.com',
  fatca: fatca('IN', pan),
  ...change,
});

export const second = holder('BBBPR2222B', 'Vikram Rao', {
  mobile: '9876543211',
  email: 'vikram@example.com',
});
export const third = holder('CCCPR3333C', 'Meera Rao', { mobile: '', email: '' });

const guardian = { pan: 'AAAPR1111A', name: 'Asha Rao', birthDate: '1985-04-12', relation: '13' } as const;

function firstOf(taxStatus: TaxStatusCode): HolderDraft {
  const { needsGuardian, panLetter, paysTax } = taxStatusDemands[taxStatus];
  const country = paysTax === 'india' ? 'IN' : 'AE';
  if (needsGuardian) return holder('', 'Kabir Rao', { birthDate: '2015-06-01', fatca: fatca(country, '') });
  return panLetter === 'H'
    ? holder('AAAHR1111A', 'Rao HUF', { birthDate: '2010-01-01', fatca: fatca(country, 'AAAHR1111A') })
    : holder('AAAPR1111A', 'Asha Rao', { fatca: fatca(country, 'AAAPR1111A') });
}

/** A form of this kind and status with nothing wrong. */
export function application(
  kind: ApplicationKind = 'lumpsum',
  taxStatus: TaxStatusCode = '01',
): ApplicationDraft {
  const { needsGuardian, mayNominate, accountTypes, paysTax } = taxStatusDemands[taxStatus];
  const draft = emptyDraft(kind);
  return {
    ...draft,
    taxStatus,
    holders: [firstOf(taxStatus)],
    guardian: needsGuardian ? guardian : null,
    ...(isHuf(taxStatus) ? { karta: 'Suresh Rao' } : {}),
    address:
      paysTax === 'india'
        ? { line: '12 Prabhat Road', pincode: '411004', city: 'Pune', state: 'Maharashtra', country: 'IN' }
        : { line: '7 Marina Walk', pincode: '', city: 'Dubai', state: '', country: 'AE' },
    bank: {
      ifsc: 'HDFC0000007',
      account: '50100012345678',
      type: accountTypes[0] ?? null,
      proof: 'penny-drop',
    },
    nomineeOptOut: mayNominate,
    order: {
      ...draft.order,
      schemeCode: scheme.code,
      idcw: 'Z',
      amount: '10000',
      ...(kind === 'sip'
        ? { frequency: 'monthly', day: 5, startsOn: '2027-01-05', end: { by: 'count', count: 24 } }
        : { payMode: 'netbanking' }),
    },
    mandate:
      kind === 'sip'
        ? { channel: 'netbanking', vpa: '', limit: '25000', startsOn: '2026-11-16', endsOn: '2056-11-15' }
        : draft.mandate,
    advice: { euin: 'E123456', isExecutionOnly: false, subArn: '' },
    consent: true,
  };
}

const kycFacts = (name: string): KycFacts => ({
  status: 'VALIDATED',
  name,
  isBirthDateRight: true,
  investsHere: false,
  details: null,
});

export const applicationFacts: ApplicationFacts = {
  kyc: {
    AAAPR1111A: kycFacts('Asha Rao'),
    AAAHR1111A: kycFacts('Rao HUF'),
    BBBPR2222B: kycFacts('Vikram Rao'),
    CCCPR3333C: kycFacts('Meera Rao'),
  },
  branches: {
    HDFC0000007: {
      bank: 'HDFC Bank',
      branch: 'Pune',
      channels: ['netbanking', 'debit-card', 'upi', 'paper'],
    },
    HDFC0999999: null,
  },
  pincodes: { '411004': { city: 'Pune', state: 'Maharashtra' }, '999999': null },
  contactsTaken: ['9000000001'],
  ownContacts: ['9812345670', 'desk@distributor.in'],
  existingFolios: [],
  nomineeRelations: ['04', '18', '20'],
  order: { distributor: orderFacts.distributor, scheme: orderFacts.scheme, holidays: orderFacts.holidays },
  advice: null,
};
