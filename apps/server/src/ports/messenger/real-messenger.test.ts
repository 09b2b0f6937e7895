import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import type { SmsConfig } from '../../config/config.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { Message } from './messenger.ts';
import { pausing } from './pausing.ts';
import { type MessengerJobData, realMessenger } from './real-messenger.ts';

/** Hands over one value after the other to whoever waits for it. */
function mailbox<T>() {
  const got: T[] = [];
  const waiting: ((value: T) => void)[] = [];
  return {
    got,
    put: (value: T) => {
      got.push(value);
      waiting.shift()?.(value);
    },
    next: () => new Promise<T>((resolve) => waiting.push(resolve)),
  };
}

async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 30_000 });
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const requests = mailbox<Request>();
let answer = () => 200;
const gateway: Server = createServer(async (request, response) => {
  const body = await readText(request);
  const status = answer();
  response.writeHead(status).end();
  requests.put({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
});

interface ReceivedMail {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
  readonly user: string;
}
const mails = mailbox<ReceivedMail>();
const mailServer = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  hideSTARTTLS: true,
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    password === 's3cret' ? done(null, { user: username }) : done(new Error('wrong password')),
  onData: (stream, session, done) => {
    // The server forgets the envelope once it has answered.
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const to = session.envelope.rcptTo.map((receiver) => receiver.address);
    const user = String(session.user);
    readText(stream).then((source) => {
      done();
      mails.put({ from, to, source, user });
    }, done);
  },
});

let test: TestDatabase;
let smtp: { url: string; from: string };
let sms: SmsConfig;

beforeAll(async () => {
  test = await openTestDatabase();
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  const { port } = mailServer.server.address() as AddressInfo;
  smtp = { url: `smtp://hub:s3cret@127.0.0.1:${port}`, from: 'Aranya <no-reply@aranya.example.com>' };
  sms = {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send?to={to}`,
    method: 'POST',
    headers: { authorization: 'Bearer gateway-key', 'x-message': '{id}' },
    body: 'json',
    fields: { mobile: '{to}', message: '{text}', template: 'hub-{purpose}', sender: 'ARANYA' },
    timeoutMs: 5000,
  };
});
afterEach(() => {
  answer = () => 200;
});
afterAll(async () => {
  await test.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

const otp: Message = {
  channel: 'SMS',
  to: '+91 5550000001',
  text: 'Your code is "123456" & more',
  purpose: 'otp',
  arn: 'ARN-100001',
  expiresInSeconds: 300,
};

const jobsHere = (runs: boolean) =>
  new BossJobs<MessengerJobData>({
    db: test.db,
    runs,
    log: { warn: () => {}, error: () => {} },
  });

describe('the real messenger', () => {
  it('sends what was committed, by SMS and by mail, and tries again until it is taken', async () => {
    const jobs = jobsHere(true);
    const messenger = realMessenger({ kind: 'real', smtp, sms }, jobs, 'a secret');
    expect(messenger.channels).toEqual(['SMS', 'EMAIL']);
    await jobs.start(messenger.jobs);
    const statuses = [500];
    answer = () => statuses.shift() ?? 200;
    const refused = requests.next();
    const mailed = mails.next();
    await test.db.transaction({ arn: 'ARN-100001' }, async (tx) => {
      await messenger.send(tx, otp);
      await messenger.send(tx, { ...otp, channel: 'EMAIL', to: 'meera@example.com', subject: 'Your code' });
      // At rest the code is not to be read.
      const waiting = JSON.stringify(await tx.asSystem('select data from pgboss.job'));
      expect(waiting).not.toContain('123456');
      expect(waiting).not.toContain('5550000001');
    });
    await test.db
      .transaction('nobody', async (tx) => {
        await messenger.send(tx, { ...otp, text: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect((await mailed).to).toEqual(['meera@example.com']);
    await refused;
    await jobs.stop();

    await test.db.read('system', 'update pgboss.job set start_after = now()');
    const again = jobsHere(true);
    const later = realMessenger({ kind: 'real', smtp, sms }, again, 'a secret');
    const taken = requests.next();
    await again.start(later.jobs);
    expect(JSON.parse((await taken).body)).toMatchObject({ message: otp.text });
    await again.stop();
    messenger.close();
    later.close();
    expect(requests.got.filter((request) => request.body.includes('never'))).toEqual([]);
  });

  it('does not send what is of no use any more', async () => {
    const jobs = jobsHere(true);
    const messenger = realMessenger({ kind: 'real', sms }, jobs, 'a secret');
    await jobs.start(messenger.jobs);
    const next = requests.next();
    await test.db.transaction('nobody', async (tx) => {
      await messenger.send(tx, { ...otp, text: 'too late', expiresInSeconds: 1e-9 });
      await messenger.send(tx, { ...otp, text: 'in time' });
    });
    expect(JSON.parse((await next).body)).toMatchObject({ message: 'in time' });
    await jobs.stop();
    expect(requests.got.filter((request) => request.body.includes('too late'))).toEqual([]);
  });

  it('lets a code out at once, however many mails wait for a server that says nothing', async () => {
    const held: Socket[] = [];
    const silent = createNetServer((socket) => void held.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const jobs = jobsHere(true);
    const unheard = { ...smtp, url: `smtp://127.0.0.1:${port}` };
    const messenger = realMessenger({ kind: 'real', sms, smtp: unheard }, jobs, 'a secret');
    await jobs.start(messenger.jobs);
    const { expiresInSeconds: _, ...news } = otp;
    await test.db.transaction('nobody', async (tx) => {
      for (let n = 0; n < 48; n += 1)
        await messenger.send(tx, {
          ...news,
          channel: 'EMAIL',
          to: `reader${n}@example.com`,
          subject: 'News',
        });
    });
    await until(() => held.length > 0);
    const next = requests.next();
    await test.db.transaction('nobody', (tx) => messenger.send(tx, { ...otp, text: 'a code' }));
    expect(JSON.parse((await next).body)).toMatchObject({ message: 'a code' });
    // None of the mails has left or failed for good by then.
    expect(
      await test.db.read(
        'system',
        "select 1 from pgboss.job where name = 'messenger.mail' and state in ('completed', 'failed')",
      ),
    ).toEqual([]);
    for (const socket of held) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
    await jobs.stop();
    messenger.close();
  });

  it('lets a code pass a queue of SMS that the gateway does not answer', async () => {
    const requested = mailbox<string>();
    const slow = createServer(async (request, response) => {
      const { message } = JSON.parse(await readText(request));
      requested.put(message);
      if (message === 'a code') response.end();
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    const jobs = jobsHere(true);
    const messenger = realMessenger({ kind: 'real', sms: { ...sms, url } }, jobs, 'a secret');
    await jobs.start(messenger.jobs);
    const { expiresInSeconds: _, ...news } = otp;
    await test.db.transaction('nobody', async (tx) => {
      for (let n = 0; n < 12; n += 1) await messenger.send(tx, { ...news, text: 'news' });
    });
    await until(() => requested.got.length > 0);
    await test.db.transaction('nobody', (tx) => messenger.send(tx, { ...otp, text: 'a code' }));
    await until(() => requested.got.includes('a code'));
    // Only as many as there are lanes were asked for: the code overtook the rest.
    expect(requested.got.filter((message) => message === 'news').length).toBeLessThanOrEqual(4);
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
    await jobs.stop();
    messenger.close();
  });

  it('refuses a channel it has no way for', async () => {
    const jobs = jobsHere(false);
    const messenger = realMessenger({ kind: 'real', sms }, jobs, 'a secret');
    await expect(
      test.db.transaction('nobody', (tx) => messenger.send(tx, { ...otp, channel: 'EMAIL' })),
    ).rejects.toThrow(/EMAIL/);
  });
});

describe('a gateway that timed out', () => {
  const timeout = Object.assign(new Error('no answer'), { name: 'TimeoutError' });

  it('is left alone for a short while, then one message finds out whether it answers', async () => {
    let now = 0;
    let outcome: Error | null = timeout;
    let requested = 0;
    const send = pausing(
      async () => {
        requested += 1;
        if (outcome) throw outcome;
      },
      () => now,
    );
    await expect(send()).rejects.toThrow('no answer');
    await expect(send()).rejects.toThrow('did not answer a moment ago');
    expect(requested).toBe(1);
    now = 5000;
    await expect(send()).rejects.toThrow('no answer');
    await expect(send()).rejects.toThrow('did not answer a moment ago');
    expect(requested).toBe(2);
    now = 10_000;
    outcome = null;
    await send();
    await send();
    expect(requested).toBe(4);
  });

  it('is asked by one message alone while it is in doubt', async () => {
    let now = 0;
    const answers = [() => Promise.reject(timeout), () => new Promise<void>(() => {})];
    const send = pausing(
      () => answers.shift()?.() ?? Promise.resolve(),
      () => now,
    );
    await expect(send()).rejects.toThrow('no answer');
    now = 6000;
    void send();
    await expect(send()).rejects.toThrow('did not answer a moment ago');
  });

  it('one that refuses is asked again at once', async () => {
    const send = pausing(async () => {
      throw new Error('The SMS gateway answered 503');
    });
    await expect(send()).rejects.toThrow('503');
    await expect(send()).rejects.toThrow('503');
  });
});
