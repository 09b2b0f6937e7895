import type { AddressInfo } from 'node:net';
import { demoDistributors } from '../../demo/src/people/demo-people.ts';
import { buildApp } from './app.ts';
import { openPlatform } from './compose/open-platform.ts';
import type { Config } from './config/config.ts';
import { readConfig } from './config/read-config.ts';
import { startWatchdog } from './db/watchdog.ts';
import { createLogger, type Logger } from './http/log/logger.ts';
import { sweepTemporary } from './temporary/sweep-temporary.ts';

const sweepMs = 50;
/** Of the time there is to stop: for requests, and for them and the jobs. The rest is for closing. */
const shares = { requests: 0.5, jobs: 0.9 };

interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens everything in the order it is needed and listens as soon as every call can be answered. */
async function start(config: Config, logger: Logger): Promise<RunningServer> {
  const swept = await sweepTemporary(Date.now());
  if (swept > 0) logger.info({ swept }, 'removed what a killed process left in the temporary folder');
  const platform = await openPlatform(config, logger);
  try {
    let ready = true;
    const app = buildApp({ config, brand: config.brand, logger, ...platform }, { isReady: () => ready });
    await platform.startJobs();
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
    return {
      url: `http://${host}:${port}`,
      async stop() {
        ready = false;
        const begun = performance.now();
        // A connection that was busy when the listener closed turns idle later: nobody else would close it.
        const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
        // Nor one whose request never ends; no limit of time counts once the listener is closed.
        const cut = setTimeout(() => app.server.closeAllConnections(), config.stopWithinMs * shares.requests);
        await app.close().finally(() => {
          clearInterval(sweep);
          clearTimeout(cut);
        });
        await platform.close(config.stopWithinMs * shares.jobs - (performance.now() - begun));
      },
    };
  } catch (error) {
    await platform.close();
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
      `  Clock     ${url}/demo/clock`,
      `  Desk      ${url}/demo/desk`,
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
  const end = (code: number) => logger.flush(() => process.exit(code));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err) => {
      logger.fatal({ err }, event);
      end(1);
    });
  }

  const { watchdogSeconds } = config.embedded;
  if (config.databaseUrl === undefined && watchdogSeconds > 0) startWatchdog(watchdogSeconds);
  const starting = start(config, logger);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // Asked twice, it goes at once.
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error({}, 'could not finish in time');
      end(1);
    }, config.stopWithinMs).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => end(0),
        (err) => {
          logger.error({ err }, 'could not stop cleanly');
          end(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Said last: whoever reads the address may send a signal at once.
  process.stdout.write(welcome(config, (await starting).url));
}

main().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
