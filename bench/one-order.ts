import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { arnOf, makeManyFolios } from '../apps/server/src/features/transact/test/many-folios.ts';
import {
  actAtOnce,
  type Desk,
  type Done,
  linkActs,
  moneyActs,
  oneOrderFindings,
  sendLink,
} from '../apps/server/src/features/transact/test/one-order.ts';
import { type SpawnedServer, spawnServer } from '../apps/server/src/http/test/spawn-server.ts';
import type { TestClient } from '../apps/server/src/http/test/test-client.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';

/** All acts on one order at once, 1,000 times, on two processes. `npm test` runs all pairs (one-order.test.ts). */
const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
const foliosEach = 50;
const distributors = Math.ceil(rounds / foliosEach);
const atOnce = 4;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Investors have addresses of their own. */
function investor(server: SpawnedServer): TestClient {
  const client = server.client();
  const part = () => Math.floor(Math.random() * 250);
  const headers = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
  return {
    ...client,
    call: (call, input, options) => client.call(call, input, { ...options, headers }),
    request: (call, input, options) => client.request(call, input, { ...options, headers }),
  };
}

const sideOf = (server: SpawnedServer) => ({
  client: () => investor(server),
  async post(path: string, form: Readonly<Record<string, string>>) {
    const reply = await fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return reply.status;
  },
});

const postgres = await startPostgres();
const servers: SpawnedServer[] = [];
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  await makeManyFolios(db, systemClock.today(), { distributors, foliosEach });
  const env = {
    DATABASE_URL: url,
    HUB_TRUST_PROXY: '1',
    HUB_LIMIT_OTP_PER_ARN_PER_HOUR: '100000',
    HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR: '100000',
  };
  for (let n = 0; n < 2; n += 1) servers.push(await spawnServer(env));
  const sides = servers.map(sideOf);
  const done: Done[] = [];

  async function runDistributor(distributor: number): Promise<void> {
    const [first, second] = [servers[0]?.client(), servers[1]?.client()];
    if (first === undefined || second === undefined) throw new Error('no servers');
    await first.logIn(arnOf(distributor));
    await second.adopt(first);
    const desk: Desk = { db, sides, sessions: [first, second] };
    for (let folio = 0; folio < foliosEach && distributor * foliosEach + folio < rounds; folio += 1) {
      const link = await sendLink(desk, { distributor, folio });
      // An order that goes away under the investor's hand lets no decision through: every second time none does.
      const acts = Object.entries(linkActs).filter(([act]) => act !== 'cancel-second' || folio % 2 === 0);
      done.push(...(await actAtOnce(desk, link, shuffled(acts))));
      if (link.payToken === null) continue;
      done.push(...(await actAtOnce(desk, link, shuffled(Object.entries(moneyActs)))));
    }
  }
  const waiting = Array.from({ length: distributors }, (_, n) => n);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runDistributor(next);
    }),
  );
  for (const server of servers) await server.end('SIGTERM');
  const findings = await oneOrderFindings(db, done);
  const count = (from: number) => done.filter(({ status }) => status >= from && status < from + 100).length;
  const again = servers.reduce((sum, server) => sum + server.output().split('runs again').length - 1, 0);
  console.log(
    `${rounds} rounds, ${done.length} acts: ${count(200) + count(300)} done, ${count(400)} refused in words, ` +
      `${count(500)} × 5xx; ${again} transactions ran again`,
  );
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(findings.length === 0 ? 'nothing lost, nothing doubled' : `${findings.length} findings`);
  if (findings.length > 0 || again > 0) process.exitCode = 1;
  await db.close();
} finally {
  for (const server of servers) await server.end('SIGKILL');
  await postgres.stop();
}
