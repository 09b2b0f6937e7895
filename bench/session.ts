import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { callPath } from '@hub/contract';
import { sendOtp, validateSendOtp } from '@hub/contract/calls/session/session';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { median } from './measure.ts';
import { openStorm } from './session-storm.ts';

/** Issue 3, "Must show" 6. */
const bound = 0.4;
const distributors = 200;
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const wavesPerRound = Number(process.env.BENCH_WAVES ?? 5);
const poolSize = 10;

const arns = Array.from({ length: distributors }, (_, n) => `ARN-${200_001 + n}`);
const children: ChildProcess[] = [];

function start(file: string, databaseUrl: string): ChildProcess {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_POOL_SIZE: String(poolSize) },
  });
  children.push(child);
  return child;
}

const message = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`A side ended with ${code}`));
    child.once('exit', fail);
    child.once('message', (said) => {
      child.off('exit', fail);
      resolve(said as T);
    });
  });

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url });
  await migrate(db);
  await db.read(
    'system',
    `insert into distributor (arn, name, user_type, mobile, email)
     select 'ARN-' || n, 'Distributor ' || n, 'IFA_USER', '9800' || n, n || '@example.in'
       from generate_series(200001, ${200_000 + distributors}) as n`,
  );
  await db.read(
    'system',
    "insert into app_state (id, version) values (1, '1'), (2, '1'), (3, '') on conflict do nothing",
  );

  const adminUrl = new URL(postgres.adminUrl);
  adminUrl.pathname = '/bench';
  // The bare side knows no row security: it connects as one whom it does not bind.
  const bare = start('session-bare.ts', adminUrl.href);
  await message(bare);
  const server = start('session-server.ts', url);
  const { url: address } = await message<{ url: string }>(server);
  const storm = await openStorm(address, distributors);
  const { brand } = readConfig({});
  const paths = {
    send: callPath(sendOtp, {}, brand.paths),
    check: callPath(validateSendOtp, {}, brand.paths),
  };
  const device = encodeURIComponent(JSON.stringify({ id: 'bench', name: 'bench', platform: 'web' }));

  /** What the distributors read on their phones; not part of the time. */
  async function codes(): Promise<string[]> {
    const rows = await db.read<{ arn: string; id: string; otp: string }>(
      'system',
      `select distinct on (r.arn) r.arn, r.id, substring(m.body from '^[0-9]{6}') as otp
         from otp_request r join outbox_message m on m.arn = r.arn and m.created_at >= r.created_at - interval '1 second'
        where r.used_at is null order by r.arn, r.created_at desc, m.id desc`,
    );
    const byArn = new Map(rows.map((row) => [row.arn, row]));
    return arns.map((arn) => {
      const row = byArn.get(arn);
      return `requestId=${row?.id}&otp=${row?.otp}&device=${device}`;
    });
  }

  async function hubWave(): Promise<number> {
    const sent = await storm.wave(
      paths.send,
      arns.map((arn) => `arn=${arn}`),
    );
    const bodies = await codes();
    return sent + (await storm.wave(paths.check, bodies));
  }
  async function bareWave(): Promise<number> {
    const done = message<{ ms: number }>(bare);
    bare.send(arns);
    return (await done).ms;
  }
  /** Rows of the waves before would only make the next ones slower. */
  const tidy = () =>
    db.asOwner(async (owner) => {
      await owner.script('truncate otp_request, outbox_message, refresh_token, session');
      await owner.script('vacuum rate_limit');
    });

  async function rate(wave: () => Promise<number>): Promise<number> {
    let ms = 0;
    for (let n = 0; n < wavesPerRound; n++) {
      await tidy();
      ms += await wave();
    }
    return (wavesPerRound * distributors * 1000) / ms;
  }

  for (let n = 0; n < 3; n++) {
    await rate(hubWave);
    await rate(bareWave);
  }
  const results: { readonly hub: number; readonly bare: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const isHubFirst = round % 2 === 0;
    const first = await rate(isHubFirst ? hubWave : bareWave);
    const second = await rate(isHubFirst ? bareWave : hubWave);
    const measured = isHubFirst ? { hub: first, bare: second } : { hub: second, bare: first };
    results.push(measured);
    console.log(
      `round ${round}: bare queries ${measured.bare.toFixed(0)} logins/s, hub ${measured.hub.toFixed(0)} logins/s, ratio ${(measured.hub / measured.bare).toFixed(3)}`,
    );
  }
  const ratio = median(results.map((result) => result.hub / result.bare));
  const each = (name: 'hub' | 'bare') => median(results.map((result) => result[name])).toFixed(0);
  console.log(`median: bare queries ${each('bare')} logins/s, hub ${each('hub')} logins/s`);
  console.log(`ratio ${ratio.toFixed(3)} (must be at least ${bound.toFixed(2)})`);
  if (!(ratio >= bound)) process.exitCode = 1;
  storm.close();
  await db.close();
} finally {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
  await postgres.stop();
}
