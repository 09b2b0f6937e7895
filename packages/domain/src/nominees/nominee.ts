import type { BasisPoints } from '../money/scaled.ts';

/** Somebody who shall get the units, as a form has it; what is not filled in yet is '' or null. */
export interface NomineeTerms {
  readonly name: string;
  /** A code of the registrars' list. */
  readonly relation: string;
  /** Blank for all of them means equal shares. */
  readonly share: BasisPoints | null;
  /** Needed only of a minor. */
  readonly birthDate: Temporal.PlainDate | null;
  readonly guardian: NomineeGuardian | null;
}

interface NomineeGuardian {
  readonly name: string;
  /** 06 father, 13 mother, 23 by a court; '' where nobody said it. */
  readonly relation: string;
}

export interface NominationTerms {
  readonly nominees: readonly NomineeTerms[];
  /** The investor declares to nominate nobody. */
  readonly isOptOut: boolean;
}

/** What decides about a nomination besides its terms. */
export interface NominationFacts {
  readonly taxStatus: string;
  /** Names of all holders, the guardian of a minor's folio included. */
  readonly holders: readonly string[];
  /** Codes of relations that there are. */
  readonly relations: readonly string[];
}

const titles = /^(?:(?:MR|MRS|MS|MISS|SHRI|SMT|KUM|DR|MASTER|M\/S)\.?\s+)+/;

/** A name to compare: without title, case, dots and spare spaces. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toUpperCase()
    .replace(titles, '')
    .replaceAll(/[.,'’]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
