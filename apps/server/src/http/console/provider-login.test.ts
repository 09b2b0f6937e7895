import { logOut, readMe, startProviderLogin } from '@hub/contract/console/login-calls';
import { endOwnSession, listOwnSessions } from '@hub/contract/console/staff-calls';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/test-app.ts';
import { consoleBrowser, hire } from './test/console-browser.ts';

const admin = 'nikhil.joshi@example.com';
const compliance = 'leela.krishnan@example.com';
const stranger = 'kavya.raman@example.com';
const leaver = 'imran.qureshi@example.com';

let hub: TestApp;
let adminId: string;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  adminId = await hire(hub, admin, ['administrator']);
  await hire(hub, compliance, ['compliance']);
  const left = await hire(hub, leaver, ['auditor']);
  await hub.db.read('system', 'update staff set left_at = now() where id = $1', [left]);
});
afterAll(() => hub.close());

const notes = async (action: string) =>
  hub.db.read<{ staff: string | null; why: string | null }>(
    'system',
    `select staff_id as staff, details ->> 'why' as why from audit_log where action = $1 order by id`,
    [action],
  );

describe('a login by the provider', () => {
  it('binds the account, sets a cookie no script or other site can use, and moves on from a page of ours', async () => {
    const browser = consoleBrowser(hub);
    const back = await browser.providerReturn(admin);
    const page = await browser.open(back);
    expect(page.status).toBe(200);
    expect(page.headers.refresh).toBe('0; url=/console/staff');
    expect(page.headers['cache-control']).toBe('no-store');
    const [ended, session] = page.headers['set-cookie'] as string[];
    expect(ended).toMatch(/^hub_console_login=; Path=\/console\/login; Max-Age=0; HttpOnly; SameSite=Lax$/);
    expect(session).toMatch(
      /^hub_console=[\w-]{43}; Path=\/console; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    const me = await browser.request(readMe, {});
    expect(me).toMatchObject({ id: adminId, email: admin, roles: ['administrator'] });
    expect(me.rights).toContain('staff.make');
    // Known by the account from now on, whatever the e-mail.
    const [bound] = await hub.db.read('system', 'select issuer, issuer_subject from staff where id = $1', [
      adminId,
    ]);
    expect(bound).toEqual({ issuer: 'http://hub.test/demo/issuer', issuer_subject: `demo:${admin}` });
    expect((await notes('staff.login')).at(-1)).toMatchObject({ staff: adminId });
    // The token itself is nowhere but in the browser.
    const token = browser.cookies.get('hub_console') ?? '';
    const rows = await hub.db.read<{ row: string }>('system', 'select s::text as row from staff_session s');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect(hub.logged()).not.toContain(token);
    expect(hub.logged()).not.toContain(admin);
    expect(hub.logged()).toContain(`"call":"console.me","staff":"${adminId}"`);
  });

  it.each([
    ['is not on the staff', stranger, staffLoginTexts.unknown, 'unknown'],
    ['has left', leaver, staffLoginTexts.left, 'left'],
  ])('refuses whoever %s, in plain words, and notes it', async (_who, email, words, why) => {
    const browser = consoleBrowser(hub);
    const page = await browser.open(await browser.providerReturn(email));
    expect([page.status, page.text.includes(words)]).toEqual([403, true]);
    expect(browser.cookies.has('hub_console')).toBe(false);
    expect((await notes('staff.login-refused')).at(-1)?.why).toBe(why);
    expect(await hub.db.read('system', 'select 1 from staff where email = $1', [stranger])).toEqual([]);
  });

  it('is good once, in the browser that started it, with the state that it was given', async () => {
    const browser = consoleBrowser(hub);
    const back = await browser.providerReturn(admin);
    const elsewhere = await consoleBrowser(hub).open(back);
    expect([elsewhere.status, elsewhere.text.includes(staffLoginTexts.otherBrowser)]).toEqual([401, true]);
    // Whoever tried has used it up.
    expect((await browser.open(back)).text).toContain(staffLoginTexts.expired);

    const again = await browser.providerReturn(admin);
    const forged = again.replace(/state=[^&]+/, 'state=forged');
    expect((await browser.open(forged)).text).toContain(staffLoginTexts.expired);
    const late = consoleBrowser(hub);
    const slow = await late.providerReturn(admin);
    hub.clock.advance({ minutes: 11 });
    expect((await late.open(slow)).text).toContain(staffLoginTexts.expired);
    expect(late.cookies.has('hub_console')).toBe(false);
  });

  it('goes on to pages of the console only', async () => {
    const browser = consoleBrowser(hub);
    for (const returnTo of [
      '//evil.example',
      'https://evil.example',
      '/console/api/me',
      '/console\\evil',
      '/login/',
      '',
    ]) {
      const { url } = await browser.request(startProviderLogin, { purpose: 'login', returnTo });
      const chosen = await hub.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=${admin}`,
      });
      const page = await browser.open(String(chosen.headers.location));
      expect([returnTo, page.headers.refresh]).toEqual([returnTo, '0; url=/console']);
    }
  });
});

describe('a session', () => {
  it('runs out when it is not used, and after its time however it is used', async () => {
    const browser = consoleBrowser(hub);
    await browser.logIn(admin);
    hub.clock.advance({ minutes: 29 });
    expect((await browser.send(listOwnSessions, {})).status).toBe(200);
    hub.clock.advance({ minutes: 29 });
    // Looking who one is does not keep it.
    expect((await browser.send(readMe, {})).status).toBe(200);
    hub.clock.advance({ minutes: 2 });
    expect((await browser.send(readMe, {})).status).toBe(401);

    await browser.logIn(admin);
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      hub.clock.advance({ minutes: 20 });
      expect((await browser.send(listOwnSessions, {})).status).toBe(200);
    }
    hub.clock.advance({ minutes: 20 });
    expect((await browser.send(listOwnSessions, {})).status).toBe(401);
  });

  it('is listed to its owner and ended by them, and by the logout, in every process within two seconds', async () => {
    const [one, other] = [consoleBrowser(hub), consoleBrowser(hub)];
    await one.logIn(compliance);
    await other.logIn(compliance);
    const second = await testApp({ on: hub });
    const elsewhere = consoleBrowser(second);
    for (const [name, value] of other.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.send(readMe, {})).status).toBe(200);

    const { sessions } = await one.request(listOwnSessions, {});
    const open = sessions.filter(({ endedAt }) => endedAt === null);
    expect(open.map(({ isOwn }) => isOwn).sort()).toEqual([false, true]);
    const foreign = open.find(({ isOwn }) => !isOwn)?.id ?? '';
    await one.request(endOwnSession, { id: foreign });
    hub.clock.advance({ seconds: 2 });
    expect((await elsewhere.send(readMe, {})).status).toBe(401);
    expect((await other.send(readMe, {})).status).toBe(401);
    // Somebody else's is not theirs to end.
    const admins = consoleBrowser(hub);
    await admins.logIn(admin);
    const own = (await one.request(readMe, {})).sessionId;
    expect((await admins.send(endOwnSession, { id: own })).status).toBe(404);

    const { cookies } = await one.send(logOut, {});
    expect(cookies[0]).toMatch(/^hub_console=; Path=\/console; Max-Age=0/);
    const token = { cookie: `hub_console=${cookies.length}` };
    expect((await one.send(readMe, {}, token)).status).toBe(401);
    await second.close();
  });

  it('has the rights of this moment: one taken away is gone in another process within two seconds', async () => {
    const second = await testApp({ on: hub });
    const browser = consoleBrowser(second);
    await browser.logIn(compliance);
    expect((await browser.request(readMe, {})).rights).toContain('staff.check');
    await hub.db.read(
      'system',
      "delete from staff_role where staff_id = (select id from staff where email = $1) and role = 'compliance'",
      [compliance],
    );
    hub.clock.advance({ seconds: 2 });
    expect((await browser.request(readMe, {})).rights).toEqual([]);
    await second.close();
  });
});
