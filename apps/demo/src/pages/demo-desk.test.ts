import { queryDetails, submitQuery } from '@hub/contract/calls/feedback/feedback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../server/src/http/test/test-app.ts';
import { people } from '../../../server/src/http/test/test-book.ts';
import { makeDemoEmpanelments } from '../empanelment/demo-empanelments.ts';

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
  expect((await hub.app.inject('/demo/desk')).body).toContain('No query is waiting for an answer.');
  const mine = hub.client();
  await mine.logIn(people.ifa.arn);
  const { reference } = await mine.request(submitQuery, {
    sectionId: 'app',
    subSectionId: 'error',
    subject: '<b>An error</b>',
    message: 'It says no.',
  });
  const page = (await hub.app.inject('/demo/desk')).body;
  expect(page).toContain('&lt;b&gt;An error&lt;/b&gt;');
  expect(page).toContain(reference);
  expect((await post({ reference, text: '' })).body).toContain('This is required.');
  expect((await post({ reference, text: 'Please reload.' })).statusCode).toBe(303);
  expect(await mine.request(queryDetails, { reference })).toMatchObject({ status: 'answered' });
});

it('shows the forms of those who want to become distributors, and acts on them', async () => {
  await makeDemoEmpanelments(hub.db, hub.clock.today());
  expect((await hub.app.inject('/demo/desk')).body).toContain('Mathew Jacob wants to be empanelled');
  const form = { arn: 'ARN-200006', item: 'cheque', words: '' };
  expect((await post({ ...form, act: 'request' })).body).toContain('Write plain words');
  expect((await post({ ...form, act: 'request', words: 'No name on it.' })).statusCode).toBe(303);
  expect((await post({ ...form, act: 'approve' })).body).toContain('The form of ARN-200006 is need-info');
  expect((await hub.app.inject('/demo/desk')).body).not.toContain('Mathew Jacob');
});

it('shows invoices that were handed over, and sends one back with a reason', async () => {
  await hub.db.read(
    'system',
    `insert into gst_invoice (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst, status, status_at)
     values ($1, '2026-06-01', '100001/2627/0001', '2026-07-10', '29ABCPE0001F1ZK', 100, 18, 0, 0, 'handed-over', now())`,
    [people.ifa.arn],
  );
  const invoice = { invoice: '100001/2627/0001', act: 'send-back' };
  expect((await hub.app.inject('/demo/desk')).body).toContain('Invoice 100001/2627/0001');
  expect((await post({ ...invoice, reason: ' ' })).body).toContain('Write what has to be corrected');
  expect((await post({ ...invoice, reason: 'The address is old.' })).statusCode).toBe(303);
  expect((await hub.app.inject('/demo/desk')).body).not.toContain('Invoice 100001');
});

it('there is no such desk in production', async () => {
  const production = await testApp({ config: { mode: 'production' } });
  expect((await production.app.inject('/demo/desk')).statusCode).toBe(404);
  expect((await production.app.inject({ method: 'POST', url: '/demo/desk' })).statusCode).toBe(404);
  await production.close();
});
