import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type RegisterHouse } from '../arn-register/test/register-house.ts';
import { listManagers } from './list-managers.ts';
import { findRelationshipManager } from './relationship-managers.public.ts';

let hub: RegisterHouse;
beforeAll(async () => {
  hub = await openHouse();
  await hub.db.transaction('system', (tx) =>
    tx.query(
      `insert into distributor (arn, name, user_type, mobile, email)
       select 'ARN-' || n, 'Firm ' || n, 'IFA_USER', '9000000001', 'a@example.com' from generate_series(1, 60) n`,
    ),
  );
  for (const [id, name] of [
    ['RM-1', 'Rohit Kulkarni'],
    ['RM-2', 'Deepa Shenoy'],
  ] as const)
    await hub.request('rm.add', { id, name, mobile: '+91 98000 00001', ...own(id) });
});
afterAll(() => hub.close());

const own = (id: string) => ({
  ...{ email: `${id.toLowerCase()}@amc.in`, city: 'Kochi', availability: 'Mon to Fri, 9:30 am to 6 pm' },
});
const who = (arn: string, today = '2026-11-17') =>
  hub.db.transaction({ arn }, (tx) => findRelationshipManager(tx, arn, today));
const mails = () =>
  hub.rows<{ target: string; body: string }>(
    "select target, body from outbox_message where purpose = 'rm-moved' order by id",
  );
const refusal = (act: string, input: object) =>
  hub.request(act, input).then(
    () => '',
    (error: Error) => error.message,
  );

describe('relationship managers', () => {
  it('get ARNs by a list, once each, and both sides are told', async () => {
    const arns = ['1', 'arn 0002', 'ARN-2', 'ARN-3'];
    expect(await hub.request('rm.move', { to: 'RM-1', arns })).toMatchObject({
      ...{ state: 'done', sentence: 'Move 3 ARNs to Rohit Kulkarni', answer: { moved: 3 } },
    });
    await hub.request('rm.move', { to: 'RM-2', arns: ['ARN-3'] });
    expect((await who('ARN-3'))?.name).toBe('Deepa Shenoy');
    expect((await mails()).map(({ target }) => target)).toEqual([
      ...['rm-1@amc.in', 'rm-2@amc.in', 'rm-1@amc.in'],
    ]);
    expect((await mails()).at(-1)?.body).toContain('ARNs: ARN-3.');
    expect(await refusal('rm.move', { to: 'RM-2', arns: ['ARN-3'] })).toMatch(/already/);
    expect(await refusal('rm.move', { to: 'RM-2', arns: ['ARN-3', 'ARN-999'] })).toMatch(/ARN-999/);
    expect(await refusal('rm.move', { to: 'RM-9', arns: ['ARN-3'] })).toMatch(/no relationship manager/);
  });

  it('are covered from a day to a day, and distributors see who covers', async () => {
    const cover = { id: 'RM-1', cover: 'RM-2', from: '2026-11-18', to: '2026-11-20' };
    await hub.request('rm.cover', cover);
    expect((await who('ARN-1'))?.name).toBe('Rohit Kulkarni');
    expect(await who('ARN-1', '2026-11-18')).toMatchObject({
      ...{ name: 'Deepa Shenoy', coversFor: 'Rohit Kulkarni', until: '2026-11-20' },
    });
    expect((await who('ARN-1', '2026-11-21'))?.name).toBe('Rohit Kulkarni');
    expect(await refusal('rm.cover', cover)).toMatch(/covers from 18-Nov-2026/);
    expect(
      await refusal('rm.cover', { id: 'RM-2', cover: 'RM-1', from: '2026-11-20', to: '2026-11-25' }),
    ).toMatch(/away/);
    const { rows, withoutRm } = await listManagers(hub.staffContext(hub.people.maker), { search: 'rohit' });
    expect(rows).toMatchObject([
      { id: 'RM-1', mobile: '9800000001', arns: 2, covers: [{ id: 'RM-2', from: '2026-11-18' }] },
    ]);
    expect(withoutRm).toBe(57);
    await hub.request('rm.end-cover', { id: 'RM-1' });
    expect((await who('ARN-1', '2026-11-18'))?.name).toBe('Rohit Kulkarni');
  });

  it('leave, and all their ARNs go on with somebody else', async () => {
    await hub.request('rm.leave', { id: 'RM-1', lastDay: '2026-11-30', to: 'RM-2' });
    expect((await who('ARN-1'))?.name).toBe('Deepa Shenoy');
    expect(await refusal('rm.move', { to: 'RM-1', arns: ['ARN-3'] })).toMatch(/has left/);
    expect(await hub.rows('select count(*)::int as n from rm_mapping')).toEqual([{ n: 3 }]);
  });

  it('see only the ARNs that are theirs', async () => {
    const staff = await hub.addStaff('Deepa Shenoy', ['relationship-manager']);
    const { reads } = hub.staffContext(staff, 'RM-2');
    const rows = await reads.query<{ arn: string }>('select arn from arn_record order by arn');
    expect(rows.map(({ arn }) => arn)).toEqual(['ARN-1', 'ARN-2', 'ARN-3']);
  });
});
