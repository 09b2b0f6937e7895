import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire, but for its host. */
export interface RawRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Connections kept open, each with one request at a time: the making of connections is not measured. */
export interface RawClients {
  readonly count: number;
  /** Sends a POST on one connection; an error unless it is answered 200. */
  post(connection: number, request: RawRequest): Promise<void>;
  close(): void;
}

const headEnd = '\r\n\r\n';

/** One request on an open connection. The least of an HTTP client, so that the server has the processor. */
function send(socket: Socket, host: string, { path, headers, body }: RawRequest): Promise<void> {
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
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}${headEnd}${body}`,
    );
  });
}

export async function openClients(url: string, count: number): Promise<RawClients> {
  const { hostname, port, host } = new URL(url);
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket));
          socket.setNoDelay(true);
          socket.once('error', reject);
        }),
    ),
  );
  return {
    count,
    post: (connection, request) => send(sockets[connection] as Socket, host, request),
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
