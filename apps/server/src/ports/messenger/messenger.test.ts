import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import type { SmsConfig } from '../../config/config.ts';
import type { Message } from './messenger.ts';
import { outboxMessenger } from './outbox-messenger.ts';
import { sendSms } from './sms-gateway.ts';
import { smtpMailer } from './smtp-mailer.ts';

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

describe('the outbox', () => {
  it('takes a message with the transaction that sends it, and shows it to no distributor', async () => {
    await test.db.transaction({ arn: 'ARN-100001' }, (tx) => outboxMessenger().send(tx, otp));
    await test.db
      .transaction('nobody', async (tx) => {
        await outboxMessenger().send(tx, { ...otp, text: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(
      await test.db.read('system', 'select arn, channel, target, body, purpose from outbox_message'),
    ).toEqual([{ arn: 'ARN-100001', channel: 'SMS', target: otp.to, body: otp.text, purpose: 'otp' }]);
    await expect(test.db.read({ arn: 'ARN-100001' }, 'select * from outbox_message')).rejects.toThrow();
  });
});

describe('the SMS gateway', () => {
  const message = { id: 'm1', to: '+91 5550000001', text: 'code "1" & {to}', purpose: 'otp' };

  it('is asked by JSON with every template filled once', async () => {
    const next = requests.next();
    await sendSms(sms, message);
    const { method, url, headers, body } = await next;
    expect([method, url]).toEqual(['POST', '/send?to=%2B91%205550000001']);
    expect(headers).toMatchObject({
      authorization: 'Bearer gateway-key',
      'x-message': 'm1',
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toEqual({
      mobile: '+91 5550000001',
      message: 'code "1" & {to}',
      template: 'hub-otp',
      sender: 'ARANYA',
    });
  });

  it('is asked by form', async () => {
    const next = requests.next();
    await sendSms({ ...sms, body: 'form' }, message);
    const { headers, body } = await next;
    expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({ message: 'code "1" & {to}' });
  });

  it('is asked by GET', async () => {
    const next = requests.next();
    await sendSms({ ...sms, method: 'GET', body: 'none', url: `${sms.url}&text={text}` }, message);
    const { method, url, body } = await next;
    expect([method, body]).toEqual(['GET', '']);
    expect(new URL(url, 'http://gateway').searchParams.get('text')).toBe('code "1" & {to}');
  });

  it('that refuses is an error without number or text', async () => {
    answer = () => 503;
    const failure = await sendSms(sms, message).catch((error: Error) => error);
    expect(String(failure)).toBe('SmsRefusedError: The SMS gateway answered 503');
  });

  it('that hangs is given up after the configured time', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    await expect(sendSms({ ...sms, url, timeoutMs: 50 }, message)).rejects.toThrow(/timeout/);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('the mailer', () => {
  it('speaks SMTP with the configured server', async () => {
    const mailer = smtpMailer(smtp);
    const next = mails.next();
    await mailer.send({
      id: 'm2',
      to: 'meera@example.com',
      subject: 'Grüße',
      text: 'plain',
      html: '<b>rich</b><img src="cid:mark"><img src="cid:card">',
      pictures: [{ name: 'mark', png: Buffer.from('png') }],
      attachment: { fileName: 'card.jpg', contentType: 'image/jpeg', content: 'anBn', alt: 'Happy Birthday' },
    });
    const mail = await next;
    mailer.close();
    expect(mail).toMatchObject({
      from: 'no-reply@aranya.example.com',
      to: ['meera@example.com'],
      user: 'hub',
    });
    expect(mail.source).toContain('Message-ID: <m2@aranya.example.com>');
    expect(mail.source).toContain('Subject: =?UTF-8?');
    expect(mail.source).toContain('<b>rich</b>');
    // Both parts for one reader, and the pictures that the second one names.
    expect(mail.source).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+plain[\s\S]+text\/html/);
    expect(mail.source).toContain('multipart/related');
    for (const name of ['mark', 'card']) expect(mail.source).toContain(`Content-ID: <${name}>`);
    expect(mail.source.match(/Content-Disposition: inline/g)).toHaveLength(2);
  });

  it('has one receiver and no extra header, whatever the address and subject say', async () => {
    const mailer = smtpMailer(smtp);
    const next = mails.next();
    await mailer.send({
      id: 'm3',
      to: 'meera@example.com',
      subject: 'a\r\nBcc: thief@example.com',
      text: 'plain',
    });
    const mail = await next;
    expect(mail.to).toEqual(['meera@example.com']);
    expect(mail.source).not.toMatch(/^Bcc:/m);
    await expect(
      mailer.send({ id: 'm4', to: 'meera@example.com, thief@example.com', subject: 's', text: 't' }),
    ).rejects.toThrow();
    mailer.close();
  });

  it('passes on that the server refused', async () => {
    const mailer = smtpMailer({ ...smtp, url: smtp.url.replace('s3cret', 'wrong') });
    await expect(mailer.send({ id: 'm5', to: 'a@example.com', subject: 's', text: 't' })).rejects.toThrow();
    mailer.close();
  });
});
