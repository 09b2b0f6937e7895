import { paise } from '@hub/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '../../ports/payments/payments.ts';
import { FakeGateway, type GatewayPayment } from '../../ports/payments/test/fake-gateway.ts';
import { newRequest, newsEar } from '../../ports/payments/test/request.ts';
import { type TestApp, testApp } from '../test/test-app.ts';

/** Payments need no call of the contract. */
const noCalls = { calls: [], handlers: [] };
const gateway = new FakeGateway();
const ear = newsEar();
let demo: TestApp;
let hosted: TestApp;
beforeAll(async () => {
  await gateway.listen();
  demo = await testApp({ ...noCalls, onNews: ear.onNews });
  hosted = await testApp({
    ...noCalls,
    on: demo,
    config: { payments: gateway.config(), mode: 'production' },
    onNews: ear.onNews,
  });
});
afterEach(() => {
  gateway.fault = () => null;
  ear.isDown = false;
});
afterAll(async () => {
  await hosted.close();
  await demo.close();
  await gateway.close();
});

async function start(hub: TestApp, changes: Partial<PaymentRequest> = {}) {
  const request = newRequest(changes);
  const started = await hub.db.transaction('nobody', (tx) => hub.payments.start(tx, request));
  return { request, url: started.url ?? '' };
}
const act = (url: string, fields: Record<string, string>) =>
  demo.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('a payer who is sent back by a form', () => {
  const post = (path: string) => act(path, { razorpay_payment_id: 'pay_1', status: 'captured' });

  it('comes to the page that asks how it went; nothing in the form is believed', async () => {
    const token = 'a'.repeat(43);
    const reply = await post(`/pay/${token}?paid=yes`);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/pay/${token}`);
    expect(ear.heard).toEqual([]);
  });

  it('goes nowhere with an address that is no payment', async () => {
    for (const path of ['/pay/short', `/pay/${'a'.repeat(44)}`, '/pay/https:%2F%2Fevil.example']) {
      expect((await post(path)).statusCode, path).toBe(404);
    }
  });
});

describe('a callback over HTTP', () => {
  const send = (
    { headers, body }: { headers: Record<string, string>; body: Uint8Array },
    contentType: string | null = 'application/json',
  ) =>
    hosted.app.inject({
      method: 'POST',
      url: '/payments/callback',
      headers: { ...headers, ...(contentType === null ? {} : { 'content-type': contentType }) },
      payload: Buffer.from(body),
    });
  const now = () => Math.floor(Temporal.Now.instant().epochMilliseconds / 1000);

  async function captured(changes: Partial<GatewayPayment> = {}, more: object = {}) {
    const { request, url } = await start(hosted);
    const moved = await hosted.app.inject({ url });
    const order = new URL(String(moved.headers.location)).searchParams.get('order') ?? '';
    const entity = {
      id: `pay_${request.reference}`,
      order_id: order,
      amount: 25_000_50,
      currency: 'INR',
      status: 'captured',
      created_at: now(),
      ...changes,
    };
    const payload = { payment: { entity }, ...more };
    const event = { event: 'payment.captured', created_at: now(), payload };
    return { request, callback: gateway.callback(event) };
  }

  it('is taken once and again, whatever its content type', async () => {
    const { request, callback } = await captured();
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', null]) {
      const reply = await send(callback, type);
      expect([type, reply.statusCode, reply.json()]).toEqual([type, 200, { status: 'Success' }]);
    }
    expect(ear.about(request.reference)).toHaveLength(5);
    expect(ear.about(request.reference)[0]).toMatchObject({ type: 'received', amount: 25_000_50n });
  });

  it('is answered 401 when it is not signed by the bank, and 400 when nobody can read it', async () => {
    const { request, callback } = await captured();
    const tampered = Uint8Array.from(callback.body);
    tampered[20] = (tampered[20] ?? 0) ^ 1;
    expect((await send({ ...callback, body: tampered })).statusCode).toBe(401);
    expect((await send({ ...callback, headers: {} })).statusCode).toBe(401);
    expect((await send({ headers: {}, body: new Uint8Array() })).statusCode).toBe(401);
    expect((await send(gateway.callback([]))).statusCode).toBe(400);
    expect((await send(gateway.callback({ event: 'x', created_at: 'soon' }))).statusCode).toBe(400);
    expect(ear.about(request.reference)).toEqual([]);
  });

  it('is answered 200 when it is about nothing of ours, so that it is not sent again', async () => {
    const { callback } = await captured({ order_id: 'order_of_another_shop' });
    const heard = ear.heard.length;
    expect((await send(callback)).statusCode).toBe(200);
    expect(ear.heard).toHaveLength(heard);
  });

  it('is answered 5xx when the news could not be kept, so that it is sent again', async () => {
    const { request, callback } = await captured();
    ear.isDown = true;
    expect((await send(callback)).statusCode).toBe(500);
    ear.isDown = false;
    expect((await send(callback)).statusCode).toBe(200);
    expect(ear.about(request.reference)).toHaveLength(1);
  });

  it('has at most 64 KB', async () => {
    const { callback } = await captured();
    const body = new Uint8Array(65_537);
    expect((await send({ ...callback, body })).statusCode).toBe(413);
    expect((await send({ ...callback, body: body.subarray(1) })).statusCode).toBe(401);
  });

  it('is limited by address', async () => {
    const limits = { ...demo.config.limits, filesPerAddressPerMinute: 2 };
    const narrow = await testApp({ ...noCalls, on: demo, config: { limits } });
    const post = (remoteAddress: string) =>
      narrow.app
        .inject({ method: 'POST', url: '/payments/callback', payload: 'x', remoteAddress })
        .then(({ statusCode }) => statusCode);
    expect([await post('10.0.0.1'), await post('10.0.0.1'), await post('10.0.0.1')]).toEqual([401, 401, 429]);
    expect(await post('10.0.0.2')).toBe(401);
    await narrow.close();
  });

  it('takes POST and nothing else', async () => {
    expect((await hosted.app.inject({ url: '/payments/callback' })).statusCode).toBe(404);
  });

  it('leaves no account number and no page token in the log', async () => {
    const { url, request } = await start(hosted);
    gateway.fault = () => ({ status: 400, body: { error: { description: request.payer.accountNo } } });
    expect((await hosted.app.inject({ url })).statusCode).toBe(503);
    const token = new URL(url, 'https://hub.example').searchParams.get('token') ?? 'none';
    gateway.fault = () => null;
    const account = { payer_bank_account: { account_number: request.payer.accountNo } };
    const { callback } = await captured({}, { bank_transfer: { entity: account } });
    await send(callback);
    expect(ear.heard.at(-1)?.payerAccount).toBe(request.payer.accountNo);
    ear.isDown = true;
    expect((await send(callback)).statusCode).toBe(500);
    expect(hosted.logged()).toContain('the payment gateway made no order');
    expect(hosted.logged()).toContain('/payments/callback');
    expect(hosted.logged()).not.toContain(request.payer.accountNo);
    expect(hosted.logged()).not.toContain(token);
  });
});

describe('the page of a hosted payment', () => {
  it('leads its payer on to the gateway, and nobody else', async () => {
    const { url, request } = await start(hosted);
    // Where the payer comes back to is not for who asks to say.
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    const reply = await hosted.app.inject({ url, headers });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const to = new URL(String(reply.headers.location));
    expect(to.origin).toBe('https://pay.gateway.example');
    expect(to.searchParams.get('return')).toBe(`${hosted.config.publicUrl}${request.returnUrl}`);
    for (const wrong of [url.replace(/.$/, 'g'), url.split('?')[0] ?? '', '/payments/page/H0?token=']) {
      expect((await hosted.app.inject({ url: wrong })).statusCode, wrong).toBe(404);
    }
  });

  it('says in words that the gateway is down', async () => {
    const { url } = await start(hosted);
    gateway.fault = () => ({ status: 502, body: '' });
    const reply = await hosted.app.inject({ url });
    expect(reply.statusCode).toBe(503);
    expect(reply.json().error).toBe(
      'The payment page could not be opened. Nothing was paid. Please try again in a moment.',
    );
  });

  it('is not there with the demo bank, nor the demo bank’s with a gateway', async () => {
    const { url: bankUrl } = await start(demo);
    const { url } = await start(hosted);
    expect((await demo.app.inject({ url })).statusCode).toBe(404);
    expect((await hosted.app.inject({ url: bankUrl })).statusCode).toBe(404);
    expect((await hosted.app.inject({ method: 'POST', url: bankUrl })).statusCode).toBe(404);
  });
});

describe('the demo bank’s page', () => {
  it('shows amount, payee and the masked account, and escapes what others wrote', async () => {
    const { url, request } = await start(demo);
    const { statusCode, headers, body } = await demo.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('₹25,000.50');
    expect(body).toContain(demo.config.brand.legalName);
    expect(body).toContain('**********5678');
    expect(body).toContain('Meera &lt;Iyer&gt;');
    expect(body).not.toContain(request.payer.accountNo);
    expect(body).not.toContain('<script');
    for (const text of ['Approve', 'Decline', 'Walk away']) expect(body).toContain(`>${text}</button>`);
  });

  it('approves: the hub has heard of it before the payer is back', async () => {
    const { url, request } = await start(demo);
    const reply = await act(url, { act: 'approve', delivery: 'once' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, request.returnUrl]);
    expect(ear.about(request.reference)).toMatchObject([{ type: 'received', amount: request.amount }]);
    const { body } = await demo.app.inject({ url });
    expect(body).toContain('Payment done');
    expect(body).not.toContain('>Approve<');
  });

  it('declines, or walks away without a word', async () => {
    const declined = await start(demo);
    await act(declined.url, { act: 'decline' });
    expect(ear.about(declined.request.reference)).toMatchObject([{ type: 'failed' }]);
    expect((await demo.app.inject({ url: declined.url })).body).toContain('>Approve<');
    const left = await start(demo);
    const reply = await act(left.url, { act: 'walk-away' });
    expect(reply.headers.location).toBe(left.request.returnUrl);
    expect(ear.about(left.request.reference)).toEqual([]);
  });

  it('keeps who pays by UPI, and lets a tester pay again or send the callbacks again', async () => {
    const { url, request } = await start(demo, { mode: 'upi' });
    const reply = await act(url, { act: 'approve', delivery: 'late' });
    expect(reply.headers.location).toBe(url);
    expect(ear.about(request.reference)).toEqual([]);
    await act(url, { act: 'send-again' });
    await act(url, { act: 'approve' });
    expect(ear.about(request.reference)).toHaveLength(1);
    await act(url, { act: 'approve-again' });
    expect(new Set(ear.about(request.reference).map(({ paymentId }) => paymentId)).size).toBe(2);
  });

  it('sends a transfer of another amount from another account', async () => {
    const { url, request } = await start(demo, { mode: 'neft', amount: paise(1_00_000_00n) });
    const page = (await demo.app.inject({ url })).body;
    expect(page).toContain('value="100000.00"');
    await act(url, { act: 'approve', amount: '99,999.99', account: '1234 5678 90' });
    expect(ear.about(request.reference)).toMatchObject([
      { type: 'received', amount: 99_999_99n, payerAccount: '1234567890' },
    ]);
  });

  it.each([
    ['0.001', '1234567890'],
    ['0', '1234567890'],
    ['-5', '1234567890'],
    ['9e15', '1234567890'],
    ['9000000000000000', '1234567890'],
    ['five lakh', '1234567890'],
    ['५००', '1234567890'],
    ['500', '12'],
    ['500', '<b>'],
  ])('refuses to send %s from %s, in words, and keeps what was typed', async (amount, account) => {
    const { url, request } = await start(demo, { mode: 'neft' });
    const { statusCode, body } = await act(url, { act: 'approve', amount, account });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/Enter an (?:amount from|account number)/);
    expect(body).toContain('aria-invalid');
    expect(body).not.toContain('<b>');
    expect(await demo.payments.request(request.reference)).toEqual([]);
  });

  it('does nothing for a form that it did not make', async () => {
    const { url, request } = await start(demo);
    for (const fields of [{ act: 'constructor' }, { act: '' }, { act: 'approve', delivery: 'never' }, {}]) {
      expect((await act(url, fields as Record<string, string>)).statusCode).toBe(303);
    }
    expect(await demo.payments.request(request.reference)).toEqual([]);
    const wrong = await act(url.replace(/.$/, 'g'), { act: 'approve' });
    expect(wrong.statusCode).toBe(404);
    expect(wrong.body).toContain('There is no payment at this address.');
  });
});
