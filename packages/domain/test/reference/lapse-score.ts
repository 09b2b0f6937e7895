import { type LapseFactor, lapsePoints } from '../../src/opportunity/lapse-score.ts';

const HIGHEST_LAPSE_SCORE = 100;

export const lapseScore = (factors: readonly LapseFactor[]): number =>
  Math.min(
    HIGHEST_LAPSE_SCORE,
    factors.reduce((sum, factor) => sum + lapsePoints[factor], 0),
  );
