import { randomUUID } from 'node:crypto';
import { decideRequest, doAct, previewAct } from '@hub/contract/console/act-calls';
import { finishPasskey, readMe, startPasskey } from '@hub/contract/console/login-calls';
import { listStaff } from '@hub/contract/console/staff-calls';
import { staffActTexts, staffSentences } from '@hub/contract/staff/staff-act-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleBrowser, consoleBrowser, hire } from '../http/console/test/console-browser.ts';
import { softwareAuthenticator } from '../http/console/test/software-authenticator.ts';
import { type TestApp, testApp } from '../http/test/test-app.ts';

const mail = {
  admin: 'nikhil.joshi@example.com',
  checker: 'leela.krishnan@example.com',
  other: 'kavya.raman@example.com',
  manager: 'rohit.kulkarni@example.com',
} as const;
const { faults } = staffActTexts;

let hub: TestApp;
let ids: Record<keyof typeof mail, string>;
let admin: ConsoleBrowser;
let checker: ConsoleBrowser;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  ids = {
    admin: await hire(hub, mail.admin, ['administrator']),
    checker: await hire(hub, mail.checker, ['compliance']),
    other: await hire(hub, mail.other, ['distribution']),
    manager: await hire(hub, mail.manager, ['relationship-manager']),
  };
  admin = consoleBrowser(hub);
  checker = consoleBrowser(hub);
  await admin.logIn(mail.admin);
  await checker.logIn(mail.checker);
});
afterAll(() => hub.close());

interface Asked {
  readonly status: number;
  readonly body: {
    readonly state?: string;
    readonly request?: string;
    readonly error?: string;
    readonly fields?: Record<string, string>;
  };
}

async function ask(act: string, input: Record<string, unknown>, by = admin): Promise<Asked> {
  const seen = await by.send(previewAct, { act, input });
  if (seen.status !== 200) return seen;
  return by.send(doAct, { act, input, reason: 'As agreed', key: randomUUID(), before: seen.body.before });
}

/** Asked for by one and approved by the other. */
async function approved(act: string, input: Record<string, unknown>): Promise<string> {
  const { body, status } = await ask(act, input);
  if (body.request === undefined) throw new Error(`${act}: ${status} ${JSON.stringify(body)}`);
  const decided = { id: body.request, decision: 'approve', words: '', key: randomUUID() } as const;
  return (await checker.request(decideRequest, decided)).state;
}

const rolesOf = async (id: string) => {
  const { people } = await admin.request(listStaff, {});
  return people.find((one) => one.id === id)?.roles;
};

describe('people of the staff', () => {
  it('join with roles until a day, by two people, and are invited', async () => {
    const input = {
      name: 'Tara Bhattacharya',
      email: 'Tara.B@example.com',
      roles: ['marketing'],
      until: '2026-12-31',
    };
    const seen = await admin.request(previewAct, { act: 'staff.join', input });
    expect(seen).toMatchObject({
      sentence: 'Add Tara Bhattacharya as Marketing',
      needsApproval: true,
      needsRecheck: true,
      mayApprove: [{ name: 'leela.krishnan' }],
    });
    expect(seen.changes).toContainEqual({ what: 'Roles', before: '', after: 'Marketing until 31-Dec-2026' });
    expect(await approved('staff.join', input)).toBe('approved');
    await hub.runQueued('staff.invite');
    const sent = await hub.db.read(
      'system',
      "select 1 from outbox_message where target = 'tara.b@example.com'",
    );
    expect(sent).toHaveLength(1);
    const { people } = await admin.request(listStaff, { search: 'tara' });
    expect(people).toMatchObject([
      {
        email: 'tara.b@example.com',
        roles: [{ role: 'marketing', until: '2026-12-31T18:30:00Z' }],
        invitedUntil: expect.any(String),
        seenAt: null,
      },
    ]);
    const again = await ask('staff.join', { ...input, email: 'TARA.B@example.com' });
    expect([again.status, again.body.fields]).toEqual([400, { email: faults.emailTaken }]);
    const past = await ask('staff.join', { ...input, email: 'new@example.com', until: '2026-11-01' });
    expect(past.body.fields).toEqual({ until: faults.pastDay });
    const unknown = await ask('staff.join', { ...input, roles: ['king'] });
    expect([unknown.status, Object.values(unknown.body.fields ?? {})]).toEqual([400, [faults.unknownRole]]);
  });

  it('never give rights to themselves, by asking or by approving', async () => {
    for (const act of ['staff.change-roles', 'staff.delegate']) {
      const input = { staffId: ids.admin, roles: ['compliance'], until: '2026-12-01' };
      expect((await ask(act, input)).body.error, act).toBe(faults.ownRights);
    }
    const { body } = await ask('staff.change-roles', {
      staffId: ids.checker,
      roles: ['compliance', 'banking'],
    });
    if (body.request === undefined) throw new Error('it needs a second person');
    const request = { id: body.request, decision: 'approve', words: '', key: randomUUID() } as const;
    expect(await checker.request(decideRequest, request)).toMatchObject({
      state: 'void',
      words: faults.ownRights,
    });
    expect(await rolesOf(ids.checker)).toEqual([{ role: 'compliance', until: null }]);
  });

  it('have other roles at the next click, and delegated ones until their day', async () => {
    const browser = consoleBrowser(hub);
    await browser.logIn(mail.other);
    expect(
      await approved('staff.delegate', { staffId: ids.other, roles: ['banking'], until: '2026-11-16' }),
    ).toBe('approved');
    hub.clock.advance({ seconds: 2 });
    expect((await browser.request(readMe, {})).roles).toEqual(['banking', 'distribution']);
    expect(
      (await ask('staff.delegate', { staffId: ids.other, roles: ['distribution'], until: '2026-11-20' }))
        .status,
    ).toBe(400);
    expect(await approved('staff.change-roles', { staffId: ids.other, roles: ['registrar'] })).toBe(
      'approved',
    );
    hub.clock.advance({ seconds: 2 });
    expect((await browser.request(readMe, {})).roles).toEqual(['registrar']);
    expect(
      (await ask('staff.change-roles', { staffId: ids.other, roles: ['registrar'] })).body.fields,
    ).toEqual({
      roles: faults.sameRoles,
    });
  });

  it('are never without an administrator', async () => {
    const second = await hire(hub, 'farah.siddiqui@example.com', ['administrator']);
    const other = consoleBrowser(hub);
    await other.logIn('farah.siddiqui@example.com');
    const left = await approved('staff.leave', { staffId: second });
    expect(left).toBe('approved');
    expect((await other.send(readMe, {})).status).toBe(401);
    // Now the first is the last.
    expect((await ask('staff.leave', { staffId: ids.admin })).body.error).toBe(faults.lastAdministrator);
    // Nor does one count who is it for a few days.
    await approved('staff.delegate', { staffId: ids.other, roles: ['administrator'], until: '2026-11-16' });
    const forDays = consoleBrowser(hub);
    await forDays.logIn(mail.other);
    const demoted = await ask('staff.change-roles', { staffId: ids.admin, roles: ['auditor'] }, forDays);
    expect(demoted.body.error).toBe(faults.lastAdministrator);
  });

  it('who leave are out at once: sessions, passkeys, what they asked for; and may come back', async () => {
    const joined = await hire(hub, 'arvind.menon@example.com', ['administrator']);
    const browser = consoleBrowser(hub);
    await browser.logIn('arvind.menon@example.com');
    const key = softwareAuthenticator(hub.config.publicUrl);
    const start = await browser.request(startPasskey, {});
    await browser.request(finishPasskey, { challenge: start.challenge, answer: key.enrol(start), name: '' });
    await ask('staff.change-roles', { staffId: ids.manager, roles: ['auditor'] }, browser);
    const seen = await admin.request(previewAct, { act: 'staff.leave', input: { staffId: joined } });
    expect(seen.effects).toEqual([
      staffSentences.effects.loggedOut,
      staffSentences.effects.passkeysRemoved,
      staffSentences.effects.requestsWithdrawn,
    ]);
    await approved('staff.leave', { staffId: joined });
    hub.clock.advance({ seconds: 2 });
    expect((await browser.send(readMe, {})).status).toBe(401);
    const [left] = await hub.db.read(
      'system',
      `select (select count(*)::int4 from staff_passkey where staff_id = $1 and removed_at is null) as passkeys,
              (select count(*)::int4 from act_request where maker = $1 and state = 'open') as open`,
      [joined],
    );
    expect(left).toEqual({ passkeys: 0, open: 0 });
    const back = { name: 'Arvind Menon', email: 'arvind.menon@example.com', roles: ['fund'] };
    expect(await approved('staff.join', back)).toBe('approved');
    expect(await rolesOf(joined)).toEqual([{ role: 'fund', until: null }]);
  });

  it('lose their sessions by one person alone, and a manager is linked by two', async () => {
    const browser = consoleBrowser(hub);
    await browser.logIn(mail.manager);
    expect((await ask('staff.end-sessions', { staffId: ids.manager })).body).toMatchObject({ state: 'done' });
    hub.clock.advance({ seconds: 2 });
    expect((await browser.send(readMe, {})).status).toBe(401);
    expect((await ask('staff.end-sessions', { staffId: ids.manager })).body.error).toBe(faults.noSession);
    const wrong = await ask('staff.link-manager', { staffId: ids.manager, managerId: 'nobody' });
    expect(wrong.body.fields).toEqual({ managerId: faults.noManager });
    await hub.db.read(
      'system',
      `insert into relationship_manager (id, name, mobile, email, city, availability)
       values ('rm-9', 'Rohit Kulkarni', '5550200001', 'r@example.com', 'Kochi', 'always') on conflict do nothing`,
    );
    expect(await approved('staff.link-manager', { staffId: ids.manager, managerId: 'rm-9' })).toBe(
      'approved',
    );
    const taken = await ask('staff.link-manager', { staffId: ids.other, managerId: 'rm-9' });
    expect(taken.body.fields).toEqual({ managerId: faults.managerTaken('rohit.kulkarni') });
  });
});
