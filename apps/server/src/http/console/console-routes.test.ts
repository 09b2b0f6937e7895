import { check } from '@hub/contract';
import { allStaffCalls } from '@hub/contract/console/all-staff-calls';
import { readLoginWays, readMe, startPasskeyLogin } from '@hub/contract/console/login-calls';
import { CONSOLE_HEADER, type StaffCall, staffCallPath } from '@hub/contract/console/staff-call';
import { listStaff, readStaff } from '@hub/contract/console/staff-calls';
import { rightsOf, type StaffRole, staffRoles } from '@hub/domain/staff/roles';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStaff } from '../../../../demo/src/staff/demo-staff.ts';
import { type TestApp, testApp } from '../test/test-app.ts';
import { type ConsoleBrowser, consoleBrowser, hire } from './test/console-browser.ts';

let hub: TestApp;
const browsers = new Map<StaffRole, ConsoleBrowser>();
let someone = '';
beforeAll(async () => {
  hub = await testApp();
  for (const { email, role } of demoStaff) {
    someone = await hire(hub, email, [role]);
    const browser = consoleBrowser(hub);
    await browser.logIn(email);
    browsers.set(role, browser);
  }
});
afterAll(() => hub.close());

const browserOf = (role: StaffRole): ConsoleBrowser => browsers.get(role) ?? consoleBrowser(hub);
const calls: readonly StaffCall[] = allStaffCalls;

/** What a call takes, so that it is refused for who asks and not for what. */
const inputs: Readonly<Record<string, () => unknown>> = {
  'login.provider': () => ({ purpose: 'login', returnTo: '/console' }),
  'login.passkey-finish': () => ({ challenge: 'none', answer: {} }),
  'recheck.finish': () => ({ challenge: 'none', answer: {} }),
  'passkeys.finish': () => ({ challenge: 'none', answer: {}, name: '' }),
  'staff.read': () => ({ id: someone }),
  'sessions.of': () => ({ id: someone }),
  'sessions.end': () => ({ id: '00000000-0000-4000-8000-000000000000' }),
};
const inputOf = ({ name }: StaffCall): unknown => inputs[name]?.() ?? {};

describe('a call of the console', () => {
  it('needs its own header and its own site, however good its cookie', async () => {
    const browser = browserOf('administrator');
    const refused = [
      { [CONSOLE_HEADER]: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of refused)
      expect([headers, (await browser.send(readMe, {}, headers)).status]).toEqual([headers, 403]);
    // A form of another site can send no JSON and no header.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])
      expect([400, 415]).toContain((await browser.send(readMe, {}, { 'content-type': type })).status);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const cookie = `hub_console=${browser.cookies.get('hub_console')}`;
      const reply = await hub.app.inject({ method, url: staffCallPath(readMe), headers: { cookie } });
      expect([method, reply.statusCode]).toEqual([method, 404]);
    }
    expect((await browser.send(readMe, {})).status).toBe(200);
  });

  it('answers in JSON that nobody keeps; what is not there says so', async () => {
    const reply = await hub.app.inject({
      method: 'POST',
      url: '/console/api/no.such',
      headers: { [CONSOLE_HEADER]: 'user', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([reply.statusCode, reply.json().status]).toEqual([404, 'Failed']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('says at the field what is wrong, and refuses what is too large or no JSON before anybody looks', async () => {
    const browser = browserOf('administrator');
    const wrong = await browser.send(readStaff, { id: 'x' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['id']]);
    expect((await browser.send(listStaff, { search: 'x'.repeat(61) })).body.fields).toHaveProperty('search');
    expect((await browser.send(listStaff, { search: 'x'.repeat(200_000) })).status).toBe(413);
    expect((await browser.send(readMe, 'text' as never)).status).toBe(400);
    const cookie = `hub_console=${browser.cookies.get('hub_console')}`;
    const broken = await hub.app.inject({
      method: 'POST',
      url: staffCallPath(readMe),
      headers: { [CONSOLE_HEADER]: 'user', 'content-type': 'application/json', cookie },
      payload: '{"a":',
    });
    expect(broken.statusCode).toBe(400);
  });

  it('takes no token but the one it gave', async () => {
    const token = browserOf('administrator').cookies.get('hub_console') ?? '';
    for (const other of ['', 'x', token.slice(1), `${token.slice(1)}A`, 'A'.repeat(43)]) {
      const browser = consoleBrowser(hub);
      expect((await browser.send(readMe, {}, { cookie: `hub_console=${other}` })).status).toBe(401);
    }
  });

  it('is open to strangers where a login needs it, and says what ways there are', async () => {
    expect(await consoleBrowser(hub).request(readLoginWays, {})).toEqual({
      provider: { name: 'a demo account' },
      passkeys: true,
      environment: 'Demo',
    });
    const none = await testApp({ on: hub, config: { console: { ...hub.config.console, passkeys: false } } });
    expect((await consoleBrowser(none).send(startPasskeyLogin, {})).status).toBe(404);
    await none.close();
  });

  it('has a handler, and no handler is without a call', async () => {
    const started = (staffCalls: readonly StaffCall[]) => testApp({ on: hub, staffCalls });
    await expect(started(calls.slice(1))).rejects.toThrow(/is no call of the console/);
    const more: StaffCall = { ...(readMe as StaffCall), name: 'more' };
    await expect(started([...calls, more])).rejects.toThrow(/without a handler: more/);
  });
});

describe('access', () => {
  it.each(calls)('to $name is as it says, for every role and for strangers', async (call) => {
    const strangers = await consoleBrowser(hub).send(call, inputOf(call));
    if (call.access !== 'stranger') expect(strangers.status).toBe(401);
    if (call.name === 'logout') return;
    for (const role of staffRoles) {
      const { status } = await browserOf(role).send(call, inputOf(call));
      const may =
        call.access === 'stranger' || call.access === 'staff' || rightsOf([role]).includes(call.access);
      if (may) expect([role, status === 403 || status >= 500]).toEqual([role, false]);
      else expect([role, status]).toEqual([role, 403]);
    }
  });
});

describe('whatever is sent', () => {
  it('is answered or refused, and never breaks', async () => {
    const browser = browserOf('administrator');
    const values = fc.jsonValue({ maxDepth: 2 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.dictionary(fc.string(), values),
        values,
        async (call, more, any) => {
          if (call.name === 'logout') return;
          const given = inputOf(call) as Record<string, unknown>;
          const [name = 'none'] = Object.keys(given);
          for (const input of [more, any, { ...given, [name]: any }]) {
            const { status, body } = await browser.send(call, input as never);
            expect([call.name, status, [200, 400, 401, 403, 404, 413, 422].includes(status)]).toEqual([
              call.name,
              status,
              true,
            ]);
            if (status !== 200) expect(body).toMatchObject({ status: 'Failed' });
            else expect(check(call.response, body).ok).toBe(true);
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});
