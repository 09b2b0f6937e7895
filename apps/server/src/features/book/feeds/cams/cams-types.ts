import { detached } from '../fields/detached.ts';
import { effectOf } from '../mapping/transaction-figures.ts';
import type { TransactionKind } from '../records/records.ts';

type CamsType =
  | { readonly kind: TransactionKind; readonly reversed: boolean }
  | { readonly ignored: string }
  | { readonly unknown: string };

/** TRXN_TYPE_FLAG in CAMS's own words; also what small exports write straight into TRXNTYPE. */
const byWords: Readonly<Record<string, TransactionKind>> = {
  PURCHASE: 'purchase',
  'FRESH PURCHASE': 'purchase',
  'INITIAL PURCHASE': 'purchase',
  'NEW PURCHASE': 'purchase',
  'ADDITIONAL PURCHASE': 'purchase',
  'NFO PURCHASE': 'purchase',
  'NFO FP': 'purchase',
  NFOFP: 'purchase',
  'NFO AP': 'purchase',
  NFOAP: 'purchase',
  SIP: 'sip',
  'SIP PURCHASE': 'sip',
  SYSTEMATIC: 'sip',
  'SYSTEMATIC INVESTMENT': 'sip',
  'FRESH PURCHASE SYSTEMATIC': 'sip',
  'ADDITIONAL PURCHASE SYSTEMATIC': 'sip',
  'PURCHASE SYSTEMATIC': 'sip',
  NFOFS: 'sip',
  'NFO FS': 'sip',
  NFOAS: 'sip',
  'NFO AS': 'sip',
  REDEMPTION: 'redemption',
  'PARTIAL REDEMPTION': 'redemption',
  'FULL REDEMPTION': 'redemption',
  SWP: 'swp',
  'SYSTEMATIC WITHDRAWAL': 'swp',
  'SWITCH IN': 'switch-in',
  'NFO SI': 'switch-in',
  NFOSI: 'switch-in',
  'SWITCH OUT': 'switch-out',
  'PARTIAL SWITCH OUT': 'switch-out',
  'FULL SWITCH OUT': 'switch-out',
  'STP IN': 'stp-in',
  'STP OUT': 'stp-out',
  'DIVIDEND REINVEST': 'idcw-reinvest',
  'DIVIDEND REINVESTMENT': 'idcw-reinvest',
  'IDCW REINVEST': 'idcw-reinvest',
  'IDCW REINVESTMENT': 'idcw-reinvest',
  'DIVIDEND PAYOUT': 'idcw-payout',
  'DIVIDEND PAID': 'idcw-payout',
  'IDCW PAYOUT': 'idcw-payout',
  'IDCW PAID': 'idcw-payout',
  DRO: 'idcw-payout',
  BONUS: 'bonus',
  'SEGREGATED UNITS': 'segregation',
  SEGREGATION: 'segregation',
  'SEGREGATED PORTFOLIO': 'segregation',
  'CREATION OF UNITS SEGREGATED PORTFOLIO': 'segregation',
  'MERGER IN': 'merger-in',
  'MERGER OUT': 'merger-out',
  'TRANSFER IN': 'transfer-in',
  'TRANSMISSION IN': 'transmission-in',
  'TI INTO NEW FOLIO': 'transfer-in',
  'TI INTO EXISTING FOLIO': 'transfer-in',
  TICOB: 'broker-in',
  'CHANGE OF BROKER IN': 'broker-in',
  TIX: 'transfer-in',
  TIXT: 'transfer-in',
  'TRANSFER OUT': 'transfer-out',
  'TRANSMISSION OUT': 'transmission-out',
  TOCOB: 'broker-out',
  'CHANGE OF BROKER OUT': 'broker-out',
  TOX: 'transfer-out',
  TOXT: 'transfer-out',
  PLEDGE: 'pledge',
  'PLEDGE CREATION': 'pledge',
  LIEN: 'pledge',
  'LIEN MARKING': 'pledge',
  'LIEN MARKED': 'pledge',
  UNPLEDGE: 'unpledge',
  'PLEDGE RELEASE': 'unpledge',
  'PLEDGE CLOSURE': 'unpledge',
  'LIEN RELEASE': 'unpledge',
  'LIEN REMOVAL': 'unpledge',
  'LIEN REVOCATION': 'unpledge',
};

/**
 * What a TRXNTYPE begins with. Behind it CAMS appends offer codes (P81ES, SI10C, R1LQ), which have a digit: REFUND is
 * not R with something behind it. Longest first.
 */
const byPrefix: readonly (readonly [prefix: string, kind: TransactionKind])[] = [
  ['TICOB', 'broker-in'],
  ['TOCOB', 'broker-out'],
  ['BON', 'bonus'],
  ['SI', 'switch-in'],
  ['SO', 'switch-out'],
  ['TI', 'transfer-in'],
  ['TO', 'transfer-out'],
  ['DR', 'idcw-reinvest'],
  ['DP', 'idcw-payout'],
  ['P', 'purchase'],
  ['R', 'redemption'],
];

/** Codes that mean what their prefix does not say. SIM and SOM are mergers (handbook §7). */
const byCode: Readonly<Record<string, TransactionKind>> = {
  SIM: 'merger-in',
  SOM: 'merger-out',
  B: 'bonus',
  D: 'idcw-payout',
};

/** A bare type with R behind it undoes that type. Longer codes end in R for other reasons (R1NR). */
const reversed: Readonly<Record<string, TransactionKind>> = {
  PR: 'purchase',
  RR: 'redemption',
  SIR: 'switch-in',
  SOR: 'switch-out',
  TIR: 'transfer-in',
  TOR: 'transfer-out',
  DRR: 'idcw-reinvest',
  DPR: 'idcw-payout',
  SIMR: 'merger-in',
  SOMR: 'merger-out',
};

const undone = /\b(?:rejection|rejected|reject|rej|reversal|reversed|cheque dishonou?red|dishonou?red)\b/i;

/** "Purchase - Rejected (cheque)" as "Purchase". */
function withoutUndoing(text: string): string {
  const at = text.search(undone);
  if (at === -1) return text;
  const base = text.slice(0, at).trimEnd();
  return base.endsWith('-') || base.endsWith('(') ? base.slice(0, -1).trimEnd() : base;
}

/** The same three texts come with thousands of rows; see `camsType`. */
const MEMORY = 10_000;
const LONGEST_KEY = 200;
const memory = new Map<string, CamsType>();
/** Mostly a row is what the row before was. */
let last = { flag: '', code: '', nature: '', type: workOut('', '', '') };

/**
 * What a WBR2 row is. TRXN_TYPE_FLAG is CAMS's plain word for it and comes first; TRXNTYPE is consulted
 * without it, and beside it, for a direction that contradicts; TRXN_NATURE tells plans from single orders.
 */
export function camsType(flag: string, code: string, nature: string): CamsType {
  if (flag === last.flag && code === last.code && nature === last.nature) return last.type;
  const type = remembered(flag, code, nature);
  last = { flag, code, nature, type };
  return type;
}

function remembered(flag: string, code: string, nature: string): CamsType {
  const short = withoutNumber(nature);
  const key = `${flag}\u0000${code}\u0000${short}`;
  const existing = memory.get(key);
  if (existing !== undefined) return existing;
  const type = workOut(flag, code, short);
  if (memory.size >= MEMORY) memory.clear();
  if (key.length <= LONGEST_KEY) memory.set(detached(key), type);
  return type;
}

/** "Systematic - Instalment 5/11": the number says nothing here, and would fill the memory. */
function withoutNumber(nature: string): string {
  const at = nature.indexOf('nstalment');
  return at === -1 ? nature : nature.slice(0, at) + nature.slice(at).replace(/\d+/g, '');
}

function workOut(flag: string, code: string, nature: string): CamsType {
  const said = fromWords(flag);
  const coded = fromCode(code);
  const base = said ?? coded;
  if (base === null) {
    const upper = code.toUpperCase();
    if (/^[JN]/.test(upper)) return { ignored: `Type ${code}: a request without units or money.` };
    return { unknown: code !== '' ? code : flag };
  }
  if (said !== null && coded !== null && opposed(said.kind, coded.kind)) {
    return { unknown: `${flag} / ${code}` };
  }
  const undoes = base.reversed || (coded?.reversed ?? false) || undone.test(nature);
  return { kind: refine(base.kind, nature), reversed: undoes };
}

function fromWords(text: string): { kind: TransactionKind; reversed: boolean } | null {
  const upper = text.trim().toUpperCase().replace(/\s+/g, ' ');
  const kind = byWords[upper];
  if (kind !== undefined) return { kind, reversed: false };
  const bare = byWords[withoutUndoing(upper)];
  return bare === undefined ? null : { kind: bare, reversed: true };
}

function fromCode(text: string): { kind: TransactionKind; reversed: boolean } | null {
  const code = text.trim().toUpperCase();
  const worded = fromWords(code);
  if (worded !== null) return worded;
  const undoes = reversed[code];
  if (undoes !== undefined) return { kind: undoes, reversed: true };
  if (!/^[A-Z]{1,3}[A-Z0-9]*$/.test(code)) return null;
  const hasOffer = /\d/.test(code);
  const kind =
    byCode[code] ??
    byPrefix.find(([prefix]) => code === prefix || (hasOffer && code.startsWith(prefix)))?.[1];
  return kind === undefined ? null : { kind, reversed: false };
}

function refine(kind: TransactionKind, nature: string): TransactionKind {
  const systematic = /\b(?:sip|systematic|s\.i\.p)\b/i.test(nature);
  const transfer = /\b(?:stp|s t p|systematic transfer|transfer plan)\b/i.test(nature);
  const merger = /\b(?:merger|merged)\b/i.test(nature);
  if (kind === 'switch-in') return merger ? 'merger-in' : transfer || systematic ? 'stp-in' : kind;
  if (kind === 'switch-out') return merger ? 'merger-out' : transfer || systematic ? 'stp-out' : kind;
  if (kind === 'redemption') return systematic || /\bswp\b/i.test(nature) ? 'swp' : kind;
  if (kind === 'purchase') return isSegregated(nature) ? 'segregation' : systematic ? 'sip' : kind;
  if (kind === 'bonus') return isSegregated(nature) ? 'segregation' : kind;
  if (kind === 'transfer-in' || kind === 'transfer-out') {
    const side = kind === 'transfer-in' ? 'in' : 'out';
    if (/\b(?:change of broker|cob|ticob|tocob)\b/i.test(nature)) return `broker-${side}`;
    return /\btransmission\b/i.test(nature) ? `transmission-${side}` : kind;
  }
  return kind;
}

/** "Creation of units - Segregated Portfolio": units that come beside those held, for no money. */
const isSegregated = (nature: string): boolean => /segregated|segregation|side.?pocket/i.test(nature);

function opposed(one: TransactionKind, other: TransactionKind): boolean {
  const effects = [effectOf(one), effectOf(other)];
  return effects.includes('in') && effects.includes('out');
}
