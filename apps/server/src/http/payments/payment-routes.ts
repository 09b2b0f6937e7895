import { investorPageHref, matchInvestorPage, texts } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { GatewayError } from '../../ports/payments/gateway-client.ts';
import type { HostedPage } from '../../ports/payments/hosted-payments.ts';
import type { OpenedPayments } from '../../ports/payments/open-hosted-payments.ts';
import type { TakeCallback } from '../../ports/payments/read-callback.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { readBytes } from '../wire/read-body.ts';

/** A callback has a few hundred bytes. */
const largestCallback = 65_536;
const nothing = new Uint8Array();

interface PaymentRoutes {
  readonly payments: OpenedPayments;
  readonly publicUrl: string;
  readonly bodies: BodyBudget;
}

/** What banks and payers ask of us, beside the calls of the contract. */
export function registerPayments(app: FastifyInstance, { payments, publicUrl, bodies }: PaymentRoutes): void {
  registerCallbacks(app, payments.takeCallback, bodies);
  if (payments.page !== null) registerHostedPage(app, payments.page, publicUrl);
}

/**
 * Nothing but the signature says who calls, and it covers the bytes as they came: they are not read by anybody before.
 * Whatever is no news to us is taken too, or the bank would send it again for a day.
 */
function registerCallbacks(app: FastifyInstance, takeCallback: TakeCallback, bodies: BodyBudget): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest) => {
      const share = bodies.open(request.ip);
      return readBytes(request.raw, { most: largestCallback, share }).finally(share.release);
    });
    // All callbacks come from the bank's few addresses, so they count by the wider limit.
    const options = { config: { counts: 'as-file' } } as const;
    scope.post('/payments/callback', options, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : nothing;
      const kind = await takeCallback(request.headers, body);
      if (kind === 'forged') throw new Refusal('unauthenticated', serverTexts.payments.forged);
      if (kind === 'unreadable') throw new Refusal('malformed', texts.call.unreadable);
      return reply.send({ status: 'Success' });
    });
    // Some gateways send the payer back by a form. What it says is not believed: the page asks us how it went.
    scope.post('/pay/:token', options, async (request, reply) => {
      const back = matchInvestorPage(request.url.replace(/\?.*/, ''));
      if (!back?.token) throw new Refusal('not-found', texts.call.notFound);
      return reply
        .header('referrer-policy', 'no-referrer')
        .redirect(investorPageHref(back.page, back.token), 303);
    });
  });
}

const queryOf = (request: FastifyRequest) => new URL(request.url, 'http://hub').searchParams;

/**
 * Our own address of a payment: the gateway hears of it only when its payer comes. It sends the payer back to the
 * configured address: the Host header is whatever somebody writes into it.
 */
function registerHostedPage(app: FastifyInstance, page: HostedPage, publicUrl: string): void {
  app.get('/payments/page/:reference', async (request, reply) => {
    const { reference } = request.params as { readonly reference: string };
    const url = await page.open(reference, queryOf(request).get('token') ?? '', publicUrl).catch((error) => {
      if (!(error instanceof GatewayError)) throw error;
      throw new Refusal('unavailable', serverTexts.payments.noGateway, { retryAfterSeconds: 30 });
    });
    if (url === null) throw new Refusal('not-found', texts.call.notFound);
    return reply.header('referrer-policy', 'no-referrer').redirect(url, 303);
  });
}
