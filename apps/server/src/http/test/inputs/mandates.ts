import { randomBytes } from 'node:crypto';
import { folioNo } from '../first-client.ts';
import type { Inputs } from '../input.ts';
import type { TestApp } from '../test-app.ts';
import { people } from '../test-book.ts';

/** A mandate in the first one's folio that waits for its investor. */
async function mandateOfFirst(hub: TestApp): Promise<string> {
  const id = `M${randomBytes(11).toString('hex').slice(0, 11).toUpperCase()}`;
  await hub.db.read(
    'system',
    `insert into mandate (arn, id, folio_no, bank, account, ifsc, channel, "limit", starts_on, ends_on, status, approval_url)
     values ($1, $2, $3, 'HDFC Bank', '50100012344321', 'HDFC0000001', 'paper', 5000, '2026-11-15', '2046-11-14',
             'INITIATED', '/demo/bank')`,
    [people.ifa.arn, id, folioNo],
  );
  return id;
}

export const mandatesInputs: Inputs = {
  'mandates.bankMandates': () => ({ folioNo }),
  'mandates.otmAccounts': () => ({ folioNo }),
  'mandates.otmList': () => ({ folioNo }),
  'mandates.otmDetails': async (hub) => ({ folioNo, id: await mandateOfFirst(hub) }),
  'mandates.registerOtm': async (hub) => ({ folioNo, id: await mandateOfFirst(hub), act: 'resend-link' }),
  'mandates.cancel': async (hub) => ({ folioNo, id: await mandateOfFirst(hub) }),
  'mandates.form': async (hub) => ({ folioNo, id: await mandateOfFirst(hub) }),
};
