/** In `npm run test:long`: more values, more rounds, more of the same. */
export const isLong = process.env.HUB_LONG === '1';

/**
 * For a test in a file that both databases run, whose answer no database has a part in: PostgreSQL is asked, and the
 * embedded one in the long run.
 */
export const isRequestedAlready = !isLong && process.env.HUB_TEST_DB === 'pglite';

/** Of values that are tried at many places, a third at each place and all over three of them; all in the long run. */
export function someAt<T>(place: number, all: readonly T[]): readonly T[] {
  return isLong ? all : all.filter((_, at) => (at + place) % 3 === 0);
}
