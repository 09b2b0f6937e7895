import { checkAccount } from '@hub/contract/calls/transact/transact-account-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';

let hub: TestApp;
let mine: TestClient;
beforeAll(async () => {
  hub = await testApp();
  mine = hub.client();
  await mine.logIn(people.ifa.arn);
});
afterAll(() => hub.close());

const request = async (account: string) =>
  (await mine.request(checkAccount, { ifsc: 'HDFC0001660', account, names: ['Ananya Nair', 'Rohan Mehta'] }))
    .fault;

describe('one rupee to an account', () => {
  it('says whether it is one of these people, and never whose it is otherwise', async () => {
    expect(await request('50100012345678')).toBeNull();
    expect(await request('50100012349901')).toBe('another-name');
    expect(await request('50100012349902')).toBe('none');
    expect(await request('50100012349903')).toBe('no-answer');
    expect(hub.logged()).not.toContain('5010001234');
  });

  it('is sent 60 times an hour at most', async () => {
    let sent = 0;
    const once = () =>
      mine.call(checkAccount, {
        ifsc: 'HDFC0001660',
        account: String(100000 + sent),
        names: ['Ananya Nair'],
      });
    while (sent < 100 && (await once()).ok) sent++;
    expect(sent).toBeLessThan(60);
  });
});
