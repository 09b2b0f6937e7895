import { exportInvestors, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { spawnServer } from '../apps/server/src/http/test/spawn-server.ts';
import type { TestClient } from '../apps/server/src/http/test/test-client.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';

/** Two threads that write share the processors with the server and the database: a third is what is left at worst. */
const bound = 0.2;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const callers = 4;

const postgres = await startPostgres();
const server = await spawnServer({
  DATABASE_URL: await postgres.createDatabase('bench'),
  HUB_DEMO_INVESTORS: process.env.BENCH_INVESTORS ?? '1200',
});

async function signedIn(arn: string): Promise<TestClient> {
  const client = server.client();
  await client.logIn(arn);
  await client.authenticate();
  return client;
}

/** Pages of the client list in a second. */
async function rate(client: TestClient): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const caller = async () => {
    for (; performance.now() < end; answered++) await client.request(listInvestors, {});
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return answered / seconds;
}

async function megabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6;
}

/** PDFs one after another for as long as it takes; how many there were. */
async function exporting(clients: readonly TestClient[], during: () => Promise<void>): Promise<number> {
  let [made, isOver] = [0, false];
  const makers = clients.map(async (client) => {
    while (!isOver) {
      const { status } = await client.send(exportInvestors, { format: 'pdf' });
      if (status !== 200) throw new Error(`An export was answered ${status}`);
      made += 1;
    }
  });
  await during();
  isOver = true;
  await Promise.all(makers);
  return made;
}

try {
  const [mine, theirs] = [await signedIn('ARN-100001'), await signedIn('ARN-100002')];
  await rate(mine);
  const before = await megabytes();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const idle = await rate(mine);
    let busy = 0;
    const made = await exporting([mine, theirs], async () => {
      busy = await rate(mine);
    });
    ratios.push(busy / idle);
    console.log(
      `  idle ${idle.toFixed(0)}/s, beside ${made} PDFs ${busy.toFixed(0)}/s, ratio ${(busy / idle).toFixed(2)}`,
    );
  }
  // As many as one user can ask for at once: most are refused, and none is held in memory.
  const many = await Promise.all(
    Array.from({ length: 8 }, async () => (await mine.send(exportInvestors, { format: 'pdf' })).status),
  );
  const after = await megabytes();
  console.log(
    `  8 at once: ${many.filter((status) => status === 200).length} made, the rest refused; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after all`,
  );
  const ratio = ratios.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log(`other calls keep ${ratio.toFixed(2)} of their rate; at least ${bound.toFixed(2)}`);
  if (ratio < bound) process.exitCode = 1;
} finally {
  await server.end('SIGTERM');
  await postgres.stop();
}
