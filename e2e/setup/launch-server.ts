import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface LaunchedServer {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** The real server on an embedded database in that folder, on a free port. */
export async function launchServer(dataFolder: string): Promise<LaunchedServer> {
  const node = join(root, 'node_modules', 'node', 'bin', 'node');
  const server = spawn(node, ['--import', './scripts/steps/end-with-parent.mjs', 'apps/demo/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HUB_MODE: 'demo',
      HUB_DATA_DIR: dataFolder,
      // Enough of a book for every screen, made in a second.
      HUB_DEMO_INVESTORS: '120',
      // Every test comes from one address and a few ARNs.
      HUB_LIMIT_OTP_PER_ARN_PER_HOUR: '100000',
      HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR: '100000',
      HUB_LIMIT_WRONG_OTP_PER_ARN_PER_HOUR: '100000',
      HUB_LIMIT_WRONG_OTP_PER_ARN_PER_DAY: '100000',
      HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_HOUR: '100000',
      HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_DAY: '100000',
      HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_HOUR: '100000',
      HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_DAY: '100000',
      HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY: '100000',
      HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY: '1000000',
      // A real one takes a second or two; here only that it works counts.
      HUB_CHALLENGE_BITS: '8',
      HUB_LIMIT_CALLS_PER_MINUTE: '1000000',
      HUB_LIMIT_FILES_PER_MINUTE: '1000000',
      HUB_LIMIT_ERROR_LOGS_PER_MINUTE: '100000',
      HUB_LOG_LEVEL: 'warn',
    },
    stdio: 'pipe',
  });
  const url = await addressOf(server);
  return {
    url,
    pid: server.pid,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('close', (code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    );
  });
}
