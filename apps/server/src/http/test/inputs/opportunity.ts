import { randomUUID } from 'node:crypto';
import { clientOf } from '../first-client.ts';
import type { Inputs } from '../input.ts';

const renewals = { stepUp: 10, months: 12, euin: null, isExecutionOnly: true };

export const opportunityInputs: Inputs = {
  'opportunity.act': () => ({ list: 'ceased', keys: ['7001/11 SIP1'], act: 'call' }),
  'opportunity.history': async (hub, owner) => ({
    list: 'ceased',
    key: '7001/11 SIP1',
    investorId: await clientOf(hub, owner),
  }),
  'opportunity.touch': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    way: 'call',
    note: 'Rings back',
  }),
  'opportunity.touches': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'opportunity.exportSipHealth': () => ({ format: 'csv' }),
  'opportunity.sipHealthRecipients': () => ({ channel: 'sms' }),
  'opportunity.sendSipHealth': () => ({ channel: 'sms', text: 'Dear {name}' }),
  'opportunity.recipients': () => ({ list: 'ceased', channel: 'sms' }),
  'opportunity.send': () => ({ list: 'ceased', channel: 'sms', text: 'Dear {name}' }),
  'opportunity.consent': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    channel: 'sms',
    isGiven: true,
    way: 'call',
  }),
  'opportunity.deadContact': async (hub, owner) => {
    const investorId = await clientOf(hub, owner);
    await hub.db.read('system', "update investor set mobile = '9811111111' where id = $1", [investorId]);
    return { investorId, way: 'mobile' };
  },
  'opportunity.checkRenewals': () => renewals,
  'opportunity.sendRenewals': () => ({ ...renewals, keys: ['7001/11 SIP1'], consent: true }),
  'opportunity.renewalBatch': async (hub, owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into renewal_batch (arn, id, at, step_up, "references") values ($1, $2, now(), 10, '{}')`,
      [owner, id],
    );
    return { id };
  },
};
