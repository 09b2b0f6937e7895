import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../../server/src/app.ts';
import { newestPushes } from '../../../server/src/features/notifications/notifications.public.ts';
import { attachment } from '../../../server/src/http/files/send-file.ts';
import { sendPage } from '../../../server/src/http/pages/page.ts';
import {
  findAttachment,
  findMail,
  newestMessages,
} from '../../../server/src/ports/messenger/outbox.repository.ts';
import { withCard } from '../../../server/src/ports/messenger/with-pictures.ts';
import { outboxPage, outboxScript } from './outbox-page.ts';

const shownMessages = 100;

/** A mail has no script and fetches nothing: what it shows it brings with it. */
const mailPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** What would have gone out. */
export function registerOutbox(app: FastifyInstance, { brand, db }: Pick<PageContext, 'brand' | 'db'>): void {
  app.get('/demo/outbox', async (_, reply) =>
    sendPage(
      reply,
      brand,
      false,
      outboxPage(await newestMessages(db, shownMessages), await newestPushes(db, shownMessages)),
    ),
  );
  app.get('/demo/outbox.js', (_, reply) =>
    reply.header('content-type', 'text/javascript; charset=utf-8').send(outboxScript),
  );
  app.get<{ Params: { id: string } }>('/demo/outbox/:id/attachment', async (request, reply) => {
    const { id } = request.params;
    const found = /^\d{1,18}$/.test(id) ? await findAttachment(db, id) : null;
    if (found === null) return reply.callNotFound();
    return reply
      .header('content-type', found.contentType)
      .header('content-disposition', attachment(found.fileName))
      .send(Buffer.from(found.content, 'base64'));
  });
  app.get<{ Params: { id: string } }>('/demo/outbox/:id/mail', async (request, reply) => {
    const { id } = request.params;
    const found = /^\d{1,18}$/.test(id) ? await findMail(db, id) : null;
    if (found === null) return reply.callNotFound();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(withCard(found.html, found.attachment));
  });
  app.get('/demo/outbox.json', async (_, reply) => reply.send(await newestMessages(db, shownMessages)));
}
