/* Codes of Spec §3 and handbook §1.8 with the words people read, for the FATCA and CRS declaration and for contacts. */

export const grossIncomes = {
  '31': 'Below 1 lakh',
  '32': '1 to 5 lakh',
  '33': '5 to 10 lakh',
  '34': '10 to 25 lakh',
  '35': '25 lakh to 1 crore',
  '36': 'Above 1 crore',
} as const;
export type GrossIncome = keyof typeof grossIncomes;

export const occupations = {
  '01': 'Business',
  '02': 'Service',
  '03': 'Professional',
  '04': 'Agriculture',
  '05': 'Retired',
  '06': 'Housewife',
  '07': 'Student',
  '08': 'Other',
} as const;
export type Occupation = keyof typeof occupations;

export const wealthSources = {
  '1': 'Salary',
  '2': 'Business',
  '3': 'Gift',
  '4': 'Ancestral property',
  '5': 'Rent',
  '6': 'Prize money',
  '7': 'Royalty',
  '8': 'Other',
} as const;
export type WealthSource = keyof typeof wealthSources;

export const addressTypes = {
  '1': 'Residential or business',
  '2': 'Residential',
  '3': 'Business',
  '4': 'Registered office',
  '5': 'Unspecified',
} as const;
export type AddressType = keyof typeof addressTypes;

/** What a tax id is; `NA` is the holder's declaration that the country gives none. */
export const taxIdTypes = {
  PAN: 'PAN',
  TIN: 'Tax identification number',
  SSN: 'Social security number',
  OTHER: 'Other',
  NA: 'Not issued by this country',
} as const;
export type TaxIdType = keyof typeof taxIdTypes;

/** Whose a mobile number or an e-mail is (handbook §1.1). */
export const contactOwners = {
  SE: 'Self',
  SP: 'Spouse',
  DC: 'Dependent child',
  DS: 'Dependent sibling',
  DP: 'Dependent parent',
} as const;
export type ContactOwner = keyof typeof contactOwners;

export const guardianRelations = {
  '06': 'Father',
  '13': 'Mother',
  '23': 'Court-appointed guardian',
} as const;
export type GuardianRelation = keyof typeof guardianRelations;
