import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenInvestors } from '@hub/contract/calls/investor/investor-list';
import { accountFile } from '@hub/contract/calls/statements/statements';
import { bulkDetails, bulkFile, startBulk } from '@hub/contract/calls/statements/statements-bulk';
import { unzipSync } from 'fflate';
import { type SpawnedServer, spawnServer } from '../apps/server/src/http/test/spawn-server.ts';
import type { TestClient } from '../apps/server/src/http/test/test-client.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { judge } from './measure.ts';

/** Issue 18, "Must show" 3: memory that does not grow with the job; and one job is no slower than one PDF after another. */
const bounds = { speed: 0.8, growth: 1.25 };
/** More are not taken in one job. */
const count = Number(process.env.BENCH_STATEMENTS ?? 500);
/** A distributor may have 30 files a minute. */
const byHand = 12;

const folder = mkdtempSync(join(tmpdir(), 'hub-statements-'));
const postgres = await startPostgres();
const env = {
  DATABASE_URL: await postgres.createDatabase('bench'),
  HUB_DATA_DIR: folder,
  // The demo gives a part of them to other distributors.
  HUB_DEMO_INVESTORS: String(Math.ceil(count * 1.4)),
  HUB_LIMIT_FILES_PER_MINUTE: '100000',
  HUB_LIMIT_CALLS_PER_MINUTE: '100000',
};
let server: SpawnedServer = await spawnServer(env);

async function megabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Run {
  readonly id: string;
  readonly seconds: number;
  /** Of memory, while it ran. */
  readonly sizes: readonly number[];
  /** How many were made each time one looked. */
  readonly progress: readonly number[];
}

const chosen = { ids: [] as string[] };
const everybody = { kind: 'account', period: 'inception', withPassword: true } as const;

async function follow(client: TestClient, id: string, until: (made: number) => boolean): Promise<Run> {
  const started = performance.now();
  const [sizes, progress]: [number[], number[]] = [[], []];
  for (;;) {
    const job = await client.request(bulkDetails, { id });
    sizes.push(await megabytes());
    progress.push(job.made + job.leftOut);
    if (job.status === 'done' || until(job.made)) {
      return { id, seconds: (performance.now() - started) / 1000, sizes, progress };
    }
    await wait(200);
  }
}

try {
  const client = server.client();
  await client.logIn('ARN-100001');
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items } = await client.request(chosenInvestors, { pageNumber });
    chosen.ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || chosen.ids.length >= count) break;
  }
  chosen.ids.length = Math.min(chosen.ids.length, count);

  const single = async () => {
    const started = performance.now();
    for (const investorId of chosen.ids.slice(0, byHand)) {
      await client.send(accountFile, { investorId, period: 'inception', format: 'pdf' });
    }
    return (performance.now() - started) / 1000 / byHand;
  };
  await single();
  const alone = await single();

  const { id } = await client.request(startBulk, { ...everybody, clients: { ids: chosen.ids } });
  const run = await follow(client, id, () => false);
  const done = await client.request(bulkDetails, { id });
  const speed = (alone * done.made) / run.seconds;
  const early = run.sizes[Math.floor(run.sizes.length / 4)] ?? Number.NaN;
  const late = Math.max(...run.sizes.slice(Math.floor(run.sizes.length / 2)));
  const { bytes = Buffer.alloc(0) } = await client.send(bulkFile, { id });
  console.log(
    `  ${done.made} statements, ${done.leftOut} left out, in ${run.seconds.toFixed(1)} s; ` +
      `looked at ${run.progress.length} times, ${new Set(run.progress).size} different figures`,
  );
  judge(
    'speed',
    `${speed.toFixed(2)} of one PDF after another (at least ${bounds.speed})`,
    speed >= bounds.speed,
  );
  judge(
    'memory',
    `${late.toFixed(0)} MB in its second half, ${early.toFixed(0)} MB after a quarter (at most ${bounds.growth} times)`,
    late <= early * bounds.growth,
  );

  // Killed half way: another server goes on with it.
  const second = await client.request(startBulk, { ...everybody, clients: { ids: chosen.ids } });
  await follow(client, second.id, (made) => made >= done.made / 2);
  await server.end('SIGKILL');
  server = await spawnServer(env);
  const again = server.client();
  await again.adopt(client);
  await follow(again, second.id, () => false);
  const after = await again.request(bulkDetails, { id: second.id });
  const answer = await again.send(bulkFile, { id: second.id });
  const names = Object.keys(unzipSync(new Uint8Array(answer.bytes ?? bytes)));
  judge(
    'killed half way',
    `${after.made} made and ${after.leftOut} left out of ${after.total}; ${new Set(names).size} files`,
    after.made === done.made && after.leftOut === done.leftOut && new Set(names).size === after.made,
  );
} finally {
  await server.end('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
