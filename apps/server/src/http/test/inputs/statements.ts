import { randomUUID } from 'node:crypto';
import { clientOf, folioNo, schemeCode } from '../first-client.ts';
import type { Input, Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';

/** A client who can be sent a statement. */
async function sentStatement(hub: TestApp, owner: string): Promise<Input> {
  const investorId = await clientOf(hub, owner);
  await hub.db.read('system', "update investor set email = 'asha@example.com' where id = $1", [investorId]);
  return { investorId, kind: 'account', period: 'inception' };
}

/** A job of the owner's that is done. */
async function bulkOf(hub: TestApp, owner: string): Promise<Input> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `with item as (
       insert into statement_bulk_item (arn, bulk_id, no, investor_id, name, status, file_name, size)
       values ($1, $2, 1, $3, 'Asha', 'made', '1.pdf', 4))
     insert into statement_bulk (arn, id, asked, title, with_password, status, started_at, total, made, expires_at)
     values ($1, $2, '{}', 'Statements', false, 'done', now(), 1, 1, now() + interval '1 day')`,
    [owner, id, await clientOf(hub, owner)],
  );
  await hub.context.files.put(`statements/${owner}/${id}/1.pdf`, Buffer.from('%PDF'), 'application/pdf');
  return { id };
}

export const statementsInputs: Inputs = {
  'statements.exportHarvest': () => ({ kind: 'allowance', format: 'csv' }),
  'statements.harvestRecipients': () => ({ kind: 'allowance', channel: 'sms' }),
  'statements.sendHarvest': () => ({ kind: 'allowance', channel: 'sms', text: 'Dear {name}' }),
  'statements.whatIf': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    requests: [{ folioNo, schemeCode, by: 'all' }],
  }),
  'statements.account': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    period: 'inception',
  }),
  'statements.accountFile': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    period: 'inception',
    format: 'csv',
  }),
  'statements.capitalGain': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    year: '2025-26',
  }),
  'statements.gainFile': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    year: '2025-26',
    format: 'csv',
  }),
  'statements.mail': sentStatement,
  'statements.share': sentStatement,
  'statements.shares': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'statements.stopSharing': async (hub, owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into statement_share (arn, id, investor_id, asked, title, shared_at, expires_at)
       values ($1, $2, $3, '{}', '', now(), now() + interval '1 day')`,
      [owner, id, await clientOf(hub, owner)],
    );
    return { id };
  },
  'statements.startBulk': async (hub, owner) => ({
    clients: { ids: [await clientOf(hub, owner)] },
    kind: 'account',
    period: 'inception',
    withPassword: false,
  }),
  'statements.bulk': bulkOf,
  'statements.stopBulk': bulkOf,
  'statements.bulkFile': bulkOf,
  'statements.openShared': () => ({ token: 'x'.repeat(43) }),
  'statements.sharedFile': () => ({ token: 'x'.repeat(43), lastFour: '234F' }),
};
