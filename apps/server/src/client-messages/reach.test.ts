import { setMessageConsent } from '@hub/contract/calls/opportunity/opportunity-messages';
import { setWishConsent } from '@hub/contract/calls/wishes/wishes-saved';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPeople } from '../features/wishes/test/wish-book.ts';
import { type TestApp, testApp } from '../http/test/test-app.ts';
import { people } from '../http/test/test-book.ts';
import type { TestClient } from '../http/test/test-client.ts';

const { arn } = people.ifa;
let hub: TestApp;
let mine: TestClient;
let investorId: string;
beforeAll(async () => {
  hub = await testApp();
  mine = hub.client();
  await mine.logIn(arn);
  const ids = await addPeople(hub.db, arn, [{ name: 'Asha Rao', mobile: '9822000001' }]);
  investorId = ids.get('Asha Rao') ?? '';
});
afterAll(() => hub.close());

/** What the client agreed to by SMS, as whoever writes to it reads it. */
const reach = async () => {
  const rows = await hub.db.read<{ purpose: string; word: boolean | null }>(
    { arn },
    "select purpose, is_given as word from client_reach where investor_id = $1 and channel = 'sms'",
    [investorId],
  );
  return Object.fromEntries(rows.map(({ purpose, word }) => [purpose, word]));
};

it('an agreement holds for what was asked, a withdrawal for all that a channel is used for', async () => {
  const sms = { investorId, channel: 'sms', way: 'call' } as const;
  await mine.request(setMessageConsent, { ...sms, isGiven: true });
  expect(await reach()).toEqual({ messages: true, wishes: null });
  await mine.request(setWishConsent, { ...sms, isGiven: true });
  expect(await reach()).toEqual({ messages: true, wishes: true });
  await mine.request(setMessageConsent, { ...sms, isGiven: false });
  expect(await reach()).toEqual({ messages: false, wishes: false });
  await mine.request(setMessageConsent, { ...sms, isGiven: true });
  expect(await reach()).toEqual({ messages: true, wishes: false });
  await mine.request(setWishConsent, { ...sms, isGiven: false });
  expect(await reach()).toEqual({ messages: false, wishes: false });
});
