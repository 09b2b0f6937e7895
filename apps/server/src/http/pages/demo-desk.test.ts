import { queryDetails, submitQuery } from '@hub/contract/calls/feedback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { people } from '../test/test-book.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const post = (fields: Record<string, string>) =>
  hub.app.inject({
    method: 'POST',
    url: '/demo/desk',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

it('the desk of the demo shows what waits, as text, and answers it', async () => {
  expect((await hub.app.inject('/demo/desk')).body).toContain('No query waits for an answer.');
  const mine = hub.client();
  await mine.logIn(people.ifa.arn);
  const { reference } = await mine.ask(submitQuery, {
    sectionId: 'app',
    subSectionId: 'error',
    subject: '<b>An error</b>',
    message: 'It says no.',
  });
  const page = (await hub.app.inject('/demo/desk')).body;
  expect(page).toContain('&lt;b&gt;An error&lt;/b&gt;');
  expect(page).toContain(reference);
  expect((await post({ reference, text: '' })).body).toContain('This is needed.');
  expect((await post({ reference, text: 'Please reload.' })).statusCode).toBe(303);
  expect(await mine.ask(queryDetails, { reference })).toMatchObject({ status: 'answered' });
});

it('there is no such desk in production', async () => {
  const production = await testApp({ config: { mode: 'production' } });
  expect((await production.app.inject('/demo/desk')).statusCode).toBe(404);
  expect((await production.app.inject({ method: 'POST', url: '/demo/desk' })).statusCode).toBe(404);
  await production.close();
});
