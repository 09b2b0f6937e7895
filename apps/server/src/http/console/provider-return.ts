import { CONSOLE_PATH, PROVIDER_RETURN_PATH } from '@hub/contract/console/staff-call';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Refusal, statusOf } from '../../calls/refusal/refusal.ts';
import { finishProviderLogin } from '../../staff/staff.public.ts';
import { html } from '../pages/html.ts';
import { type Page, renderPage } from '../pages/page.ts';
import { refusalFor } from '../wire/failures.ts';
import { pageHeaders, tokenInAddress } from '../wire/security-headers.ts';
import { loginBindingOf, loginCookie, sessionCookie } from './console-cookies.ts';
import { type ConsoleServices, loginContext } from './console-routes.ts';

const { page: words } = staffLoginTexts;

const movingPage = (title: string, to: string): Page => ({
  title,
  lead: words.moving,
  body: html`<p class="buttons"><a href="${to}">${words.go}</a></p>`,
});

const failedPage = (refusal: Refusal): Page => ({
  title: words.failed,
  lead: refusal.message,
  body: html`<p class="buttons"><a href="${CONSOLE_PATH}">${words.back}</a></p>`,
});

/**
 * The provider sends the browser back here. This request comes from another site, so it carries no session of ours and
 * would not set out with one if it were sent on: it answers a page of ours, and that page moves on.
 */
export function registerProviderReturn(app: FastifyInstance, services: ConsoleServices): void {
  const { brand, config } = services.base;
  const send = (reply: FastifyReply, page: Page): FastifyReply => {
    const { text, style } = renderPage(brand, page);
    return reply
      .headers(pageHeaders(config.mode === 'production', { inlineStyles: [style] }))
      .headers(tokenInAddress)
      .header('content-type', 'text/html; charset=utf-8')
      .send(text);
  };

  app.get(
    PROVIDER_RETURN_PATH,
    { config: { staffCall: { name: 'login.return' } } },
    async (request, reply) => {
      const at = request.url.indexOf('?');
      const search = at < 0 ? '' : request.url.slice(at);
      reply.header('set-cookie', loginCookie(config, null));
      try {
        const binding = loginBindingOf(request.headers);
        const { value, session } = await finishProviderLogin(loginContext(request, services, null), {
          search,
          binding,
        });
        if (session !== undefined) reply.header('set-cookie', sessionCookie(config, session));
        reply.header('refresh', `0; url=${value.returnTo}`);
        return send(
          reply,
          movingPage(value.purpose === 'login' ? words.welcome : words.confirmed, value.returnTo),
        );
      } catch (error) {
        const refusal = refusalFor(error);
        if (refusal.kind === 'failed')
          services.logger.error({ requestId: request.id, err: error }, 'a login failed');
        if (refusal.retryAfterSeconds !== undefined)
          reply.header('retry-after', String(refusal.retryAfterSeconds));
        return send(reply.code(statusOf(refusal.kind)), failedPage(refusal));
      }
    },
  );
}
