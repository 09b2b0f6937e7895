import { connect, type Socket } from 'node:net';

/** As many connections as distributors, kept open: a storm is measured, not the making of connections. */
export interface Storm {
  /** Sends one request per connection at once. Milliseconds until the last is answered. */
  wave(path: string, bodies: readonly string[]): Promise<number>;
  close(): void;
}

const headEnd = '\r\n\r\n';

/** One request on an open connection. The least of an HTTP client, so that the server has the processor. */
function ask(socket: Socket, host: string, path: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf(headEnd);
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? Number.NaN);
      if (text.length < end + headEnd.length + length) return;
      socket.off('data', read);
      if (text.startsWith('HTTP/1.1 200')) resolve();
      else reject(new Error(`${path}: ${text.slice(0, 15)} ${text.slice(end)}`));
    };
    socket.on('data', read);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/x-www-form-urlencoded\r\n` +
        `content-length: ${Buffer.byteLength(body)}${headEnd}${body}`,
    );
  });
}

export async function openStorm(url: string, connections: number): Promise<Storm> {
  const { hostname, port, host } = new URL(url);
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket));
          socket.setNoDelay(true);
          socket.once('error', reject);
        }),
    ),
  );
  return {
    async wave(path, bodies) {
      const began = performance.now();
      await Promise.all(
        sockets.map((socket, at) => {
          const body = bodies[at];
          return body === undefined ? undefined : ask(socket, host, path, body);
        }),
      );
      return performance.now() - began;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
