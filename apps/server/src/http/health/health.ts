import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { canAnswer } from './health.repository.ts';

/** Whoever watches from the same machine may ask as often as he likes. */
const checked = { config: { counts: 'from-outside' } } as const;

/** healthz: the process and its database work. readyz: it also wants new work, which it does not while stopping. */
export function registerHealth(app: FastifyInstance, db: Database, isReady: () => boolean): void {
  const check = async () => {
    try {
      return await canAnswer(db);
    } catch {
      return false;
    }
  };
  app.get('/healthz', checked, async (_, reply) => {
    const healthy = await check();
    return reply
      .code(healthy ? 200 : 503)
      .send({ status: healthy ? 'ok' : 'failing', database: healthy ? db.kind : 'unreachable' });
  });
  app.get('/readyz', checked, async (_, reply) => {
    const ready = isReady() && (await check());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
