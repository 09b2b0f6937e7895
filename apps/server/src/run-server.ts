import type { AddressInfo } from 'node:net';
import { type AppOptions, buildApp } from './app.ts';
import type { Platform } from './compose/open-platform.ts';
import type { Ports } from './compose/open-ports.ts';
import type { Config } from './config/config.ts';
import { ConfigError, readConfig } from './config/read-config.ts';
import { startWatchdog } from './db/watchdog.ts';
import { createLogger, type Logger } from './http/log/logger.ts';
import { sweepTemporary } from './temporary/sweep-temporary.ts';

const sweepMs = 50;
/** Of the time there is to stop: for requests, and for them and the jobs. The rest is for closing. */
const shares = { requests: 0.5, jobs: 0.9 };

/** What a main program is made of: production's, or another one that brings parts of its own. */
interface Program<P extends Platform & Ports> {
  readonly mode: Config['mode'];
  /** Said when the settings ask for the other mode. */
  readonly elsewhere: string;
  open(config: Config, logger: Logger): Promise<P>;
  pages?(platform: P): NonNullable<AppOptions['addPages']>;
  /** Further lines for whoever started it. */
  welcome?(url: string): readonly string[];
}

interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens everything in the order it is needed and listens as soon as every call can be answered. */
async function start<P extends Platform & Ports>(
  program: Program<P>,
  config: Config,
  logger: Logger,
): Promise<RunningServer> {
  const swept = await sweepTemporary(Date.now());
  if (swept > 0) logger.info({ swept }, 'removed what a killed process left in the temporary folder');
  const platform = await program.open(config, logger);
  try {
    let ready = true;
    const addPages = program.pages?.(platform);
    const app = buildApp(
      { config, brand: config.brand, logger, ...platform },
      { isReady: () => ready, ...(addPages && { addPages }) },
    );
    await platform.startJobs();
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
    return {
      url: `http://${host}:${port}`,
      async stop() {
        ready = false;
        const started = performance.now();
        // A connection that was busy when the listener closed turns idle later: nobody else would close it.
        const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
        // Nor one whose request never ends; no limit of time counts once the listener is closed.
        const cut = setTimeout(() => app.server.closeAllConnections(), config.stopWithinMs * shares.requests);
        await app.close().finally(() => {
          clearInterval(sweep);
          clearTimeout(cut);
        });
        await platform.close(config.stopWithinMs * shares.jobs - (performance.now() - started));
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

/** On a demo's terminal a person reads: the address and what goes wrong, not a line per request. */
const levelFor = (config: Config): Config['logLevel'] =>
  config.mode === 'demo' && process.stdout.isTTY && config.logLevel === 'info' ? 'warn' : config.logLevel;

async function run<P extends Platform & Ports>(program: Program<P>): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode !== program.mode) throw new ConfigError([program.elsewhere]);
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
  const starting = start(program, config, logger);
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
  const { url } = await starting;
  const lines = [`${config.brand.productName} is running at ${url}`, ...(program.welcome?.(url) ?? [])];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

/** Runs until a signal ends it; what cannot start says why and ends. */
export function runServer<P extends Platform & Ports>(program: Program<P>): void {
  run(program).catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  });
}
