import { detached } from '../fields/detached.ts';
import type { TransactionKind } from '../records/records.ts';

type KfinType =
  | { readonly kind: TransactionKind; readonly reversed: boolean }
  | { readonly ignored: string }
  | { readonly unknown: string };

/** TD_TRTYPE without what is appended to it (KFintech's list "TR types and flags"). */
const byCode: Readonly<Record<string, TransactionKind>> = {
  NEW: 'purchase',
  ADD: 'purchase',
  IPO: 'purchase',
  SIN: 'sip',
  // A SIP here; at CAMS the same letters are a merger.
  SIM: 'sip',
  RED: 'redemption',
  FUL: 'redemption',
  SWD: 'swp',
  SWDP: 'swp',
  LTIA: 'switch-in',
  LTIN: 'switch-in',
  SWIA: 'switch-in',
  SWIN: 'switch-in',
  DSPA: 'switch-in',
  DSPI: 'switch-in',
  DSPN: 'switch-in',
  STRA: 'switch-in',
  STRI: 'switch-in',
  LTOF: 'switch-out',
  LTOP: 'switch-out',
  SWOF: 'switch-out',
  SWOP: 'switch-out',
  DSPO: 'switch-out',
  STRO: 'switch-out',
  STPA: 'stp-in',
  STPI: 'stp-in',
  STPN: 'stp-in',
  STPO: 'stp-out',
  DIV: 'idcw-payout',
  DIR: 'idcw-reinvest',
  BNS: 'bonus',
  TRFI: 'transfer-in',
  TRMI: 'transmission-in',
  TMI: 'transmission-in',
  CNI: 'transfer-in',
  TRFO: 'transfer-out',
  TRMO: 'transmission-out',
  TMO: 'transmission-out',
  CNO: 'transfer-out',
  CFI: 'transfer-out',
  DMT: 'transfer-out',
  PLDO: 'pledge',
  UPLO: 'unpledge',
};

/** TRDESC, without blanks and dots, since KFintech spaces letters out ("S T P In"). */
const byWords: Readonly<Record<string, TransactionKind>> = {
  PURCHASE: 'purchase',
  NEWPURCHASE: 'purchase',
  ADDITIONALPURCHASE: 'purchase',
  INITIALALLOTMENT: 'purchase',
  IPO: 'purchase',
  SYSTEMATIC: 'sip',
  SYSTEMATICINVESTMENT: 'sip',
  SIP: 'sip',
  REDEMPTION: 'redemption',
  FULLREDEMPTION: 'redemption',
  SYSTEMATICWITHDRAWAL: 'swp',
  SWP: 'swp',
  LATERALSHIFTIN: 'switch-in',
  LATSHIFTIN: 'switch-in',
  SWITCHOVERIN: 'switch-in',
  SWITOVERIN: 'switch-in',
  SWITCHIN: 'switch-in',
  DIVIDENDSWEEPIN: 'switch-in',
  STRIPIN: 'switch-in',
  ASSETALLOCATIONIN: 'switch-in',
  LATERALSHIFTOUT: 'switch-out',
  LATSHIFTOUT: 'switch-out',
  SWITCHOVEROUT: 'switch-out',
  SWITOVEROUT: 'switch-out',
  SWITCHOUT: 'switch-out',
  DIVIDENDSWEEPOUT: 'switch-out',
  STRIPOUT: 'switch-out',
  ASSETALLOCATIONOUT: 'switch-out',
  STPIN: 'stp-in',
  STPOUT: 'stp-out',
  GROSSDIVIDEND: 'idcw-payout',
  GROSSIDCW: 'idcw-payout',
  DIVIDENDPAYOUT: 'idcw-payout',
  IDCWPAYOUT: 'idcw-payout',
  DIVREINVESTMENT: 'idcw-reinvest',
  DIVIDENDREINVESTMENT: 'idcw-reinvest',
  IDCWREINVESTMENT: 'idcw-reinvest',
  REINVESTMENT: 'idcw-reinvest',
  BONUS: 'bonus',
  BONUSUNITS: 'bonus',
  SEGREGATEDUNITS: 'segregation',
  DEMATTRANSFERIN: 'transfer-in',
  TRANSFERIN: 'transfer-in',
  TRANSMISSIONIN: 'transmission-in',
  CHANGEOFBROKERIN: 'broker-in',
  BROKERCHANGEIN: 'broker-in',
  MERGERIN: 'merger-in',
  SCHEMEMERGERIN: 'merger-in',
  CONSOLIDATIONIN: 'transfer-in',
  DEMATTRANSFEROUT: 'transfer-out',
  TRANSFEROUT: 'transfer-out',
  TRANSMISSIONOUT: 'transmission-out',
  CHANGEOFBROKEROUT: 'broker-out',
  BROKERCHANGEOUT: 'broker-out',
  MERGEROUT: 'merger-out',
  SCHEMEMERGEROUT: 'merger-out',
  CONSOLIDATIONOUT: 'transfer-out',
  CERTIFICATEISSUED: 'transfer-out',
  DEMATERIALIZED: 'transfer-out',
  PLEDGING: 'pledge',
  UNPLEDGING: 'unpledge',
};

/** TRFLAG, else TD_PURRED, where a file has neither code nor words. */
const byFlag: Readonly<Record<string, TransactionKind>> = {
  P: 'purchase',
  R: 'redemption',
  SI: 'switch-in',
  SO: 'switch-out',
  TI: 'transfer-in',
  TO: 'transfer-out',
  DR: 'idcw-reinvest',
  DP: 'idcw-payout',
  D: 'idcw-payout',
  BO: 'bonus',
};

const refund = 'A refund, which KFintech asks not to count as a transaction.';

const MEMORY = 10_000;
const LONGEST_KEY = 200;
const memory = new Map<string, KfinType>();

/** What an MFSD201 row is, by its code; where the code is not in KFintech's list, by its words. */
export function kfinType(code: string, words: string, flag: string): KfinType {
  const key = `${code}\u0000${words}\u0000${flag}`;
  const existing = memory.get(key);
  if (existing !== undefined) return existing;
  const type = workOut(code.trim().toUpperCase(), words, flag.trim().toUpperCase());
  if (memory.size >= MEMORY) memory.clear();
  if (key.length <= LONGEST_KEY) memory.set(detached(key), type);
  return type;
}

function workOut(code: string, words: string, flag: string): KfinType {
  if (code === 'RFD' || /^refund$/i.test(words.trim())) return { ignored: refund };
  const existing = fromCode(code) ?? fromWords(words);
  if (existing !== null) return { kind: refine(existing.kind, words, flag), reversed: existing.reversed };
  const kind = code === '' && words.trim() === '' ? byFlag[flag] : undefined;
  return kind === undefined ? { unknown: code || words || flag } : { kind, reversed: false };
}

/**
 * KFintech books a merger as a switch, a change of broker as a transfer and segregated units as a bonus; the words say
 * which it is. DIV is paid out or reinvested: that TRFLAG says.
 */
function refine(kind: TransactionKind, words: string, flag: string): TransactionKind {
  if (kind === 'idcw-payout') return flag === 'DR' ? 'idcw-reinvest' : kind;
  if (kind === 'bonus') return /segregated|side.?pocket/i.test(words) ? 'segregation' : kind;
  const isMerger = /\bmerge[rd]\b/i.test(words);
  if (kind === 'switch-in') return isMerger ? 'merger-in' : kind;
  if (kind === 'switch-out') return isMerger ? 'merger-out' : kind;
  const isBroker = /\bchange of (?:broker|distributor)\b|\bbroker change\b/i.test(words);
  if (kind === 'transfer-in') return isBroker ? 'broker-in' : kind;
  return kind === 'transfer-out' && isBroker ? 'broker-out' : kind;
}

/**
 * Behind a code, R is its rejection and D its deletion, and each undoes what stands before it: ADD buys, ADDR
 * undoes that, ADDRR stands again, as REDRD does. An odd number of them reverses.
 */
function fromCode(code: string): { kind: TransactionKind; reversed: boolean } | null {
  for (let length = Math.min(4, code.length); length >= 3; length -= 1) {
    const kind = byCode[code.slice(0, length)];
    const rest = code.slice(length);
    if (kind !== undefined && /^[RD]{0,3}$/.test(rest)) return { kind, reversed: rest.length % 2 === 1 };
  }
  return null;
}

const LONGEST_WORDS = 80;
const undoingWords = ['PREREJECTION', 'REJECTION', 'REVERSAL', 'DELETION', 'REJ'] as const;

/** "Purchase Rejection", "Lat. Shift Out Rej. Reversal": the same, in words. */
function fromWords(words: string): { kind: TransactionKind; reversed: boolean } | null {
  const squashed = words.toUpperCase().replace(/[^A-Z]/g, '');
  const kind = byWords[squashed];
  if (kind !== undefined) return { kind, reversed: false };
  // Taken off one by one from the end, so that a long text is gone over once.
  let base = squashed;
  let undoings = 0;
  for (;;) {
    const word = undoingWords.find((one) => base.endsWith(one));
    if (word === undefined) return null;
    base = base.slice(0, -word.length);
    undoings += 1;
    const bare = base.length <= LONGEST_WORDS ? byWords[base] : undefined;
    if (bare !== undefined) return { kind: bare, reversed: undoings % 2 === 1 };
  }
}
