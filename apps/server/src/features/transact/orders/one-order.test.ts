import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { testClock } from '../../../http/test/test-clock.ts';
import { arnOf, makeManyFolios } from '../test/many-folios.ts';
import {
  type Act,
  actAtOnce,
  type Desk,
  type Done,
  linkActs,
  moneyActs,
  type OneLink,
  oneOrderFindings,
  sendLink,
} from '../test/one-order.ts';

/** Each with each of the others, and with itself. */
function pairsOf(acts: Readonly<Record<string, Act>>) {
  const all = Object.entries(acts);
  return all.flatMap((one, at) => all.slice(at).map((other) => [one, other]));
}

/** The long form, with two processes: `npm run bench one-order`. */
describe.runIf(process.env.HUB_TEST_DB === 'postgres')('two acts on one order at once', () => {
  let test: TestDatabase;
  let hub: TestApp;
  let session: TestClient;
  const lost: Error[] = [];
  const done: Done[] = [];
  let folio = 0;

  beforeAll(async () => {
    test = await openTestDatabase({ onLostRace: (error) => lost.push(error) });
    const clock = testClock();
    await makeManyFolios(test.db, clock.today(), { distributors: 1, foliosEach: 60 });
    hub = await testApp({ on: { db: test.db, url: test.url, clock }, withJobs: true });
    session = hub.client();
    await session.logIn(arnOf(0));
  });
  afterAll(async () => {
    await hub.close();
    await test.close();
  });

  const desk = (): Desk => {
    const side = {
      client: () => hub.client(),
      async post(path: string, form: Readonly<Record<string, string>>) {
        const reply = await hub.app.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        });
        return reply.statusCode;
      },
    };
    return { db: test.db, sides: [side], sessions: [session] };
  };
  const next = (): Promise<OneLink> => sendLink(desk(), { distributor: 0, folio: folio++ });

  it('wait for each other in one order: none is answered with an error, none is lost or done twice', async () => {
    for (const pair of pairsOf(linkActs)) done.push(...(await actAtOnce(desk(), await next(), pair)));
    expect(done.filter(({ status }) => status === 200).length).toBeGreaterThan(done.length / 2);
    expect(await oneOrderFindings(test.db, done)).toEqual([]);
  });

  it('the same while the money comes, is cancelled and goes back', async () => {
    for (const pair of pairsOf(moneyActs)) {
      const link = await next();
      done.push(...(await actAtOnce(desk(), link, [['decide', linkActs.decide]])));
      const [both] = await Promise.all([actAtOnce(desk(), link, pair), hub.work()]);
      done.push(...both);
      await hub.work();
      await hub.runQueued('payments.refund');
    }
    expect(done.some(({ act, status }) => act === 'pay' && status === 303)).toBe(true);
    expect(await oneOrderFindings(test.db, done)).toEqual([]);
  });

  it('never wait in a circle: no transaction had to run again', () => {
    expect(lost).toEqual([]);
  });
});
