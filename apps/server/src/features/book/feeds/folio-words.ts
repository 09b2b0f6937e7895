/** Registrars' words for the tax status, to the numbering of handbook §2. */
const taxStatusCodes: Readonly<Record<string, string>> = {
  INDIVIDUAL: '01',
  'RESIDENT INDIVIDUAL': '01',
  I: '01',
  MINOR: '02',
  'ON BEHALF OF MINOR': '02',
  M: '02',
  HUF: '03',
  'HINDU UNDIVIDED FAMILY': '03',
  H: '03',
  COMPANY: '04',
  C: '04',
  'PRIVATE LIMITED COMPANY': '04',
  'PUBLIC LIMITED COMPANY': '04',
  AOP: '05',
  'ASSOCIATION OF PERSONS': '05',
  PARTNERSHIP: '06',
  'PARTNERSHIP FIRM': '06',
  LLP: '06',
  'BODY CORPORATE': '07',
  TRUST: '08',
  SOCIETY: '09',
  OTHERS: '10',
  OTHER: '10',
  NRI: '11',
  'NRI - OTHERS': '11',
  N: '11',
  'SOLE PROPRIETORSHIP': '13',
  'SOLE PROPRIETOR': '13',
  NRE: '21',
  'NRI - REPATRIABLE (NRE)': '21',
  'NRI REPATRIABLE': '21',
  NRO: '24',
  'NRI - REPATRIABLE (NRO)': '24',
  'NRI NON REPATRIABLE': '24',
  'NRI MINOR': '26',
};

export function taxStatusCode(text: string | null): string | null {
  if (text === null) return null;
  const upper = text.toUpperCase().replace(/\s+/g, ' ');
  if (/^\d{1,2}$/.test(upper)) return upper.padStart(2, '0');
  return taxStatusCodes[upper] ?? null;
}

/** Handbook §1.5: SI, JO or AS. Either or survivor is anyone or survivor with two holders. */
const holdingModes: Readonly<Record<string, 'SI' | 'JO' | 'AS'>> = {
  SI: 'SI',
  SINGLE: 'SI',
  SINGLY: 'SI',
  JO: 'JO',
  JOINT: 'JO',
  JOINTLY: 'JO',
  AS: 'AS',
  ES: 'AS',
  EO: 'AS',
  'ANYONE OR SURVIVOR': 'AS',
  'EITHER OR SURVIVOR': 'AS',
};

export function holdingMode(text: string | null): 'SI' | 'JO' | 'AS' | null {
  return text === null ? null : (holdingModes[text.toUpperCase().replace(/\s+/g, ' ')] ?? null);
}

/** CAMS writes Y, N or Z; KFintech R reinvest, D or P payout, G growth. */
const dividendOptions: Readonly<Record<string, 'Y' | 'N' | 'Z'>> = {
  Y: 'Y',
  N: 'N',
  Z: 'Z',
  R: 'Y',
  D: 'N',
  P: 'N',
  G: 'Z',
};

export function dividendOption(text: string | null): 'Y' | 'N' | 'Z' | null {
  return text === null ? null : (dividendOptions[text.toUpperCase()] ?? null);
}
