import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRendered } from '../../../../server/src/http/pages/page.ts';
import type { DemoBank } from '../../ports/payments/demo-bank.ts';
import { readBankForm } from './demo-bank-form.ts';
import { type BankView, bankPage, unknownPaymentPage } from './demo-bank-page.ts';

const address = '/demo/bank/:slug';

/** The page where a demo's payer approves, declines or walks away. Its address is all that its payer needs. */
export function registerDemoBank(app: FastifyInstance, bank: DemoBank): void {
  const show = (reply: FastifyReply, view: BankView) => sendRendered(reply, false, bankPage(view));
  const refuse = (reply: FastifyReply) => sendRendered(reply.code(404), false, unknownPaymentPage());
  const opened = (params: unknown) => bank.open((params as { readonly slug: string }).slug);

  app.get(address, async (request, reply) => {
    const found = await opened(request.params);
    return found === null ? refuse(reply) : show(reply, { ...found, payee: bank.payee });
  });

  app.post(address, async (request, reply) => {
    const found = await opened(request.params);
    if (found === null) return refuse(reply);
    const requested = found.request;
    const form = readBankForm(String(request.body ?? ''), requested);
    if (form?.kind === 'wrong') return show(reply.code(422), { ...found, payee: bank.payee, wrong: form });
    if (form?.kind === 'pay') await bank.act(requested.reference, form.act);
    if (form?.kind === 'send-again') await bank.sendAgain(requested.reference);
    // Whoever pays by UPI or a transfer does so on a phone or in another app, and stays there.
    const leaves = form?.kind === 'walk-away' || (form?.kind === 'pay' && requested.mode === 'netbanking');
    return reply.redirect(leaves ? requested.returnUrl : request.url, 303);
  });
}
