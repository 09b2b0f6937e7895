import type { RequestOf, ResponseOf } from '@hub/contract';
import type { harvest as harvestCall } from '@hub/contract/calls/statements/statements-what-if';
import { PAGE_SIZE, todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords } from '../../../calls/search-words.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findFreshHarvest, findHarvest } from './harvest.repository.ts';
import { makeHarvest } from './make-harvest.ts';

/** The usual order of each kind: most to gain, or what ends first. */
const firstSort = { allowance: 'gain', load: 'until' } as const;

/** As it was made today, or made now when the book has changed since. */
export async function getHarvest(
  { db, session, clock }: SignedInContext,
  { kind, words = '', sort = firstSort[kind], order, pageNumber = 1 }: RequestOf<typeof harvestCall>,
): Promise<ResponseOf<typeof harvestCall>> {
  const { arn } = session;
  const today = todayInIndia(clock.now());
  const filter = {
    arn,
    kind,
    today: today.toString(),
    words: clientWords(words),
    sort,
    order: order ?? null,
    offset: (pageNumber - 1) * PAGE_SIZE,
  };
  const found =
    (await findFreshHarvest(oneStatement(db, { arn }), filter)) ??
    (await db.transaction({ arn }, async (tx) => {
      await makeHarvest(tx, arn, today);
      return findHarvest(tx, filter);
    }));
  if (found === null) throw new Error('What was just made is not there');
  const { items, total, clients, sellValue, gain, asOn, kinds } = found;
  return { items: [...items], pageNumber, total, totals: { clients, sellValue, gain }, asOn, kinds };
}
