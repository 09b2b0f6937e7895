import type { Brand } from '@hub/contract';
import { dateTimeInIndia } from '@hub/contract/orders/words/time-texts';
import { deviceLogoutTexts as texts } from '@hub/contract/session/device-logout-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../calls/call-context.ts';
import {
  endLinkedSession,
  type LoggedInDevice,
  readLogoutLink,
} from '../../features/session/session.public.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { readBytes } from '../wire/read-body.ts';
import { pageHeaders, tokenInAddress } from '../wire/security-headers.ts';
import { type Html, html } from './html.ts';
import { renderPage } from './page.ts';

/** The form has no fields. */
const largestForm = 1024;

type Context = Pick<CallContext, 'brand' | 'config' | 'db' | 'clock' | 'security' | 'limit'>;

const fact = (label: string, value: string): Html =>
  html`<p><span class="soft">${label}</span><br>${value}</p>`;

const deviceCard = ({ deviceName, signedInAt, address }: LoggedInDevice): Html => html`<div class="card">
${fact(texts.device, deviceName || texts.unnamed)}
${fact(texts.loggedIn, texts.at(dateTimeInIndia(Temporal.Instant.from(signedInAt))))}
${fact(texts.address, address ?? texts.unknownAddress)}
<form method="post"><p class="buttons"><button type="submit">${texts.button}</button></p></form>
<p class="soft">${texts.about}</p></div>`;

const said = (brand: Brand, words: string): Html =>
  html`<div class="card" role="status"><p><strong>${words}</strong></p><p class="soft">${texts.next(brand)}</p></div>`;

const deadWords = (link: 'used' | 'expired' | 'revoked' | 'unknown'): string =>
  texts.dead[link === 'revoked' ? 'used' : link];

/** "Log out that device" of a mail: its page shows which one, and only its button does it. */
export function registerDeviceLogout(app: FastifyInstance, context: Context, bodies: BodyBudget): void {
  const { brand, config } = context;
  const tokenOf = (request: FastifyRequest): string =>
    (request.params as { readonly token: string }).token.slice(0, 100);
  const send = (reply: FastifyReply, body: Html) => {
    const { text, style } = renderPage(brand, { title: texts.title, lead: texts.lead, body });
    return reply
      .headers(pageHeaders(config.mode === 'production', { inlineStyles: [style] }))
      .headers(tokenInAddress)
      .header('content-type', 'text/html; charset=utf-8')
      .send(text);
  };

  app.get('/logout-device/:token', async (request, reply) => {
    const found = await readLogoutLink(context, { token: tokenOf(request), ip: request.ip });
    return send(reply, typeof found === 'string' ? said(brand, deadWords(found)) : deviceCard(found));
  });
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest) => {
      const share = bodies.open(request.ip);
      return readBytes(request.raw, { most: largestForm, share }).finally(share.release);
    });
    scope.post('/logout-device/:token', async (request, reply) => {
      const { ip, id } = request;
      const ended = await endLinkedSession(context, { token: tokenOf(request), ip, requestId: id });
      return send(reply, said(brand, ended === 'ended' ? texts.done : deadWords(ended)));
    });
  });
}
