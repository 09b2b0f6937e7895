import { encodeRequest, FRAMED_FILE_TYPE, frameReader, importKey } from '@hub/contract';
import { exportInvestors, listInvestors } from '@hub/contract/calls/investor/investor-list';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { createExports, type Exports } from '../../../exports/exports.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { seedListBook } from '../test/list-book.ts';
import { signedIn } from '../test/signed-in.ts';

const CLIENTS = 12;
/** However busy the machine is. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const nobody = { waiting: 0, running: 0, sending: 0 };

/** Holds the rows of files back until it is opened, and counts how many are held at once. */
function gated(db: Database) {
  let gate = Promise.withResolvers<void>();
  let [held, most] = [0, 0];
  const read: Database['read'] = async (scope, text, params) => {
    if (!text.includes('"folioNumbers"')) return db.read(scope, text, params);
    held += 1;
    most = Math.max(most, held);
    await gate.promise.finally(() => {
      held -= 1;
    });
    return db.read(scope, text, params);
  };
  return {
    db: { ...db, kind: db.kind, read, transaction: db.transaction.bind(db), asOwner: db.asOwner.bind(db) },
    open: () => gate.resolve(),
    break: () => gate.reject(new Error('the database broke')),
    shut: () => {
      gate = Promise.withResolvers();
      gate.promise.catch(() => {});
      most = 0;
    },
    held: () => held,
    most: () => most,
  };
}

let hub: TestApp;
let busy: TestApp;
let gate: ReturnType<typeof gated>;
let exports: Exports;
let url: string;
beforeAll(async () => {
  hub = await testApp();
  for (const { arn } of [people.ifa, people.other, people.expired]) {
    await seedListBook(
      hub.db,
      arn,
      Array.from({ length: CLIENTS }, (_, at) => ({ name: `Client ${at}`, mobile: `98000000${10 + at}` })),
    );
  }
  gate = gated(hub.db);
  exports = createExports({ brand: hub.config.brand });
  busy = await testApp({ on: { ...hub, db: gate.db }, exports });
  url = await busy.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await busy.close();
  await hub.close();
});
beforeEach(() => {
  // Another minute, so that the limit of requests has nothing to say.
  hub.clock.advance({ seconds: 61 });
  gate.shut();
});
afterEach(async () => {
  gate.open();
  await eventually(exports.counts).toEqual(nobody);
});

async function requestOf(client: TestClient, headers: Readonly<Record<string, string>> = {}) {
  const requested = await encodeRequest(
    exportInvestors,
    { format: 'csv', sort: 'name' },
    {
      paths: hub.config.brand.paths,
      sealKey: await importKey('0', hub.config.wireKey),
      tokens: client.tokens,
      securityKey: hub.config.securityKey,
      basic: '',
    },
  );
  return {
    method: 'POST' as const,
    url: requested.path,
    headers: { ...requested.headers, ...headers },
    payload: String(requested.body),
  };
}
const request = async (client: TestClient, headers?: Readonly<Record<string, string>>) =>
  busy.app.inject(await requestOf(client, headers));
const started = async (client: TestClient, signal?: AbortSignal) => {
  const { method, url: path, headers, payload } = await requestOf(client);
  return fetch(url + path, { method, headers, body: payload, ...(signal && { signal }) });
};

describe('many exports at once', () => {
  it('of one user wait in a short queue, the rest is refused at once, and others are served meanwhile', async () => {
    const [mine, theirs, third] = [
      await signedIn(hub, people.ifa.arn),
      await signedIn(hub, people.other.arn),
      await signedIn(hub, people.expired.arn),
    ];
    const settled: string[] = [];
    const noted = async (name: string, reply: ReturnType<typeof request>) => {
      const answer = await reply;
      settled.push(`${name} ${answer.statusCode}`);
      return answer;
    };
    const own = Array.from({ length: 29 }, () => noted('mine', request(mine)));
    await eventually(() => settled.length).toBe(26);
    expect(settled).toEqual(Array(26).fill('mine 429'));
    const others = [noted('theirs', request(theirs)), noted('third', request(third))];
    await eventually(exports.counts).toEqual({ waiting: 3, running: 2, sending: 0 });

    // While files are being written, everything else is answered: also to the one who asked for them.
    const there = busy.client();
    await there.adopt(mine);
    await there.authenticate();
    expect((await there.request(listInvestors, {})).totals?.clients).toBe(CLIENTS);
    expect(settled).toHaveLength(26);

    await eventually(gate.held).toBe(2);
    gate.open();
    const answers = await Promise.all([...own, ...others]);
    expect(gate.most()).toBe(2);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(answer.body).toContain(serverTexts.exports.yoursAreBusy);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
      expect(answer.body.trimEnd().split('\r\n')).toHaveLength(CLIENTS + 1);
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    }
    expect(settled.filter((text) => text.endsWith('200'))).toHaveLength(5);
  });

  it('are given up when their caller goes away, running or waiting', async () => {
    const mine = await signedIn(hub, people.ifa.arn);
    const gone = new AbortController();
    const left = [started(mine, gone.signal), started(mine, gone.signal)].map((reply) =>
      reply.then(
        () => 'answered',
        () => 'gone',
      ),
    );
    await eventually(exports.counts).toEqual({ waiting: 1, running: 1, sending: 0 });
    gone.abort();
    expect(await Promise.all(left)).toEqual(['gone', 'gone']);
    await eventually(exports.counts).toEqual(nobody);
    gate.open();
    expect((await started(mine)).status).toBe(200);
  });

  it('come whole or not at all: what breaks on the way is a failure, not half a file', async () => {
    const mine = await signedIn(hub, people.ifa.arn);
    const reply = started(mine);
    await eventually(gate.held).toBe(1);
    gate.break();
    expect((await reply).status).toBe(500);
  });

  it('tell how far they are to whoever asks for it, and then are the same file', async () => {
    const mine = await signedIn(hub, people.ifa.arn);
    gate.open();
    const plain = await request(mine);
    const framed = await request(mine, { accept: FRAMED_FILE_TYPE });
    expect(framed.headers['content-disposition']).toBe(plain.headers['content-disposition']);
    const frames = frameReader()(framed.rawPayload);
    expect(frames[0]).toEqual({ kind: 'progress', progress: { written: 0, total: CLIENTS } });
    const bytes = frames.flatMap((frame) => (frame.kind === 'bytes' ? [frame.bytes] : []));
    expect(Buffer.concat(bytes).equals(plain.rawPayload)).toBe(true);
    expect(frames.at(-1)).toEqual({
      kind: 'end',
      end: { contentType: 'text/csv; charset=utf-8', size: plain.rawPayload.length },
    });
  });

  it('in frames end without an end when they break', async () => {
    const mine = await signedIn(hub, people.ifa.arn);
    const { method, url: path, headers, payload } = await requestOf(mine, { accept: FRAMED_FILE_TYPE });
    const reply = await fetch(url + path, { method, headers, body: payload });
    expect(reply.status).toBe(200);
    await eventually(gate.held).toBe(1);
    gate.break();
    await expect(reply.arrayBuffer()).rejects.toThrow();
  });
});
