import type { RegisterState } from './arn-state.ts';

const words: Readonly<Record<RegisterState, readonly string[]>> = {
  active: ['ACTIVE', 'VALID', 'LIVE', 'A'],
  provisional: ['PROVISIONAL', 'PROVISIONALLY REGISTERED'],
  expired: ['EXPIRED', 'LAPSED', 'EXP'],
  suspended: ['SUSPENDED', 'SUSPENSION', 'S'],
  debarred: ['DEBARRED', 'SEBI DEBARRED', 'DEBARRED BY SEBI'],
  'name-rule': ['NAME RULE', 'NAME RULE BREACH', 'NAME NOT COMPLIANT'],
  cancelled: ['CANCELLED', 'CANCELED', 'TERMINATED', 'C'],
  surrendered: ['SURRENDERED'],
  deceased: ['DECEASED', 'DEAD', 'EXPIRED DECEASED'],
  'not-listed': ['NOT LISTED', 'DELISTED'],
};

const byWord = new Map<string, RegisterState>(
  Object.entries(words).flatMap(([state, all]) => all.map((word) => [word, state as RegisterState] as const)),
);

const squashed = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** Null for a word nobody knows: what is unknown is never taken as valid. */
export const registerStateOf = (text: string): RegisterState | null => byWord.get(squashed(text)) ?? null;

/** Null for a word that is neither. */
export function isYes(text: string): boolean | null {
  const word = squashed(text);
  if (['Y', 'YES', 'DONE', 'COMPLIANT', 'KYD COMPLIANT', 'TRUE'].includes(word)) return true;
  return ['N', 'NO', 'NOT DONE', 'NON COMPLIANT', 'NOT COMPLIANT', 'PENDING', 'FALSE'].includes(word)
    ? false
    : null;
}

const arnCategories = [
  'individual',
  'proprietor',
  'huf',
  'firm',
  'llp',
  'company',
  'bank',
  'nbfc',
  'post-office',
  'infrastructure',
  'overseas',
  'new-cadre',
] as const;
export type ArnCategory = (typeof arnCategories)[number];

const categoryWords: Readonly<Record<ArnCategory, readonly string[]>> = {
  individual: ['INDIVIDUAL', 'IND', 'SENIOR CITIZEN'],
  proprietor: ['PROPRIETOR', 'PROPRIETORSHIP', 'SOLE PROPRIETOR'],
  huf: ['HUF', 'HINDU UNDIVIDED FAMILY'],
  firm: ['FIRM', 'PARTNERSHIP', 'PARTNERSHIP FIRM'],
  llp: ['LLP', 'LIMITED LIABILITY PARTNERSHIP'],
  company: ['COMPANY', 'CORPORATE', 'PRIVATE LIMITED', 'PUBLIC LIMITED', 'BODY CORPORATE'],
  bank: ['BANK', 'SCHEDULED BANK', 'COOPERATIVE BANK'],
  nbfc: ['NBFC'],
  'post-office': ['POST', 'POST OFFICE', 'POSTAL AGENT'],
  infrastructure: ['MFI', 'INFRASTRUCTURE', 'STOCK EXCHANGE'],
  overseas: ['OVERSEAS', 'OVERSEAS DISTRIBUTOR'],
  'new-cadre': ['NEW CADRE', 'NEW CADRE DISTRIBUTOR'],
};

const byCategoryWord = new Map<string, ArnCategory>(
  Object.entries(categoryWords).flatMap(([category, all]) =>
    all.map((word) => [word, category as ArnCategory] as const),
  ),
);

export const arnCategoryOf = (text: string): ArnCategory | null => byCategoryWord.get(squashed(text)) ?? null;
