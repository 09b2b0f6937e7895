import type { Database } from '../../../db/database.ts';
import { verifyBook } from '../../book/test/book-checks.ts';
import type { AcknowledgedOrder } from './crash-investor.ts';
import { readLinkMessages } from './sent-messages.ts';

/** The demo's registrar rejects amounts that end in 013; their money goes back. */
const isRejected = 'coalesce(o.due % 1000 = 13, false)';

/** What must select nothing, whatever was killed when. */
const nothing: Readonly<Record<string, string>> = {
  'an order that came to another end': `select o.reference, o.status from orders o
     where o.status <> case when ${isRejected} then 'rejected' else 'allotted' end`,
  'an order whose ledger entries are not one for each leg': `select o.reference from orders o
     where (select count(*) from ledger l where l.user_ref = o.reference) <>
           case when ${isRejected} then 0 when o.kind = 'switch' then 2 else 1 end`,
  'a ledger entry of no order': `select user_ref from ledger l
     where user_ref is not null and not exists (select from orders o where o.reference = l.user_ref)`,
  'a timeline with a gap':
    'select reference from order_event group by arn, reference having max(n) <> count(*) or min(n) <> 1',
  'an event that happened twice':
    'select reference, type from order_event group by arn, reference, type having count(*) > 1',
  // The days after its allotment may not be over: then a redemption is not paid out yet.
  'an order without all of its events': `select o.reference from orders o
     where (select count(*) from order_event e
             where e.arn = o.arn and e.reference = o.reference and e.type <> 'paid-out') <>
           case when ${isRejected} then 10 when o.kind = 'lumpsum' then 8 when o.kind = 'switch' then 7 else 6 end`,
  'a confirmation without exactly one order': `select c.id from confirmation c
     where (select count(*) from orders o where o.arn = c.arn and o.confirmation_id = c.id) <> 1`,
  'a notification that was given twice':
    'select link, title from notification group by arn, link, title having count(*) > 1',
  'a lumpsum without its one credit of the right amount': `select o.reference from orders o
     where o.kind = 'lumpsum' and (select coalesce(sum(c.amount), 0) from payment p join bank_credit c using (reference)
             where p.arn = o.arn and p.confirmation_id = o.confirmation_id) <> o.due`,
  'a credit that the bank does not have': `select payment_id from bank_credit c
     where not exists (select from bank_payment b where b.id = c.payment_id and b.amount = c.amount)`,
  'a credit of the bank that nobody took':
    'select id from bank_payment b where not exists (select from bank_credit c where c.payment_id = b.id)',
  'a rejected order whose money did not go back once, or another whose money did': `select o.reference from orders o
     where (select coalesce(sum(r.amount), 0) from refund r where r.order_reference = o.reference and r.status = 'refunded')
           <> case when ${isRejected} then o.due else 0 end`,
  'a refund of the bank that is not ours': `select b.reference from bank_refund b
     where not exists (select from refund r where r.id = b.reference and r.amount = b.amount and b.status = 'done')`,
  'an allotment of another amount than was paid': `select o.reference from orders o
     join ledger l on l.user_ref = o.reference where o.kind = 'lumpsum' and l.amount <> o.due`,
  'an order without its one audit note': `select o.reference from orders o
     where (select count(*) from audit_log a where a.action = 'transact.sent'
               and a.details -> 'orders' -> 0 ->> 'reference' = o.reference) <> 1`,
  'a decision without its one audit note': `select c.id from confirmation c
     where (select count(*) from audit_log a where a.action = 'transact.decided' and a.subject = c.id::text) <> 1`,
};

/** All that is not as it should be after the crashes, in words; empty when nothing is lost and nothing is doubled. */
export async function crashFindings(
  db: Database,
  acknowledged: readonly AcknowledgedOrder[],
  requested: number,
): Promise<string[]> {
  const findings: string[] = [];
  const stored = (await db.read<{ reference: string }>('system', 'select reference from orders')).map(
    ({ reference }) => reference,
  );
  const existing = new Set(acknowledged.map(({ reference }) => reference));
  if (existing.size !== requested)
    findings.push(`${requested} orders were asked for, ${existing.size} are acknowledged`);
  for (const reference of existing) {
    if (!stored.includes(reference)) findings.push(`${reference} is acknowledged and lost`);
  }
  for (const reference of stored) {
    if (!existing.has(reference)) findings.push(`${reference} is there and nobody asked for it`);
  }
  for (const [what, select] of Object.entries(nothing)) {
    const rows = await db.read('system', select);
    if (rows.length > 0) findings.push(`${what}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  findings.push(...(await messageFindings(db, acknowledged)));
  const { differences, unresolved } = await verifyBook(db);
  for (const { where, stored: has, fromLedger } of differences) {
    findings.push(`${where} has ${has}, the ledger says ${fromLedger}`);
  }
  for (const { where, reason } of unresolved) findings.push(`${where}: ${reason}`);
  return findings;
}

/** One message on each channel for each link: to confirm, and to pay where there is something to pay. */
async function messageFindings(db: Database, acknowledged: readonly AcknowledgedOrder[]): Promise<string[]> {
  const sent = new Map<string, number>();
  for (const { purpose, channel, confirmation } of await readLinkMessages(db)) {
    const name = `${purpose} by ${channel} of ${confirmation}`;
    sent.set(name, (sent.get(name) ?? 0) + 1);
  }
  const findings: string[] = [];
  for (const { confirmation, isPaidFor } of acknowledged) {
    for (const purpose of isPaidFor ? ['order-link', 'order-payment'] : ['order-link']) {
      for (const channel of ['SMS', 'EMAIL']) {
        const name = `${purpose} by ${channel} of ${confirmation}`;
        const times = sent.get(name) ?? 0;
        if (times !== 1) findings.push(`${name} was sent ${times} times`);
        sent.delete(name);
      }
    }
  }
  for (const name of sent.keys()) findings.push(`${name} was sent for nothing`);
  return findings;
}
