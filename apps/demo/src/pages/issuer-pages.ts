import type { Brand } from '@hub/contract';
import { roleNames } from '@hub/contract/staff/role-texts';
import { isEmail } from '@hub/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../server/src/http/pages/html.ts';
import { type Page, sendPage } from '../../../server/src/http/pages/page.ts';
import { demoStaff } from '../people/demo-staff.ts';
import type { DemoIssuer } from '../ports/staff-provider/demo-issuer.ts';

const start = '/demo/issuer';

const choosePage = (query: string): Page => ({
  title: 'Demo login',
  lead: 'Who logs in to the console? In production this is the login of your own house.',
  body: html`<form class="card" method="post" action="${`${start}/authorize?${query}`}">
${demoStaff.map(
  ({
    name,
    email,
    role,
  }) => html`<p class="row"><button type="submit" name="email" value="${email}">${name}</button>
<span class="soft">${roleNames[role]}</span></p>`,
)}</form>
<form class="card" method="post" action="${`${start}/authorize?${query}`}">
<p class="row"><label>Somebody added later, by e-mail <input name="email" type="email" required></label>
<button type="submit">Log in</button></p></form>`,
});

const wrongPage: Page = {
  title: 'Demo login',
  lead: 'This login did not start at the console. Open the console and start there.',
  body: html`<p><a href="/console">Open the console</a></p>`,
};

const queryOf = ({ url }: FastifyRequest): string => url.split('?', 2)[1] ?? '';

/** The page where a demo's staff log in, without a password, and what the server asks its issuer for. */
export function registerIssuer(
  app: FastifyInstance,
  { issuer, brand, publicUrl }: { issuer: DemoIssuer; brand: Brand; publicUrl: string },
): void {
  const send = (reply: FastifyReply, page: Page) => sendPage(reply, brand, false, page);

  app.get(`${start}/authorize`, (request, reply) => {
    const query = queryOf(request);
    const isOurs = issuer.readRequest(new URLSearchParams(query)) !== null;
    return send(isOurs ? reply : reply.code(400), isOurs ? choosePage(query) : wrongPage);
  });
  app.post(`${start}/authorize`, async (request, reply) => {
    const login = issuer.readRequest(new URLSearchParams(queryOf(request)));
    const email = new URLSearchParams(String(request.body ?? '')).get('email') ?? '';
    if (login === null || !isEmail(email)) return send(reply.code(400), wrongPage);
    // Whether somebody of this e-mail may enter the console decides, as with any provider.
    const person = demoStaff.find((one) => one.email === email) ?? { email, name: email };
    const to = await issuer.choose(login, person);
    return reply.redirect(to.slice(publicUrl.length), 303);
  });
  for (const path of ['/.well-known/openid-configuration', '/jwks', '/token']) {
    app.route({
      method: ['GET', 'POST'],
      url: start + path,
      async handler(request, reply) {
        const { authorization = '' } = request.headers;
        const answer = await issuer.answer(
          new Request(issuer.url + path, {
            method: request.method,
            headers: { authorization },
            ...(request.method === 'POST' && { body: String(request.body ?? '') }),
          }),
        );
        return reply.code(answer.status).send(await answer.json());
      },
    });
  }
}
