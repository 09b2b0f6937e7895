import { type BasisPoints, basisPoints, type Paise } from '../money/scaled.ts';
import type { RateBasis } from './rates.ts';

export const goalKinds = ['education', 'home', 'retirement', 'custom'] as const;
export type GoalKind = (typeof goalKinds)[number];

export interface GoalTerms {
  readonly kind: GoalKind;
  readonly name: string;
  /** The day the money is needed, or its first part. */
  readonly due: Temporal.PlainDate;
  /** At today's prices: of all of it, of a year where it is paid over years, of a month in retirement. */
  readonly cost: Paise;
  /** Years that it is paid over: 1 for what is paid at once. */
  readonly years: number;
  readonly inflation: BasisPoints;
  /** What is assumed a year until it is due: the middle of the band. */
  readonly returns: BasisPoints;
  /** What is assumed a year on what is not paid out yet. */
  readonly returnsAfter: BasisPoints;
  /** What the SIP grows by each year. */
  readonly stepUp: BasisPoints;
  /** What the holdings assigned to it are worth today. */
  readonly held: Paise;
  readonly basis: RateBasis;
}

type GoalDefaults = Pick<GoalTerms, 'years' | 'inflation' | 'returns' | 'returnsAfter' | 'stepUp' | 'basis'>;

const usual: GoalDefaults = {
  years: 1,
  inflation: basisPoints(600n),
  returns: basisPoints(1000n),
  returnsAfter: basisPoints(700n),
  stepUp: basisPoints(0n),
  basis: 'effective',
};

/** What a form begins with (handbook part 2, C4: usual defaults). */
export const goalDefaults: Readonly<Record<GoalKind, GoalDefaults>> = {
  education: { ...usual, years: 4, inflation: basisPoints(1000n) },
  home: usual,
  retirement: { ...usual, years: 25 },
  custom: usual,
};

/** Who retires at 60 and plans to 85 needs 25 years. */
export const RETIREMENT_AGE = 60;
