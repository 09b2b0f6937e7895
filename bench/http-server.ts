import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { getRelationshipManager } from '@hub/contract/calls/session/session';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type * as z from 'zod/mini';
import { handleSignedIn } from '../apps/server/src/calls/call-context.ts';
import { allHandlers } from '../apps/server/src/compose/all-handlers.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { findRelationshipManager } from '../apps/server/src/features/relationship-managers/relationship-managers.public.ts';
import { createKeyring } from '../apps/server/src/http/auth/security.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { listen, makeSession, openHub } from './hub-app.ts';

const arn = 'ARN-100001';
const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const poolSize = 10;

interface Started {
  readonly app: FastifyInstance;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The yardstick: one route, one statement, nothing else. */
async function bare(): Promise<Started> {
  // The statement of the hub's repository, caught on its way.
  let statement = '';
  await findRelationshipManager(
    {
      query: async (text) => {
        statement = text;
        return [];
      },
    },
    arn,
    systemClock.today().toString(),
  );
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = fastify();
  app.get('/bare/:id', async (request) => {
    const { id } = request.params as { id: string };
    const { rows } = await pool.query(statement, [id, systemClock.today().toString()]);
    return rows[0];
  });
  return { app, path: `/bare/${arn}`, headers: {} };
}

/** The same statement through the product: limit, maintenance flag, token, session, schema, row security, seal, log. */
async function hub(): Promise<Started> {
  // The relationship manager's own call belongs to CRM, whose replies are plain: here it is a hub call, and sealed.
  const call: Call<{ id: string }, z.infer<typeof getRelationshipManager.response>> = {
    ...getRelationshipManager,
    name: 'bench.read',
    service: 'hub',
    path: '/{hub}/bench/read/{id}',
    reply: 'sealed',
  };
  const read = handleSignedIn(call, async (context) => {
    const found = await findRelationshipManager(
      oneStatement(context.db, context.session),
      context.session.arn,
      context.clock.today().toString(),
    );
    if (found === null) throw new Error('the demo book has no relationship manager');
    return found;
  });
  const { app, config, db } = await openHub({
    calls: [...allCalls, call],
    handlers: [...allHandlers, read],
  });
  const session = await makeSession(db, arn);
  const token = await createKeyring(config, systemClock).tokens.issue('hub', session);
  return {
    app,
    path: `/${config.brand.paths.hub}/bench/read/${arn}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

const { app, path, headers } = await (process.argv[2] === 'hub' ? hub() : bare());
console.log(JSON.stringify({ url: `${await listen(app)}${path}`, headers }));
