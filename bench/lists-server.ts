import { decodeReply, encodeRequest, importKey, type SealKey } from '@hub/contract';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { createKeyring } from '../apps/server/src/http/auth/security.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { contentCases } from './content-cases.ts';
import { listen, makeSession, openHub } from './hub-app.ts';
import { arn } from './lists-book.ts';
import { type Case, cases as listCases } from './lists-cases.ts';
import { opportunityCases } from './opportunity-cases.ts';

const cases = [...listCases, ...opportunityCases, ...contentCases];

/** One request, as a load generator sends it, and the keys of the rows it is answered with. */
export interface Requested {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly keys: readonly string[];
}

const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const poolSize = 10;

/** The yardstick: a route and its statements, prepared, and nothing else. */
async function bare(): Promise<{ app: FastifyInstance; requested: Requested[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, options: '-c jit=off' });
  const app = fastify();
  const requested: Requested[] = [];
  for (const [at, { name, bare: statements }] of cases.entries()) {
    const answer = async () => {
      const results = await Promise.all(
        statements.map((text, n) => pool.query({ name: `case${at}-${n}`, text })),
      );
      return results.map(({ rows }) => rows);
    };
    app.get(`/case/${at}`, answer);
    const [rows = []] = await answer();
    requested.push({
      name,
      method: 'GET',
      path: `/case/${at}`,
      headers: {},
      keys: rows.map(({ key }) => String(key)),
    });
  }
  return { app, requested };
}

/** The product as it is: limit, maintenance flag, token, session, schema, row security, seal, log. */
async function hub(): Promise<{ app: FastifyInstance; requested: Requested[] }> {
  const { app, config, db } = await openHub();
  const session = await makeSession(db, arn);
  const keyring = createKeyring(config, systemClock);
  const [hubToken, plex] = await Promise.all([
    keyring.tokens.issue('hub', session),
    keyring.tokens.issue('plex', session),
  ]);
  const sealKey = await importKey(session.sessionId, keyring.security.sessionKey(session.sessionId));
  const requested: Requested[] = [];
  for (const one of cases)
    requested.push(await request(app, one, { hub: hubToken, plex }, sealKey, config.brand.paths));
  return { app, requested };
}

async function request(
  app: FastifyInstance,
  { name, call, input, keysOf }: Case,
  tokens: { readonly hub: string; readonly plex: string },
  sealKey: SealKey,
  paths: Parameters<typeof encodeRequest>[2]['paths'],
): Promise<Requested> {
  const { method, path, headers, body } = await encodeRequest(call, input, { tokens, sealKey, paths });
  const payload = typeof body === 'string' ? { body } : {};
  const answered = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: path,
    headers: { ...headers },
    ...(payload.body !== undefined && { payload: payload.body }),
  });
  const reply = await decodeReply(call, answered.statusCode, answered.body, () => sealKey);
  if (!reply.ok) throw new Error(`${name}: ${reply.message}`);
  return {
    name,
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    headers,
    ...payload,
    keys: keysOf(reply.value as never),
  };
}

const { app, requested } = await (process.argv[2] === 'hub' ? hub() : bare());
process.send?.({ url: await listen(app), requested });
