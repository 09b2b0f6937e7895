import { dashboardShown } from '@hub/contract/calls/dashboard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

describe('the first visit of the dashboard', () => {
  it('is the first once for each distributor', async () => {
    const meera = hub.client();
    await meera.logIn(people.ifa.arn);
    expect(await meera.ask(dashboardShown, {})).toEqual({ shown: false });
    expect(await meera.ask(dashboardShown, {})).toEqual({ shown: true });
    const imran = hub.client();
    await imran.logIn(people.other.arn);
    expect(await imran.ask(dashboardShown, {})).toEqual({ shown: false });
  });

  it('is the first once, also when two tabs open it together', async () => {
    const client = hub.client();
    await client.logIn(people.employee.arn);
    const replies = await Promise.all(Array.from({ length: 5 }, () => client.ask(dashboardShown, {})));
    expect(replies.filter((reply) => !reply.shown)).toHaveLength(1);
  });

  it.each([people.restricted, people.internal])(
    'is refused to $name, who has no dashboard',
    async ({ arn }) => {
      const client = hub.client();
      await client.logIn(arn);
      expect(await client.call(dashboardShown, {})).toMatchObject({ ok: false, status: 403 });
    },
  );
});
