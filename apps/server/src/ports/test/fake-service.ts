import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

interface Requested {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

type Answer = { readonly status?: number; readonly body: unknown } | 'hang' | 'cut';

/** Plays an outside service over real HTTP, on a port of its own. */
export async function fakeService() {
  const requested: Requested[] = [];
  const service = {
    requested,
    answer: ((_) => ({ body: {} })) as (requested: Requested) => Answer,
    url: '',
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  const server = createServer(async (request, response) => {
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(await readText(request)) as unknown,
    };
    requested.push(one);
    const answer = service.answer(one);
    if (answer === 'hang') return;
    if (answer === 'cut') {
      response.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
