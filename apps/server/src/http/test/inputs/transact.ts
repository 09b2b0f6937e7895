import { randomBytes, randomUUID } from 'node:crypto';
import type { Call } from '@hub/contract';
import { orderCall } from '@hub/contract/orders/order-calls';
import { type ApplicationKind, emptyDraft, emptyFatca } from '@hub/domain/applications/application-draft';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { clientOf, folioNo, schemeCode } from '../first-client.ts';
import type { Inputs } from '../input.ts';
import { sampleInput } from '../sample-input.ts';
import type { TestApp } from '../test-app.ts';
import { people } from '../test-book.ts';

const sentForm = (id: string) => ({ id, version: 1, consent: true });

/** A form of the owner that nobody has filled in. */
async function applicationOf(
  hub: TestApp,
  owner: string,
  kind: ApplicationKind = 'lumpsum',
): Promise<string> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `insert into application (arn, id, kind, status, step, name, draft, changed_by, changed_at)
     values ($1, $2, $3, 'draft', 'pan', '', $4, 'distributor', now())`,
    [owner, id, kind, JSON.stringify(emptyDraft(kind))],
  );
  return id;
}

const newContact = { folioNo, kind: 'CHANGEMOBILE', value: '9876501234', relation: 'SE' };

const lumpsum = {
  kind: 'lumpsum',
  schemeCode,
  idcw: 'Z',
  amount: '5000',
  payMode: 'netbanking',
  account: 'HDFC0000001-4321',
  euin: null,
  isExecutionOnly: true,
  subArn: null,
};

/** An order of the owner's that waits for its investor. */
async function orderOf(hub: TestApp, owner: string): Promise<string> {
  const reference = `H${randomBytes(11).toString('hex').slice(0, 11).toUpperCase()}`;
  const summary = { scheme: { code: schemeCode, name: 'Some Fund' }, target: null, headline: '₹5,000' };
  await hub.db.read(
    'system',
    `with asked as (
       insert into confirmation (arn, id, investor_id, status, sent_to, expires_at)
       values ($1, gen_random_uuid(), $3, 'open', '[]', '2099-01-01') returning id
     )
     insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary, due,
                         confirmation_id, changed_at)
     select $1, $2, 'lumpsum', 'pending', 'POSTLOGIN', $3, '1', $4, $5, $6, 5000, id, now() from asked`,
    [
      owner,
      reference,
      await clientOf(hub, owner),
      schemeCode,
      JSON.stringify({ ...lumpsum, folioNo: '1' }),
      JSON.stringify({ ...summary, amount: '5000.00', navOn: null, lines: [], risk: null }),
    ],
  );
  return reference;
}

/** Orders that come from no cart and with no others: each is looked at for itself. */
const withoutCart: Inputs = Object.fromEntries(
  formKinds.map((kind) => {
    const call = orderCall(kind);
    const { terms, consent } = sampleInput(call as Call);
    return [call.name, () => ({ terms, consent })];
  }),
);

export const transactInputs: Inputs = {
  ...withoutCart,
  'transact.coolingPeriod': () => ({ folioNo }),
  'transact.checkContact': () => newContact,
  'transact.changeContact': () => ({ ...newContact, consent: true }),
  'transact.getApplication': async (hub, owner) => ({ id: await applicationOf(hub, owner) }),
  'transact.saveApplication': () => ({ draft: emptyDraft('lumpsum') }),
  'transact.discardApplication': async (hub, owner) => ({ id: await applicationOf(hub, owner), version: 1 }),
  'transact.shareApplication': async (hub, owner) => ({ id: await applicationOf(hub, owner) }),
  'transact.revokeShare': async (hub, owner) => ({ id: await applicationOf(hub, owner) }),
  'transact.uploadProof': async (hub, owner) => ({ id: await applicationOf(hub, owner) }),
  'transact.submitFirstLumpsum': async (hub, owner) => sentForm(await applicationOf(hub, owner)),
  'transact.submitFirstSip': async (hub, owner) => sentForm(await applicationOf(hub, owner, 'sip')),
  'transact.submitZeroBalance': async (hub, owner) =>
    sentForm(await applicationOf(hub, owner, 'zero-balance')),
  'transact.saveFatca': async (hub, owner) => ({
    id: await applicationOf(hub, owner),
    version: 1,
    holder: 0,
    fatca: emptyFatca(),
  }),
  'transact.openShared': () => ({ token: 'x'.repeat(43) }),
  'transact.saveShared': () => ({
    token: 'x'.repeat(43),
    version: 1,
    draft: emptyDraft('lumpsum'),
    isDone: false,
  }),
  'transact.checkSharedAccount': () => ({
    token: 'x'.repeat(43),
    ifsc: 'HDFC0001660',
    account: '123456789',
  }),
  'transact.uploadSharedProof': () => ({ token: 'x'.repeat(43) }),
  'transact.preLoginOrder': () => ({
    arn: people.ifa.arn,
    pan: 'ABCPA1234A',
    folioNo: randomUUID().slice(0, 8),
    kind: 'lumpsum',
    schemeCode,
    amount: '5000',
    euin: null,
  }),
  'transact.client': async (hub, owner) => ({ investorId: await clientOf(hub, owner) }),
  'transact.existingBanks': () => ({ folioNo }),
  'transact.checkAccount': () => ({ ifsc: 'HDFC0001660', account: '123456789', names: ['Nobody'] }),
  'transact.existingVpa': () => ({ folioNo }),
  'transact.validateVpa': () => ({ folioNo, vpa: 'asha.pillai@okbank' }),
  'transact.orderFacts': () => ({ kind: 'lumpsum', folioNo, schemeCode }),
  'transact.payoutAccounts': () => ({ folioNo }),
  'transact.payoutBanks': () => ({ folioNo }),
  'transact.pausableSips': () => ({ folioNo }),
  'transact.redeemSchemes': () => ({ folioNo }),
  'transact.systematicPlans': () => ({ folioNo }),
  'transact.saveDraft': () => ({ terms: { ...lumpsum, folioNo } }),
  'transact.saveDrafts': () => ({ orders: [{ ...lumpsum, folioNo }] }),
  'transact.deleteRecord': async (hub, owner) => ({ id: await orderOf(hub, owner) }),
  'transact.receipt': async (hub, owner) => ({ reference: await orderOf(hub, owner) }),
  'transact.record': async (hub, owner) => ({ reference: await orderOf(hub, owner) }),
  'transact.shareLink': async (hub, owner) => ({ reference: await orderOf(hub, owner) }),
  'transact.updateRecord': async (hub, owner) => ({ reference: await orderOf(hub, owner), act: 'resend' }),
};
