import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { submitLumpsum, submitRedeem, submitSwitch } from '@hub/contract/calls/transact';
import { PgBoss } from 'pg-boss';
import type { Database } from '../../src/db/database.ts';
import { jobSchema } from '../../src/db/job-tables.ts';
import type { TestClient } from '../../src/http/test/test-client.ts';
import { type AcknowledgedOrder, confirmAndPay, moveClock } from './crash-investor.ts';
import { account, arnOf, euinOf, folioOf, heldScheme, mobileOf, schemeCodes } from './many-folios.ts';
import { type MortalServer, mortalServer } from './mortal-server.ts';

interface CrashTest {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly rounds: number;
  /** Of each client in each round. */
  readonly ordersEach: number;
  /** Distributors of `makeManyFolios`, each a client of its own; with more folios than orders in a round. */
  readonly clients: number;
  readonly foliosEach: number;
  onRound?(text: string): void;
}

export interface CrashRun {
  readonly orders: readonly AcknowledgedOrder[];
  readonly kills: number;
  readonly cutOff: number;
  /** Answered at the second try with what the server that died had written. */
  readonly answeredAgain: number;
}

const settings = {
  HUB_LIMIT_OTP_PER_ARN_PER_HOUR: '100000',
  HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR: '100000',
  HUB_OTP_RESEND_SECONDS: '0',
};

const below = (most: number): number => Math.floor(Math.random() * most);

/** Kills the server at some moment after it was called for the n-th time. */
function killAt(server: MortalServer, n: number, withinMs: number): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === n) setTimeout(server.kill, below(withinMs));
  };
}

const callOf = { lumpsum: submitLumpsum, redeem: submitRedeem, switch: submitSwitch } as const;

/** Mostly lumpsums, which money has to come for. Each client has a folio of its own for each order of a round. */
function termsOf(distributor: number, n: number) {
  const kind = (['lumpsum', 'redeem', 'lumpsum', 'lumpsum', 'switch'] as const)[n % 5] ?? 'lumpsum';
  const any = { kind, folioNo: folioOf(distributor, n) };
  const own = heldScheme(distributor);
  const other = schemeCodes[(distributor + 7) % schemeCodes.length] as string;
  const advised = { euin: euinOf(distributor), isExecutionOnly: false, subArn: null, idcw: 'Z' };
  const quantity = { by: 'units', units: '400.125' };
  switch (kind) {
    case 'redeem':
      return { ...any, schemeCode: own, quantity, account };
    case 'switch':
      return { ...any, ...advised, schemeCode: own, toSchemeCode: other, quantity };
    default:
      return {
        ...any,
        ...advised,
        schemeCode: other,
        // One in five is rejected, and its money goes back.
        amount: n % 5 === 3 ? '5013' : '5000',
        payMode: 'netbanking',
        account,
      };
  }
}

/** Sends one order until it is acknowledged: the same act has the same key, however often it is tried. */
async function send(
  server: MortalServer,
  session: TestClient,
  { distributor, n, folio }: { readonly distributor: number; readonly n: number; readonly folio: number },
  onTry: () => void,
) {
  const idempotencyKey = randomUUID();
  const terms = { ...termsOf(distributor, n), folioNo: folioOf(distributor, folio) };
  const call = callOf[terms.kind] as typeof submitLumpsum;
  let triedAt = 0;
  let tries = 0;
  const reply = await server.through(async (up) => {
    const client = up.client();
    await client.adopt(session);
    tries += 1;
    triedAt = Date.now();
    const answer = client.ask(call, { terms: terms as never, consent: true }, { idempotencyKey });
    onTry();
    return answer;
  });
  const [sent] = reply.confirmations;
  const [order] = sent?.orders ?? [];
  if (sent === undefined || order === undefined) throw new Error('An order was acknowledged without itself');
  return {
    order: {
      reference: order.reference,
      confirmation: sent.id,
      mobile: mobileOf(distributor, folio),
      isPaidFor: terms.kind === 'lumpsum',
    },
    again: tries > 1 ? { key: idempotencyKey, triedAt } : null,
  };
}

async function countWrittenBefore(
  db: Database,
  tried: readonly { readonly key: string; readonly triedAt: number }[],
): Promise<number> {
  const rows = await db.read<{ key: string; at: string }>(
    'system',
    'select key, created_at as at from idempotency_key where key = any($1)',
    [tried.map(({ key }) => key)],
  );
  const at = new Map(rows.map((row) => [row.key, Date.parse(row.at)]));
  return tried.filter(({ key, triedAt }) => (at.get(key) ?? Number.POSITIVE_INFINITY) < triedAt).length;
}

const openStatuses = ['pending', 'confirmed', 'paid', 'submitted'];

const countOpen = async (db: Database): Promise<number> => {
  const orders = await db.read('system', 'select 1 from orders where status = any($1)', [openStatuses]);
  const refunds = await db.read('system', "select 1 from refund where status <> 'refunded'");
  return orders.length + refunds.length;
};

/** Days pass until every order has come to its end. What a lost callback left open is found by the reconciliation. */
async function finish(server: MortalServer, db: Database, databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
    max: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  const began = Date.now();
  try {
    for (let days = 0; days < 20 && (await countOpen(db)) > 0; days += 1) {
      if (days > 5) await returnJobs(db, boss, new Date(began));
      await moveClock(server, '1h');
      await boss.send('transact.reconcile', {});
      await waitForJobs(boss);
      await moveClock(server, '1d');
      await waitForJobs(boss);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** What a killed server had in hand is given to another after five minutes: as if they had passed. */
async function returnJobs(db: Database, boss: PgBoss, before: Date): Promise<void> {
  await db.asOwner(({ query }) =>
    query(
      `update ${jobSchema}.job set started_on = started_on - interval '1 hour' where state = 'active' and started_on < $1`,
      [before.toISOString()],
    ),
  );
  await boss.supervise();
  // Nobody looks for a job that is tried again more often than every ten seconds.
  await pause(5000);
}

/** Those that a killed server had in hand stay as they are for minutes; they are not waited for. */
async function waitForJobs(boss: PgBoss): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const jobs = (
      await Promise.all(['transact.work', 'transact.reconcile'].map((name) => boss.findJobs(name)))
    ).flat();
    const newest = Math.max(...jobs.map(({ createdOn }) => createdOn.getTime()));
    const last = jobs.filter(({ createdOn }) => createdOn.getTime() === newest);
    if (last.every(({ state }) => state === 'completed')) return;
    await pause(50);
  }
  throw new Error('The jobs did not end');
}

/** Clients send orders, investors confirm and pay, and the registrar works, while the server dies under them. */
export async function runCrashTest(test: CrashTest): Promise<CrashRun> {
  const { db, databaseUrl, rounds, ordersEach, clients, foliosEach } = test;
  const server = mortalServer({ ...settings, DATABASE_URL: databaseUrl });
  const orders: AcknowledgedOrder[] = [];
  let answeredAgain = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const sessions = await Promise.all(
        Array.from({ length: clients }, (_, distributor) =>
          server.through(async (up) => {
            const client = up.client();
            await client.logIn(arnOf(distributor));
            return client;
          }),
        ),
      );
      const onTry = killAt(server, 1 + below(clients * ordersEach - clients), 60);
      const sent = await Promise.all(
        sessions.map(async (session, distributor) => {
          const own = [];
          for (let one = 0; one < ordersEach; one += 1) {
            const n = round * ordersEach + one;
            own.push(await send(server, session, { distributor, n, folio: n % foliosEach }, onTry));
          }
          return own;
        }),
      );
      const mine = sent.flat();
      orders.push(...mine.map(({ order }) => order));
      answeredAgain += await countWrittenBefore(
        db,
        mine.flatMap(({ again }) => again ?? []),
      );
      // The second kill comes while investors confirm and pay, or while the registrar works.
      if (round % 2 === 0) setTimeout(server.kill, below(250));
      await Promise.all(mine.map(({ order }) => confirmAndPay(server, db, order)));
      await moveClock(server, '1d');
      if (round % 2 === 1) {
        await pause(below(300));
        server.kill();
      }
      test.onRound?.(
        `round ${round + 1}: ${orders.length} orders, ${server.kills} kills, ${server.cutOff} requests cut off`,
      );
    }
    await finish(server, db, databaseUrl);
  } finally {
    await server.stop();
  }
  return { orders, kills: server.kills, cutOff: server.cutOff, answeredAgain };
}
