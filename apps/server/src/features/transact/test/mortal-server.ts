import { type SpawnedServer, spawnServer } from '../../../http/test/spawn-server.ts';

/** A server that is killed again and again, with another one after it. */
export interface MortalServer {
  readonly kills: number;
  /** Requests that a kill cut off. */
  readonly cutOff: number;
  /** Asks whichever server runs, again after each kill that comes between. A failure without a kill is an error. */
  through<T>(request: (server: SpawnedServer) => Promise<T>): Promise<T>;
  /** SIGKILL, and a new one at once. */
  kill(): void;
  stop(): Promise<void>;
}

export function mortalServer(env: Readonly<Record<string, string>>): MortalServer {
  let running = spawnServer(env);
  let kills = 0;
  let cutOff = 0;
  return {
    get kills() {
      return kills;
    },
    get cutOff() {
      return cutOff;
    },
    async through(request) {
      for (;;) {
        const mine = running;
        const server = await mine;
        try {
          return await request(server);
        } catch (error) {
          if (mine === running) {
            throw new Error(`The server was not killed, and said:\n${server.output().slice(-3000)}`, {
              cause: error,
            });
          }
          cutOff += 1;
        }
      }
    },
    kill() {
      kills += 1;
      const doomed = running;
      running = doomed.then(async (server) => {
        await server.end('SIGKILL');
        return spawnServer(env);
      });
    },
    async stop() {
      await (await running).end('SIGTERM');
    },
  };
}
