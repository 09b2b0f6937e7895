import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { submitLumpsum, submitRedeem, submitSwitch } from '@hub/contract/calls/transact/transact';
import type { Database } from '../../../db/database.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { finishOrders } from './crash-finish.ts';
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
  HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY: '100000',
  HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY: '1000000',
  HUB_OTP_RESEND_SECONDS: '0',
};

const below = (most: number): number => Math.floor(Math.random() * most);

/** What happens to the answer of a call. */
type Fate = 'comes' | 'is-lost';

/** Kills the server at some moment after it was called for the n-th time. */
function killAfter(server: MortalServer, n: number): () => Fate {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === n) setTimeout(server.kill, below(60));
    return 'comes';
  };
}

/** The n-th call is done and written, and the server is killed with its answer on the way. */
function loseAnswer(n: number): () => Fate {
  let calls = 0;
  return () => {
    calls += 1;
    return calls === n ? 'is-lost' : 'comes';
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
  fateOf: () => Fate,
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
    const requested = client.request(call, { terms: terms as never, consent: true }, { idempotencyKey });
    const fate = fateOf();
    const answer = await requested;
    if (fate === 'comes') return answer;
    server.kill();
    throw new Error('The answer was lost with its server');
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
      const n = 1 + below(clients * ordersEach - clients);
      const fateOf = round % 2 === 0 ? loseAnswer(n) : killAfter(server, n);
      const sent = await Promise.all(
        sessions.map(async (session, distributor) => {
          const own = [];
          for (let one = 0; one < ordersEach; one += 1) {
            const at = round * ordersEach + one;
            own.push(await send(server, session, { distributor, n: at, folio: at % foliosEach }, fateOf));
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
    await finishOrders(server, db, databaseUrl);
  } finally {
    await server.stop();
  }
  return { orders, kills: server.kills, cutOff: server.cutOff, answeredAgain };
}
