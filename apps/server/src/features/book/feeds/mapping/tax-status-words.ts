import { isTaxStatus } from '@hub/domain';

/**
 * Registrars' words for the tax status, to the numbering of handbook §2. They write the same status in many ways
 * (NRI-NRO, NRI - Non Repatriable, NRI Through NRO A/c), so a text is taken word by word: each word must be one we
 * know, and together they must name one status. Anything else is no status, and its row is refused.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bA C\b|\bACCOUNTS?\b/g, ' '],
  [/\bNR0\b/g, 'NRO'],
  [/\bNON ?RESIDENTS?(?: INDIANS?)?\b/g, 'NRI'],
  [/\bNON ?REPAR?T?R?IA(?:BLE|TION)\b/g, 'NOREPAT'],
  [/\bREPAR?T?R?IA(?:BLE|TION)\b/g, 'REPAT'],
  [/\b(?:PERSONS? OF INDIAN ORIGIN|OVERSEAS CITIZENS? OF INDIA|PIO|OCI|FOREIGN NATIONALS?)\b/g, 'NRI'],
  [/\b(?:HINDU UNDIVIDED FAMILY|H U F)\b/g, 'HUF'],
  [/\bCHILD(?:REN)?\b|\bMINORS\b/g, 'MINOR'],
  [/\b(?:LIMITED LIABILITY PARTNERSHIPS?|L L P)\b/g, 'LLP'],
  [/\b(?:ASSOCIATION OF PERSONS?|BODY OF INDIVIDUALS?|BOI)\b/g, 'AOP'],
  [/\bSOLE\b/g, ' '],
  [/\bPROPRIET(?:OR|ORS|ORSHIP|ARY)(?: FIRM| CONCERN)?\b/g, 'PROP'],
  [/\b(?:REGISTERED |UNREGISTERED )?PARTNERSHIPS?(?: FIRMS?)?\b|\bFIRMS?\b/g, 'FIRM'],
  [/\bBOD(?:Y|IES) CORP(?:ORATES?)?\b/g, 'BODY'],
  [/\bOVERSEAS? CORPORATE BOD(?:Y|IES)\b/g, 'OCB'],
  [/\bINSURANCE COMPAN(?:Y|IES)\b/g, 'INSURER'],
  [/\b(?:PRIVATE|PVT|PUBLIC|UNLISTED|LISTED) (?:LIMITED|LTD)\b|\b(?:UNLISTED|LISTED)\b/g, 'COMPANY'],
  [/\bCOMPAN(?:Y|IES)\b/g, 'COMPANY'],
  [/\b(?:PROVIDE?N[TD] FUNDS?|EPF|P F|PF)\b/g, 'PF'],
  [/\bSUPER ?ANNUATION(?: FUNDS?)?\b/g, 'SUPERANNUATION'],
  [/\bGRATUITY(?: FUNDS?)?\b/g, 'GRATUITY'],
  [/\bPENSION(?: (?:AND )?RETIREMENT)?(?: FUNDS?)?\b/g, 'PENSION'],
  [/\bFUNDS? OF FUNDS?\b|\bMUTUAL FUNDS? FOF(?: SCHEMES?)?\b/g, 'FOF'],
  [/\bMUTUAL FUNDS?\b/g, 'MF'],
  [/\b(?:N P S|NPS) TRUST\b/g, 'NPS'],
  [
    /\b(?:PUBLIC|PRIVATE|CHARITABLE|RELIGIOUS|FAMILY)(?: (?:AND )?(?:CHARITABLE|RELIGIOUS))? TRUSTS?\b|\bTRUSTS\b/g,
    'TRUST',
  ],
  [/\bCO ?OP(?:ERATIVE)? SOCIET(?:Y|IES)\b|\bSOCIET(?:Y|IES)\b/g, 'SOCIETY'],
  [/\bFOREIGN (?:INSTITUTIONAL|PORTFOLIO) INVESTORS?\b|\bFPI\b/g, 'FII'],
  [/\b(?:DEVELOPMENT )?FINANCIAL INSTITUTIONS?\b|\bDFI\b|\bBANKS?\b/g, 'BANK'],
  [/\bNON (?:GOVERNMENT|GOVERNMENTAL) ORGANI[SZ]ATIONS?\b/g, 'NGO'],
  [/\bNON PROFIT ORGANI[SZ]ATIONS?\b/g, 'NPO'],
  [/\b(?:GOVERNMENT|GOVT)(?: BOD(?:Y|IES))?\b|\bLOCAL AUTHORIT(?:Y|IES)\b/g, 'GOVERNMENT'],
  [/\bDEFENCE(?: ESTABLISHMENTS?)?\b/g, 'DEFENCE'],
  [/\bARTIFICIAL JURIDICAL PERSONS?\b/g, 'AJP'],
  [/\bINDIVIDUALS?\b|\bINDV?\b/g, 'INDIVIDUAL'],
  [/\bRES\b|\bRESIDENTS\b/g, 'RESIDENT'],
  [/\bOTHERS\b/g, 'OTHER'],
];

/** Words that name nothing by themselves. */
const silent = new Set(
  'ON BEHALF OF THE AND BY FOR WITH THROUGH THRU BASIS STATUS GUARDIAN INDIAN'.split(' '),
);

/** The words of each status in the order of the alphabet. */
const statuses: Readonly<Record<string, string>> = {
  INDIVIDUAL: '01',
  MINOR: '02',
  HUF: '03',
  COMPANY: '04',
  AOP: '05',
  FIRM: '06',
  LLP: '06',
  BODY: '07',
  TRUST: '08',
  SOCIETY: '09',
  OTHER: '10',
  NRI: '11',
  'NRI OTHER': '11',
  BANK: '12',
  PROP: '13',
  NRE: '21',
  'NRE NRI': '21',
  OCB: '22',
  FII: '23',
  NRO: '24',
  'NRI NRO': '24',
  'OCB OTHER': '25',
  'MINOR NRI': '26',
  'MINOR NRE': '26',
  'MINOR NRE NRI': '26',
  'HUF NRO': '27',
  'HUF NRI NRO': '27',
  'MINOR NRO': '28',
  'MINOR NRI NRO': '28',
  'HUF NRE': '29',
  'HUF NRE NRI': '29',
  PF: '31',
  'PF TRUST': '31',
  SUPERANNUATION: '32',
  GRATUITY: '33',
  PENSION: '34',
  FOF: '36',
  NPS: '37',
  NPO: '48',
  MF: '54',
  INSURER: '60',
  GOVERNMENT: '72',
  DEFENCE: '73',
  NGO: '74',
  AJP: '75',
};

/** KFintech's one-letter codes that mean one thing; they are not the letters of a PAN. */
const letters: Readonly<Record<string, string>> = {
  I: '01',
  M: '02',
  H: '03',
  C: '04',
  P: '06',
  Y: '06',
  B: '07',
  T: '08',
  N: '11',
};

/** The fourth letter of a PAN says whose it is (handbook §2). */
const panLetters: Readonly<Record<string, readonly string[]>> = {
  P: ['01', '02', '11', '13', '21', '24', '26', '28'],
  H: ['03', '27', '29'],
  C: ['04', '07', '12', '22', '25', '60'],
  F: ['06', '47'],
  T: ['08', '31', '32', '33', '34', '36', '37', '54', '76'],
  A: ['05', '09'],
  B: ['05'],
};

const LONGEST = 80;
const memory = new Map<string, string | null>();

/** The code of a tax status in any of the registrars' spellings; null where the text names none that we know. */
export function taxStatusCode(text: string | null): string | null {
  if (text === null || text.length > LONGEST) return null;
  const existing = memory.get(text);
  if (existing !== undefined) return existing;
  const code = workOut(
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, ' ')
      .trim(),
  );
  if (memory.size >= 1_000) memory.clear();
  memory.set(text, code);
  return code;
}

function workOut(upper: string): string | null {
  if (/^\d{1,2}$/.test(upper)) {
    const code = upper.padStart(2, '0');
    return isTaxStatus(code) ? code : null;
  }
  if (upper.length === 1) return letters[upper] ?? null;
  const plain = phrases.reduce((words, [form, word]) => words.replace(form, word).replace(/ +/g, ' '), upper);
  const words = new Set(plain.split(' ').filter((word) => word !== '' && !silent.has(word)));
  const lived = settle(words, upper);
  return lived === null ? null : (statuses[[...lived].sort().join(' ')] ?? null);
}

/** Drops what only repeats the rest; null where two words contradict each other. */
function settle(words: Set<string>, upper: string): Set<string> | null {
  const isAbroad = ['NRI', 'NRE', 'NRO', 'REPAT', 'NOREPAT'].some((word) => words.has(word));
  if (words.delete('RESIDENT')) {
    if (isAbroad) return null;
    if (words.size === 0) words.add(/\bINDIAN\b/.test(upper) ? 'INDIVIDUAL' : 'RESIDENT');
  }
  // The old name of NRO is "NRI - Repatriable (NRO)": the account says it.
  if (words.delete('REPAT') && !words.has('NRO')) words.add('NRE');
  if (words.delete('NOREPAT')) {
    if (words.has('NRE')) return null;
    words.add('NRO');
  }
  if (words.size > 1) words.delete('INDIVIDUAL');
  return words;
}

/** Registrars number statuses in several ways: a number or a letter counts only where the PAN does not contradict. */
export function fitsPan(text: string, code: string, pan: string | null): boolean {
  if (pan === null || !/^(?:\d{1,2}|[A-Z])$/i.test(text.trim())) return true;
  return panLetters[pan[3] ?? '']?.includes(code) ?? true;
}
