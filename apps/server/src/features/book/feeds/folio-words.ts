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

/**
 * The city of an order, as trail sorts it. Until 2018 the line ran at 15 cities: who is in T15 is in T30, and of B15
 * nobody can say.
 */
export function cityClass(text: string | null): 'T30' | 'B30' | null {
  const upper = text === null ? '' : text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (upper === 'T30' || upper === 'T15' || upper === 'TOP30') return 'T30';
  return upper === 'B30' || upper === 'BEYOND30' ? 'B30' : null;
}
