import { afterAll, beforeAll, inject } from 'vitest';
import type { Person } from '../../../e2e/setup/people.ts';
import { inTurn } from '../../../e2e/setup/turn.ts';

/** All tests of a file may take that long. */
const LONGEST_WAIT_MS = 900_000;

/**
 * At the top of a file: nobody else fills or empties this cart meanwhile. The files of two workers run at the same time,
 * on one server.
 */
export function ownCart(person: Person): void {
  const over = Promise.withResolvers<void>();
  let turn = Promise.resolve();
  const take = (start: () => void) =>
    inTurn(`cart-${person}-${inject('hubUrl')}`, () => {
      start();
      return over.promise;
    });
  beforeAll(
    () =>
      new Promise<void>((start) => {
        turn = take(start);
      }),
    LONGEST_WAIT_MS,
  );
  afterAll(async () => {
    over.resolve();
    await turn;
  });
}
