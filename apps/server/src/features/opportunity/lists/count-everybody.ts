import type { Database } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { countLists, findArns, forgetCounts } from './counts.repository.ts';

/** Every distributor who has clients. */
export async function* allArns(db: Database): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const arns = await findArns(oneStatement(db, 'system'), last);
    yield* arns;
    const next = arns.at(-1);
    if (next === undefined) return;
    last = next;
  }
}

/** Counts the lists of every distributor who has clients, each in a transaction of its own. */
export async function countEverybody(db: Database, today: Temporal.PlainDate): Promise<void> {
  for await (const arn of allArns(db)) {
    await db.transaction({ arn }, (tx) => countLists(tx, arn, today.toString()));
  }
}

/** What the lists would have been a week ago with the book as it is: a demo has no week behind it. */
export async function countWeekBefore(db: Database, today: Temporal.PlainDate): Promise<void> {
  const then = today.subtract({ days: 7 });
  for await (const arn of allArns(db)) {
    await db.transaction({ arn }, async (tx) => {
      await countLists(tx, arn, then.toString());
      await forgetCounts(tx, arn);
    });
  }
}
