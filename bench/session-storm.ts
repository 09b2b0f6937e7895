import { openClients } from './raw-http.ts';

export interface Storm {
  /** Sends one request per connection at once. Milliseconds until the last is answered. */
  wave(path: string, bodies: readonly string[]): Promise<number>;
  close(): void;
}

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

export async function openStorm(url: string, connections: number): Promise<Storm> {
  const clients = await openClients(url, connections);
  return {
    async wave(path, bodies) {
      const started = performance.now();
      await Promise.all(bodies.map((body, at) => clients.post(at, { path, headers, body })));
      return performance.now() - started;
    },
    close: clients.close,
  };
}
