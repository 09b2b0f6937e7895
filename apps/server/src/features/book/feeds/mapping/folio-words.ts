/** Handbook §1.5: SI, JO or AS. Either or survivor is anyone or survivor with two holders. */
const holdingModes: Readonly<Record<string, 'SI' | 'JO' | 'AS'>> = {
  SI: 'SI',
  S: 'SI',
  SINGLE: 'SI',
  SINGLY: 'SI',
  'SINGLE HOLDING': 'SI',
  MINOR: 'SI',
  JO: 'JO',
  J: 'JO',
  JT: 'JO',
  JOINT: 'JO',
  JOINTLY: 'JO',
  'JOINT HOLDING': 'JO',
  AS: 'AS',
  A: 'AS',
  ES: 'AS',
  E: 'AS',
  EO: 'AS',
  'A S': 'AS',
  'E S': 'AS',
  ANYONE: 'AS',
  'ANYONE SURVIVOR': 'AS',
  'ANYONE OR SURVIVOR': 'AS',
  'ANYONE OR SURVIVORS': 'AS',
  'ANYONE OR SURVIVOR S': 'AS',
  'EITHER OR SURVIVOR': 'AS',
  'EITHER OR SURVIVOR S': 'AS',
};

/** Undefined where the text is no mode that we know. */
export function holdingMode(text: string): 'SI' | 'JO' | 'AS' | undefined {
  return holdingModes[wordsOf(text)];
}

const wordsOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Handbook §2: SB, CB, NE, NO. Cash credit and overdraft are a business's current account, FCNR is repatriable. */
const accountTypes: Readonly<Record<string, 'SB' | 'CB' | 'NE' | 'NO'>> = {
  SB: 'SB',
  S: 'SB',
  SAV: 'SB',
  SAVING: 'SB',
  SAVINGS: 'SB',
  'SAVING ACCOUNT': 'SB',
  'SAVINGS ACCOUNT': 'SB',
  'SAVINGS BANK': 'SB',
  'SAVINGS BANK ACCOUNT': 'SB',
  CB: 'CB',
  CA: 'CB',
  C: 'CB',
  CUR: 'CB',
  CURRENT: 'CB',
  'CURRENT ACCOUNT': 'CB',
  CC: 'CB',
  'CASH CREDIT': 'CB',
  OD: 'CB',
  OVERDRAFT: 'CB',
  NE: 'NE',
  NRE: 'NE',
  NRESB: 'NE',
  'NRE ACCOUNT': 'NE',
  'NRE SAVINGS': 'NE',
  'NRE SB': 'NE',
  FCNR: 'NE',
  NO: 'NO',
  NRO: 'NO',
  NROSB: 'NO',
  'NRO ACCOUNT': 'NO',
  'NRO SAVINGS': 'NO',
  'NRO SB': 'NO',
};

/** Undefined where the text is no type of account that we know. */
export const accountType = (text: string): 'SB' | 'CB' | 'NE' | 'NO' | undefined =>
  accountTypes[wordsOf(text)];

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

/**
 * The city of an order, as trail sorts it. Until 2018 the line ran at 15 cities: who is in T15 is in T30, and of B15
 * nobody can say.
 */
export function cityClass(text: string | null): 'T30' | 'B30' | null {
  const upper = text === null ? '' : text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (upper === 'T30' || upper === 'T15' || upper === 'TOP30') return 'T30';
  return upper === 'B30' || upper === 'BEYOND30' ? 'B30' : null;
}
