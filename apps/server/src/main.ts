import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { demoDistributors } from './demo/demo-people.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createLogger, type Logger } from './http/logger.ts';
import { BossJobs } from './jobs/boss-jobs.ts';
import { demoClock } from './ports/demo-clock.ts';
import { openFiles } from './ports/open-files.ts';
import { openMessenger } from './ports/open-messenger.ts';
import { systemClock } from './ports/system-clock.ts';

/** How long what was begun may take to finish after a signal. */
const stopWithinMs = 20_000;

interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens everything in the order it is needed and listens as soon as a call can be answered. */
async function start(config: Config, logger: Logger): Promise<RunningServer> {
  const onIdleError = (err: Error) => logger.warn({ err }, 'a database connection broke');
  const db = await openDatabase({
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onIdleError,
    ...(config.databaseUrl === undefined ? {} : { url: config.databaseUrl }),
  });
  try {
    const applied = await migrate(db);
    if (applied.length > 0) logger.info({ migrations: applied }, 'migrated');
    if (config.mode === 'demo') await seedDemo(db);
    const clock = config.mode === 'demo' ? await demoClock(db) : systemClock;
    const jobs = new BossJobs({ db, runs: config.runsJobs, log: logger });
    const messenger = openMessenger(config.messenger, jobs, config.tokenSecret);
    let ready = true;
    const app = buildApp(
      { config, brand: config.brand, db, jobs, messenger, files: openFiles(config.files), clock, logger },
      { isReady: () => ready },
    );
    // A call may enqueue a job, so the jobs come first.
    await jobs.start();
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://${config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
      async stop() {
        ready = false;
        await app.close();
        await jobs.stop();
        messenger.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function welcome({ brand, mode }: Config, url: string): string {
  const lines = [`${brand.productName} is running at ${url}`];
  if (mode === 'demo') {
    const width = Math.max(...demoDistributors.map(({ name }) => name.length));
    lines.push(
      '',
      'Log in with one of these ARNs; the OTP appears in the demo outbox:',
      ...demoDistributors.map(({ arn, name, shows }) => `  ${arn}  ${name.padEnd(width)}  ${shows}`),
      '',
      `  Outbox    ${url}/demo/outbox`,
      `  API       ${url}/api-docs`,
    );
  }
  return `\n${lines.join('\n')}\n\n`;
}

/** On a demo's terminal a person reads: the address and what goes wrong, not a line per request. */
const levelFor = (config: Config): Config['logLevel'] =>
  config.mode === 'demo' && process.stdout.isTTY && config.logLevel === 'info' ? 'warn' : config.logLevel;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(levelFor(config));
  const flushed = () => new Promise<void>((resolve) => logger.flush(() => resolve()));
  const end = async (code: number) => {
    await flushed();
    process.exit(code);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err) => {
      logger.fatal({ err }, event);
      void end(1);
    });
  }

  const server = await start(config, logger);
  process.stdout.write(welcome(config, server.url));

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Asked twice, it goes at once.
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error({}, 'could not finish in time');
      void end(1);
    }, stopWithinMs).unref();
    server.stop().then(
      () => end(0),
      (err) => {
        logger.error({ err }, 'could not stop cleanly');
        return end(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
