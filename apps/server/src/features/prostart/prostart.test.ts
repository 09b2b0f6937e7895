import { allCalls } from '@hub/contract/calls/all';
import { buckets, trending, videos } from '@hub/contract/calls/prostart';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({
    calls: allCalls.filter(({ feature }) => feature !== 'co-branding' && feature !== 'certificate'),
  });
});
afterAll(() => hub.close());
it('starts', async () => {
  const me = hub.client();
  await me.logIn(people.ifa.arn);
  expect(await me.ask(trending, {})).toEqual({ trending: [], begun: [], newest: [] });
  expect(await me.ask(buckets, {})).toEqual({ items: [] });
  expect(await me.ask(videos, { search: 'sip tax' })).toEqual({ items: [], total: 0, pageNumber: 1 });
});
