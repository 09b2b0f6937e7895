import {
  finishPasskey,
  finishPasskeyLogin,
  finishRecheck,
  listPasskeys,
  readMe,
  startPasskey,
  startPasskeyLogin,
  startRecheck,
} from '@hub/contract/console/login-calls';
import { INVITATION_PATH } from '@hub/contract/console/staff-calls';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { staffMailTexts } from '@hub/contract/staff/staff-mail-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { type ConsoleBrowser, consoleBrowser, hire } from './test/console-browser.ts';
import { type Authenticator, softwareAuthenticator } from './test/software-authenticator.ts';

const email = 'nikhil.joshi@example.com';
const origin = 'http://hub.test';
const chrome = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
};
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0' };

let hub: TestApp;
let staffId: string;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  staffId = await hire(hub, email, ['administrator']);
});
afterAll(() => hub.close());

const mails = () =>
  hub.db.read<{ purpose: string; body: string }>(
    'system',
    'select purpose, body from outbox_message where target = $1 order by created_at, id',
    [email],
  );

async function invitation(): Promise<string> {
  await hub.db.transaction('system', (tx) => hub.context.jobs.enqueue(tx, 'staff.invite', { staffId }));
  await hub.runQueued('staff.invite');
  const body = (await mails()).findLast(({ purpose }) => purpose === 'staff-invitation')?.body ?? '';
  return new RegExp(`${origin}${INVITATION_PATH}#([\\w-]{43})`).exec(body)?.[1] ?? '';
}

async function enrol(browser: ConsoleBrowser, key: Authenticator, given?: string): Promise<void> {
  const start = await browser.request(startPasskey, given === undefined ? {} : { invitation: given });
  await browser.request(finishPasskey, {
    challenge: start.challenge,
    answer: key.enrol(start),
    name: 'Laptop',
  });
}

async function logIn(browser: ConsoleBrowser, key: Authenticator) {
  const start = await browser.request(startPasskeyLogin, {});
  return browser.send(finishPasskeyLogin, { challenge: start.challenge, answer: key.prove(start) });
}

const lastNote = async () => {
  const rows = await hub.db.read<{ action: string; why: string | null; staff: string | null }>(
    'system',
    `select action, details ->> 'why' as why, staff_id as staff from audit_log order by id desc limit 1`,
  );
  return rows[0];
};

const key = softwareAuthenticator(origin);

describe('a passkey', () => {
  it('is made by an invitation that is good once and for seven days, and logs in', async () => {
    const over = await invitation();
    hub.clock.advance({ hours: 24 * 7 + 1 });
    const browser = consoleBrowser(hub, chrome);
    expect((await browser.send(startPasskey, { invitation: over })).body.error).toBe(
      staffLoginTexts.invitationOver,
    );
    const replaced = await invitation();
    const good = await invitation();
    expect((await browser.send(startPasskey, { invitation: replaced })).status).toBe(403);
    await enrol(browser, key, good);
    expect((await browser.send(startPasskey, { invitation: good })).status).toBe(403);
    expect((await mails()).at(-1)?.body).toContain(staffMailTexts.newPasskey.body('Laptop'));

    const reply = await logIn(browser, key);
    expect([reply.status, reply.body.name]).toEqual([200, 'nikhil.joshi']);
    expect(await browser.request(readMe, {})).toMatchObject({ id: staffId });
    expect(await lastNote()).toMatchObject({ action: 'staff.login', staff: staffId });
    const { passkeys } = await browser.request(listPasskeys, {});
    expect(passkeys).toMatchObject([{ id: key.id, name: 'Laptop', usedAt: expect.any(String) }]);
  });

  it('of which one invitation was opened twice at once is saved once', async () => {
    const given = await invitation();
    const browsers = [consoleBrowser(hub), consoleBrowser(hub)];
    const starts = await Promise.all(browsers.map((one) => one.request(startPasskey, { invitation: given })));
    const answers = await Promise.all(
      browsers.map((one, at) => {
        const start = starts[at] ?? { challenge: '', options: {} };
        const answer = softwareAuthenticator(origin).enrol(start);
        return one.send(finishPasskey, { challenge: start.challenge, answer, name: '' });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('proves nothing with a used challenge, of another site, or unsigned; and it is noted', async () => {
    const browser = consoleBrowser(hub, chrome);
    const start = await browser.request(startPasskeyLogin, {});
    const answer = key.prove(start);
    expect((await browser.send(finishPasskeyLogin, { challenge: start.challenge, answer })).status).toBe(200);
    const replayed = await browser.send(finishPasskeyLogin, { challenge: start.challenge, answer });
    expect([replayed.status, replayed.body.error]).toEqual([401, staffLoginTexts.expired]);

    const wrong = [
      { origin: 'https://hub.test.evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
    ];
    for (const changes of wrong) {
      const next = await browser.request(startPasskeyLogin, {});
      const reply = await browser.send(finishPasskeyLogin, {
        challenge: next.challenge,
        answer: key.prove(next, changes),
      });
      expect([changes, reply.status]).toEqual([changes, 401]);
      expect(await lastNote()).toMatchObject({ why: 'passkey', staff: staffId });
    }
    const forger = { ...softwareAuthenticator(origin), id: key.id };
    const next = await browser.request(startPasskeyLogin, {});
    const forged = { ...forger.prove(next), id: key.id, rawId: key.id };
    expect(
      (await browser.send(finishPasskeyLogin, { challenge: next.challenge, answer: forged })).status,
    ).toBe(401);
    const unknown = await logIn(browser, softwareAuthenticator(origin));
    expect([unknown.status, (await lastNote())?.why]).toEqual([401, 'unknown-passkey']);
    for (const answer of [{}, { id: 7 }, { id: key.id, response: null }]) {
      const again = await browser.request(startPasskeyLogin, {});
      expect((await browser.send(finishPasskeyLogin, { challenge: again.challenge, answer })).status).toBe(
        401,
      );
    }
  });

  it('whose count does not go on is taken for a copy', async () => {
    const browser = consoleBrowser(hub, chrome);
    const known = key.count;
    key.count = 0;
    const reply = await logIn(browser, key);
    expect([reply.status, reply.body.error]).toEqual([401, staffLoginTexts.passkeyCopied]);
    expect(await lastNote()).toMatchObject({ why: 'passkey-copied', staff: staffId });
    key.count = known;
    expect((await logIn(browser, key)).status).toBe(200);
  });

  it('proves again who one is, for ten minutes, and only so one adds another', async () => {
    const browser = consoleBrowser(hub, chrome);
    await logIn(browser, key);
    hub.clock.advance({ minutes: 11 });
    const late = await browser.send(startPasskey, {});
    expect([late.status, late.body.code]).toEqual([403, 'recheck']);
    const { passkey } = await browser.request(startRecheck, {});
    const start = passkey ?? { challenge: '', options: {} };
    const other = consoleBrowser(hub, chrome);
    await logIn(other, key);
    const answer = key.prove(start);
    const { recheckedAt } = await browser.request(finishRecheck, { challenge: start.challenge, answer });
    expect((await browser.request(readMe, {})).recheckedAt).toBe(recheckedAt);
    await enrol(browser, softwareAuthenticator(origin));
    expect((await browser.request(listPasskeys, {})).passkeys.length).toBeGreaterThan(1);
  });

  it('on a browser that was not met before is told of by mail, and a known one is not', async () => {
    const count = async () => (await mails()).filter(({ purpose }) => purpose === 'staff-login').length;
    const before = await count();
    await logIn(consoleBrowser(hub, chrome), key);
    expect(await count()).toBe(before);
    await logIn(consoleBrowser(hub, firefox), key);
    await logIn(consoleBrowser(hub, firefox), key);
    expect(await count()).toBe(before + 1);
    expect((await mails()).at(-1)?.body).toContain('Browser: Firefox on Windows');
  });

  it('of a leaver opens nothing, nor does one that was removed', async () => {
    const browser = consoleBrowser(hub, chrome);
    await hub.db.read('system', 'update staff set left_at = now() where id = $1', [staffId]);
    expect((await logIn(browser, key)).status).toBe(401);
    await hub.db.read('system', 'update staff set left_at = null where id = $1', [staffId]);
    await hub.db.read('system', 'update staff_passkey set removed_at = now() where id = $1', [key.id]);
    expect((await logIn(browser, key)).status).toBe(401);
  });
});

describe('logins', () => {
  it('of one address and of one person have a limit', async () => {
    const few = await testApp({
      on: hub,
      config: {
        limits: {
          ...hub.config.limits,
          consoleLoginsPerAddressPerHour: 4,
          consoleLoginsPerPersonPerHour: 10_000,
        },
      },
    });
    hub.clock.advance({ hours: 2 });
    const browser = consoleBrowser(few);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await browser.send(startPasskeyLogin, {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await few.close();
  });
});
