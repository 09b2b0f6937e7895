import {
  decideConfirmation,
  openConfirmation,
  paymentState,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { submitSip } from '@hub/contract/calls/transact/transact-plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ApplicationDesk,
  declareAll,
  draftOf,
  newcomers,
  openApplicationDesk,
} from '../applications/test/application-desk.ts';
import { folios } from '../test/order-book.ts';
import { sip } from '../test/plan-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
});
afterAll(() => desk.hub.close());

const bodies = async (purpose: string, mobile: string): Promise<string[]> =>
  (
    await desk.rows<{ body: string }>(
      'select body from outbox_message where purpose = $1 and target = $2 order by id desc',
      [purpose, mobile],
    )
  ).map(({ body }) => body);

/** The newest link to this mobile number, confirmed by its investor. */
async function confirm(mobile: string) {
  const [body = ''] = await bodies('order-link', mobile);
  const token = /\/confirm\/([\w-]{43})/.exec(body)?.[1] ?? '';
  const { confirmation } = await desk.stranger.request(openConfirmation, { token });
  if (confirmation === null) throw new Error('The link opens nothing');
  desk.hub.clock.advance({ seconds: 31 });
  await desk.stranger.request(sendConfirmationOtp, { token, channel: 'SMS' });
  const otp = /^\d{6}/.exec((await bodies('order-otp', mobile))[0] ?? '')?.[0] ?? '';
  const confirmed = confirmation.orders.map(({ reference }) => reference);
  const decided = await desk.stranger.request(decideConfirmation, {
    ...{ token, otp, confirmed, declined: [] },
    ...declareAll(confirmation),
  });
  return { token, confirmation, decided };
}

const idOf = (url: string | null | undefined): string => /\/(M[0-9A-Z]+)-/.exec(url ?? '')?.[1] ?? '';
const leftOf = async (token: string) => (await desk.stranger.request(paymentState, { token })).payment;

it('a first-time SIP is confirmed, its mandate approved and its first instalment paid by one link', async () => {
  const mobile = '9898989871';
  const draft = draftOf('sip', '01', newcomers.ananya, mobile);
  await desk.send({ ...draft, order: { ...draft.order, firstNow: 'netbanking' } });
  const { token, confirmation, decided } = await confirm(mobile);
  const mandate = { bank: 'HDFC Bank', masked: '**********5678', limit: '25000.00', isPaper: false };
  // Where it is approved they learn when they have confirmed.
  expect(confirmation.mandates).toMatchObject([{ ...mandate, status: 'INITIATED', approvalUrl: null }]);
  expect(decided.mandates).toMatchObject([{ ...mandate, status: 'INITIATED' }]);
  // The link that was confirmed leads on.
  expect(decided.payToken).toBe(token);
  expect(await bodies('mandate-link', mobile)).toEqual([]);
  const messages = await bodies('order-payment', mobile);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/Approve the mandate of HDFC Bank \S+ and pay ₹10,000\.00 to/);
  expect(messages[0]).toContain(`/pay/${token}`);

  const url = decided.mandates[0]?.approvalUrl;
  const page = await desk.hub.app.inject({ url: url ?? '' });
  expect(page.statusCode).toBe(200);
  await desk.hub.mandates.bank?.approve(idOf(url));
  expect((await desk.hub.app.inject({ url: url ?? '' })).body).toContain(`href="/pay/${token}"`);
  await desk.hub.workOnMandates();
  expect(await leftOf(token)).toMatchObject({
    due: '10000.00',
    mandates: [{ ...mandate, status: 'APPROVED', approvalUrl: null }],
    orders: [{ kind: 'sip' }],
  });
  await desk.pay(token, '10000');
  expect(await leftOf(token)).toMatchObject({ due: '0.00' });
});

it('without a payment the mandate alone is left, and a rejected one says why', async () => {
  const mobile = '9898989872';
  await desk.send(draftOf('sip', '01', newcomers.rohan, mobile));
  const { decided } = await confirm(mobile);
  expect(decided.orders[0]?.due).toBeNull();
  const token = decided.payToken ?? '';
  await desk.hub.mandates.bank?.reject(idOf(decided.mandates[0]?.approvalUrl), 'AP11');
  await desk.hub.workOnMandates();
  expect(await leftOf(token)).toMatchObject({
    due: '0.00',
    mandates: [{ status: 'REJECTED', approvalUrl: null, reason: expect.stringMatching(/\w/) }],
  });
});

it('a paper mandate has no page, and leaves nothing to open', async () => {
  const mobile = '9898989873';
  const draft = draftOf('sip', '13', newcomers.proprietor, mobile);
  await desk.send({ ...draft, mandate: { ...draft.mandate, channel: 'paper' } });
  const { decided } = await confirm(mobile);
  expect(decided).toMatchObject({
    payToken: null,
    mandates: [{ isPaper: true, status: 'INITIATED', approvalUrl: null }],
  });
});

it('a SIP of an existing client on a mandate that waits for them leads on to it from the same link', async () => {
  await desk.rows(
    `insert into mandate (arn, id, folio_no, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, approval_url)
     values ('ARN-100001', 'M9', $1, 'HDFC Bank', '50100012344321', 'HDFC0000001', 'netbanking', 25000,
             '2024-01-01', '2060-12-31', 'INITIATED', '/demo/bank/mandates/M9-x')`,
    [folios.asha],
  );
  await desk.mine.request(submitSip, {
    terms: sip({ mandate: 'M9', startsOn: '2027-01-05' }),
    consent: true,
  });
  const { confirmation, decided } = await confirm('9811111111');
  expect(confirmation).toMatchObject({ opening: null, mandates: [{ approvalUrl: null }] });
  expect(decided.mandates).toMatchObject([{ approvalUrl: '/demo/bank/mandates/M9-x' }]);
  expect(decided.payToken).not.toBeNull();
});
