/** In `npm run test:long`. */
export const isLong = process.env.HUB_LONG === '1';

/**
 * Of cases that differ in data alone, each of which is proved where that data is: all in the long run, otherwise every
 * `step`-th and the last.
 */
export function someOf<T>(all: readonly T[], step: number): readonly T[] {
  return isLong ? all : all.filter((_, at) => at % step === 0 || at === all.length - 1);
}
