import type { Tx } from '../../../db/database.ts';
import type { TestApp } from '../../../http/test/test-app.ts';
import * as desk from '../desk/desk.service.ts';

type AtDesk = desk.Desk & Pick<TestApp, 'db'>;
const within = <T>({ db }: AtDesk, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction('system', work);

/** Steps of the desk, each in a transaction of its own. */
export const takeUp = (at: AtDesk, arn: string) => within(at, (tx) => desk.takeUp(at, tx, arn));

export async function approve(at: AtDesk, arn: string): Promise<boolean> {
  const record = await desk.recordOf(at, arn);
  return within(at, (tx) => desk.approve(at, tx, record));
}

export async function requestAgain(
  at: AtDesk,
  arn: string,
  words: { readonly wanted: readonly string[]; readonly text: string },
): Promise<void> {
  const record = await desk.recordOf(at, arn);
  await within(at, (tx) => desk.requestAgain(at, tx, record, words));
}

export async function turnDown(at: AtDesk, arn: string, text: string): Promise<void> {
  const record = await desk.recordOf(at, arn);
  await within(at, (tx) => desk.turnDown(at, tx, record, text));
}
