import { isMandateReason } from '@hub/contract/mandates/mandate-reasons';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRendered } from '../../../../server/src/http/pages/page.ts';
import type { MandateBank } from '../../ports/mandates/mandate-bank.ts';
import { mandatePage, unknownMandatePage } from './mandate-bank-page.ts';

const address = '/demo/bank/mandates/:slug';
const declined = { paper: 'M032', online: 'AP11' } as const;

/** The page where a demo's investor approves a mandate. Its address is all that they need. */
export function registerMandateBank(app: FastifyInstance, bank: MandateBank, payee: string): void {
  const opened = (params: unknown) => bank.open((params as { readonly slug: string }).slug);
  const refuse = (reply: FastifyReply) => sendRendered(reply.code(404), false, unknownMandatePage());

  app.get(address, async (request, reply) => {
    const mandate = await opened(request.params);
    return mandate === null ? refuse(reply) : sendRendered(reply, false, mandatePage(mandate, payee));
  });

  app.post(address, async (request, reply) => {
    const mandate = await opened(request.params);
    if (mandate === null) return refuse(reply);
    const form = new URLSearchParams(String(request.body ?? ''));
    const code = form.get('code') ?? '';
    const act = form.get('act');
    if (act === 'approve') await bank.approve(mandate.id);
    if (act === 'reject') {
      const usual = mandate.channel === 'paper' ? declined.paper : declined.online;
      await bank.reject(mandate.id, isMandateReason(code) ? code : usual);
    }
    if (act === 'revoke') await bank.revoke(mandate.id);
    return reply.redirect(request.url, 303);
  });
}
