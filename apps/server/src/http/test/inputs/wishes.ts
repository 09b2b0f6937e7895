import { randomUUID } from 'node:crypto';
import { clientOf } from '../first-client.ts';
import type { Input, Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';

const wish = { category: 'birthday', language: 'en', design: 'petals', text: 'Happy Birthday' } as const;

/** A client of the owner's whose birthday is today, and who agreed to wishes. */
async function wishedClient(hub: TestApp, owner: string): Promise<string> {
  const investorId = await clientOf(hub, owner);
  await hub.db.read(
    'system',
    `with agreed as (
       insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
       select $1, $2, 'wishes', unnest(array['sms', 'whatsapp']), true, 'call', now()
       on conflict (arn, investor_id, purpose, channel) do update set is_given = true),
     gone as (delete from wish where investor_id = $2)
     update investor set birth_date = '1980-11-15', mobile = '9822222222' where id = $2`,
    [owner, investorId],
  );
  return investorId;
}

/** A wish of the owner's that waits. */
async function wishBatchOf(hub: TestApp, owner: string): Promise<Input> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `with batch as (
       insert into wish_batch (arn, id, category, channel, language, design, text, asked_at)
       values ($1, $2, 'marriage', 'sms', 'en', 'plain', 'Hello', now()))
     insert into wish (arn, batch_id, investor_id, name, day, send_at, status, consent_at, changed_at)
     values ($1, $2, $3, $2, '2026-11-20', '2026-11-20', 'waiting', now(), now())`,
    [owner, id, await clientOf(hub, owner)],
  );
  return { id };
}

export const wishesInputs: Inputs = {
  'wishes.batch': wishBatchOf,
  'wishes.cancel': wishBatchOf,
  'wishes.card': () => ({ category: 'birthday', language: 'en', design: 'petals' }),
  'wishes.clients': () => ({ category: 'birthday' }),
  'wishes.templates': () => ({ id: 'birthday' }),
  'wishes.consent': async (hub, owner) => ({
    investorId: await clientOf(hub, owner),
    channel: 'email',
    isGiven: true,
    way: 'call',
  }),
  'wishes.weddingDay': async (hub, owner) => ({ investorId: await clientOf(hub, owner), on: '2000-01-01' }),
  'wishes.open': async (hub, owner) => ({
    ...wish,
    by: 'whatsapp',
    investorId: await wishedClient(hub, owner),
  }),
  'wishes.send': async (hub, owner) => ({
    ...wish,
    channel: 'sms',
    investorIds: [await wishedClient(hub, owner)],
  }),
};
