import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { type ApplicationKind, emptyDraft, emptyFatca } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askedPiece,
  seedGenerated,
  seedPieces,
  testPiece,
} from '../features/co-branding/test/seed-pieces.ts';
import { clients, seedClients } from '../features/investor/test/seed-clients.ts';
import { seedVideos } from '../features/prostart/test/seed-videos.ts';
import { createKeyring } from './security.ts';
import { accessTable } from './test/access-table.ts';
import { type CallerKind, callerKinds, callers, ownerOf } from './test/callers.ts';
import { sampleInput } from './test/sample-input.ts';
import { type TestApp, testApp } from './test/test-app.ts';
import { people } from './test/test-book.ts';
import { testDevice } from './test/test-device.ts';

let hub: TestApp;
let who: ReturnType<typeof callers>;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  who = callers(hub);
  await seedClients(hub.db, people.ifa.arn, people.other.arn);
  await seedPieces(hub.context, [testPiece]);
  await seedVideos(hub.db, [{ id: watched.id }]);
  await hub.db.read(
    'system',
    "insert into rm_mapping (arn, rm_id) select arn, 'rm-1' from distributor on conflict (arn) do nothing",
  );
});
afterAll(() => hub.close());

const watched = { id: 'sip-basics', viewId: randomUUID() };

type Input = Record<string, unknown>;

const namesOfTheFirst = [people.ifa.name, clients.asha.name];

/** Something of the owner's that the call is about. Every other call is sent its sample. */
const { folioNo, pan } = clients.asha;
/** The scheme those clients hold. */
const schemeCode = '100001';

const renewals = { stepUp: 10, months: 12, euin: null, isExecutionOnly: true };

/** A client who can be sent a statement. */
async function sentStatement(owner: string): Promise<Input> {
  const investorId = await clientOf(owner);
  await hub.db.read('system', "update investor set email = 'asha@example.com' where id = $1", [investorId]);
  return { investorId, kind: 'account', period: 'inception' };
}

/** A month that was paid to a registered owner. */
async function brokerageOf(owner: string): Promise<void> {
  await hub.db.read('system', 'insert into distributor_profile (arn) values ($1) on conflict do nothing', [
    owner,
  ]);
  await hub.db.read('system', "update distributor_profile set gstin = '29ABCPE0001F1ZK' where arn = $1", [
    owner,
  ]);
  await hub.db.read(
    'system',
    `insert into brokerage_line (arn, month, key, import_id, counts, folio_no, scheme_code, kind, type_text, trxn_no,
                                 trade_on, processed_on, amount)
     values ($1, '2026-06-01', 'one', 1, true, $2, $3, 'trail', 'TF', '1', '2026-06-30', '2026-07-05', 100)
     on conflict do nothing`,
    [owner, folioNo, schemeCode],
  );
  await hub.db.read(
    'system',
    `insert into brokerage_figure (arn, month, kind, asset_class, euin, lines, amount, igst, cgst, sgst, untaxed, held,
                                   paid_on)
     values ($1, '2026-06-01', 'trail', 'EQUITY', '', 1, 100, 0, 0, 0, 100, 0, '2026-07-05') on conflict do nothing`,
    [owner],
  );
}

/** A job of the owner's that is done. */
async function bulkOf(owner: string): Promise<Input> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `with item as (
       insert into statement_bulk_item (arn, bulk_id, no, investor_id, name, status, file_name, size)
       values ($1, $2, 1, $3, 'Asha', 'made', '1.pdf', 4))
     insert into statement_bulk (arn, id, asked, title, with_password, status, started_at, total, made, expires_at)
     values ($1, $2, '{}', 'Statements', false, 'done', now(), 1, 1, now() + interval '1 day')`,
    [owner, id, await clientOf(owner)],
  );
  await hub.context.files.put(`statements/${owner}/${id}/1.pdf`, Buffer.from('%PDF'), 'application/pdf');
  return { id };
}

/** A query of the owner's with a file. */
async function queryOf(owner: string): Promise<{ reference: string; id: string }> {
  const reference = `Q-${randomBytes(8).toString('hex').slice(0, 8).toUpperCase()}`;
  const id = randomBytes(16).toString('hex');
  await hub.db.read(
    'system',
    `with file as (
       insert into query_file (arn, reference, id, no, name, content_type, bytes)
       values ($1, $2, $3, 1, 'a.pdf', 'application/pdf', 4))
     insert into distributor_query (arn, reference, section, sub_section, subject, status, raised_at, changed_at,
                                    answer_by, figures, words)
     values ($1, $2, 'brokerage', 'rate', 'Rate', 'answered', now(), now(), '2026-11-20', '[]', '')`,
    [owner, reference, id],
  );
  await hub.context.files.put(`queries/${id}`, Buffer.from('%PDF'), 'application/pdf');
  return { reference, id };
}
const referenceOf = async (owner: string) => ({ reference: (await queryOf(owner)).reference });

const wish = { category: 'birthday', language: 'en', design: 'petals', text: 'Happy Birthday' } as const;

/** A client of the owner's whose birthday is today, and who agreed to wishes. */
async function wishedClient(owner: string): Promise<string> {
  const investorId = await clientOf(owner);
  await hub.db.read(
    'system',
    `with agreed as (
       insert into wish_consent (arn, investor_id, channel, is_given, way, at)
       select $1, $2, unnest(array['sms', 'whatsapp']), true, 'call', now()
       on conflict (arn, investor_id, channel) do update set is_given = true),
     gone as (delete from wish where investor_id = $2)
     update investor set birth_date = '1980-11-15', mobile = '9822222222' where id = $2`,
    [owner, investorId],
  );
  return investorId;
}

/** A wish of the owner's that waits. */
async function wishBatchOf(owner: string): Promise<Input> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `with batch as (
       insert into wish_batch (arn, id, category, channel, language, design, text, asked_at)
       values ($1, $2, 'marriage', 'sms', 'en', 'plain', 'Hello', now()))
     insert into wish (arn, batch_id, investor_id, name, day, send_at, status, consent_at, changed_at)
     values ($1, $2, $3, $2, '2026-11-20', '2026-11-20', 'waiting', now(), now())`,
    [owner, id, await clientOf(owner)],
  );
  return { id };
}

/** A goal of the owner's own. */
async function goalOf(owner: string): Promise<{ readonly id: string }> {
  const id = randomUUID();
  await hub.db.read(
    'system',
    `insert into goal (arn, id, prospect, kind, name, due, cost, years, inflation, returns, returns_after, step_up, basis,
                       other_held, planned_on, held, target, sip, lumpsum, saved_at)
     values ($1, $2, 'Ravi', 'home', 'Home', '2036-11-15', 100, 1, 600, 1000, 700, 0, 'effective', 0, '2026-11-15', 0, 100,
             1, 50, now())`,
    [owner, id],
  );
  return { id };
}

const inputs: Readonly<Record<string, (owner: string) => Input | Promise<Input>>> = {
  'brokerage.declare': () => ({ year: 2026, agreed: true }),
  'brokerage.invoiceFile': async (owner) => {
    await hub.db.read(
      'system',
      `insert into gst_invoice (arn, month, number, made_on, gstin, taxable, igst, cgst, sgst)
       values ($1, '2026-05-01', 'X/2627/0001', '2026-07-10', '29ABCPE0001F1ZK', 100, 18, 0, 0) on conflict do nothing`,
      [owner],
    );
    return { month: '2026-05' };
  },
  'brokerage.line': async (owner) => {
    await brokerageOf(owner);
    return { month: '2026-06', folioNo, schemeCode, kind: 'trail' };
  },
  'brokerage.makeInvoice': async () => {
    for (const { arn } of [people.ifa, people.other]) await brokerageOf(arn);
    return { month: '2026-06' };
  },
  'brokerage.rateCard': () => ({}),
  'brokerage.rateCardExcel': () => ({}),
  'brokerage.rateCardPdf': () => ({}),
  'certificate.file': async (owner) => {
    const id = 'training-nomination';
    await hub.db.read(
      'system',
      `insert into certificate (arn, id, kind, title, holder, issued_on)
       values ($1, $2, 'training', 'Nomination', 'Somebody', '2026-06-01') on conflict do nothing`,
      [owner, id],
    );
    const { security } = createKeyring(hub.config, hub.clock);
    return { c: `${owner.slice(4)}.${id}.${security.sign(`certificate\n${owner}\n${id}`)}` };
  },
  'co-branding.bucketSchemes': () => ({ id: '1' }),
  'co-branding.generate': () => askedPiece,
  'co-branding.get': () => ({ id: testPiece.id }),
  'co-branding.list': (owner) => ({ userId: owner.slice(4) }),
  'co-branding.preview': () => askedPiece,
  'co-branding.readStatus': async (owner) => ({ id: await seedGenerated(hub, owner) }),
  'co-branding.recordDownload': async (owner) => ({ id: await seedGenerated(hub, owner) }),
  'co-branding.recordShare': async (owner) => ({ id: await seedGenerated(hub, owner), channel: 'mail' }),
  'co-branding.recordView': () => ({ contentId: testPiece.id }),
  'co-branding.status': async (owner) => ({ id: await seedGenerated(hub, owner) }),
  'dashboard.clientsThisYear': (owner) => ({ id: owner }),
  'prostart.countWatch': () => watched,
  'prostart.like': () => ({ id: watched.id }),
  'prostart.saveFeedback': () => ({ id: watched.id, stars: 4 }),
  'prostart.saveWatched': () => ({ ...watched, second: 1, played: 1 }),
  'prostart.video': () => ({ id: watched.id }),
  'empanelment.requestCallback': () => ({
    name: 'Asha',
    mobile: `98${String(randomInt(1e8)).padStart(8, '0')}`,
    when: 'morning',
    about: 'arn',
  }),
  'empanelment.sendOtp': (owner) => ({ arn: owner }),
  'feedback.file': (owner) => queryOf(owner),
  'feedback.query': (owner) => referenceOf(owner),
  'feedback.saveQueryStatus': async (owner) => ({
    ...(await referenceOf(owner)),
    status: 'closed',
    rating: 4,
  }),
  'feedback.submitQuery': () => ({
    sectionId: 'brokerage',
    subSectionId: 'rate',
    subject: 'A',
    message: 'B',
  }),
  'goal-planner.assignable': async (owner) => ({ investorId: await clientOf(owner) }),
  'goal-planner.file': (owner) => goalOf(owner),
  'goal-planner.goal': (owner) => goalOf(owner),
  'goal-planner.remove': (owner) => goalOf(owner),
  'goal-planner.save': () => ({
    prospect: 'Ravi Menon',
    kind: 'home',
    name: 'Home',
    due: '2036-11-15',
    cost: '5000000',
    years: 1,
    inflation: '6',
    returns: '10',
    returnsAfter: '7',
    stepUp: '0',
    basis: 'effective',
    otherHeld: '0',
    holdings: [],
    sips: [],
  }),
  'investor.aadhaarSeeding': () => ({ pan }),
  'investor.bankDetails': () => ({ folioNo }),
  'investor.details': async (owner) => ({ id: await clientOf(owner) }),
  'investor.callList': async (owner) => ({ ids: [await clientOf(owner)], format: 'csv', reason: 'review' }),
  'investor.chosen': async (owner) => ({ ids: [await clientOf(owner)] }),
  'investor.export': async (owner) => ({ ids: [await clientOf(owner)], format: 'csv' }),
  'investor.find': () => ({ words: folioNo }),
  'investor.folioDetails': () => ({ folioNo }),
  'investor.folios': async (owner) => ({ investorId: await clientOf(owner) }),
  'investor.holders': () => ({ id: schemeCode }),
  'investor.list': () => ({ words: 'asha' }),
  'investor.panDetails': () => ({ pan }),
  'investor.reveal': async (owner) => ({ investorId: await clientOf(owner), what: 'pan' }),
  'investor.schemes': (owner) => ({ id: owner }),
  'investor.transactions': async (owner) => ({ investorId: await clientOf(owner) }),
  'investor.validateFolios': () => ({ folioNo, kind: 'additional' }),
  'investor.verifyPan': () => ({ pan }),
  'mandates.bankMandates': () => ({ folioNo }),
  'mandates.otmAccounts': () => ({ folioNo }),
  'mandates.otmList': () => ({ folioNo }),
  'mandates.otmDetails': async () => ({ folioNo, id: await mandateOfFirst() }),
  'mandates.registerOtm': async () => ({ folioNo, id: await mandateOfFirst(), act: 'resend-link' }),
  'mandates.cancel': async () => ({ folioNo, id: await mandateOfFirst() }),
  'mandates.form': async () => ({ folioNo, id: await mandateOfFirst() }),
  'nominee.get': () => ({ folioNo }),
  'profile.saveDevice': () => ({ id: 'device-1', name: 'Phone', platform: 'android' }),
  'statements.whatIf': async (owner) => ({
    investorId: await clientOf(owner),
    asks: [{ folioNo, schemeCode, by: 'all' }],
  }),
  'nominee.change': () => ({
    folioNo,
    terms: {
      nominees: [{ name: 'Ira Menon', relation: '04', share: null, birthDate: null, guardian: null }],
      isOptOut: false,
    },
    consent: true,
  }),
  'transact.coolingPeriod': () => ({ folioNo }),
  'transact.checkContact': () => newContact,
  'transact.changeContact': () => ({ ...newContact, consent: true }),
  'nav.history': () => ({ schemeCode, range: '1m' }),
  'nav.scheme': () => ({ schemeCode }),
  'notifications.markRead': async (owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      "insert into notification (arn, id, title, body) values ($1, $2, 'News', 'Of the owner')",
      [owner, id],
    );
    return { id };
  },
  'opportunity.act': () => ({ list: 'ceased', keys: ['7001/11 SIP1'], act: 'call' }),
  'opportunity.history': () => ({ list: 'ceased', key: '7001/11 SIP1' }),
  'opportunity.recipients': () => ({ list: 'ceased', channel: 'sms' }),
  'opportunity.send': () => ({ list: 'ceased', channel: 'sms', text: 'Dear {name}' }),
  'opportunity.consent': async (owner) => ({
    investorId: await clientOf(owner),
    channel: 'sms',
    isGiven: true,
    way: 'call',
  }),
  'opportunity.deadContact': async (owner) => {
    const investorId = await clientOf(owner);
    await hub.db.read('system', "update investor set mobile = '9811111111' where id = $1", [investorId]);
    return { investorId, way: 'mobile' };
  },
  'opportunity.checkRenewals': () => renewals,
  'opportunity.sendRenewals': () => ({ ...renewals, keys: ['7001/11 SIP1'], consent: true }),
  'opportunity.renewalBatch': async (owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into renewal_batch (arn, id, at, step_up, "references") values ($1, $2, now(), 10, '{}')`,
      [owner, id],
    );
    return { id };
  },
  'reports.debitsOfDay': () => ({ on: '2026-12-10' }),
  'reports.sip': async (owner) => ({ investorId: await clientOf(owner) }),
  'reports.stp': () => ({ folioNo }),
  'reports.swp': () => ({ folioNo }),
  'statements.account': async (owner) => ({ investorId: await clientOf(owner), period: 'inception' }),
  'statements.accountFile': async (owner) => ({
    investorId: await clientOf(owner),
    period: 'inception',
    format: 'csv',
  }),
  'statements.capitalGain': async (owner) => ({ investorId: await clientOf(owner), year: '2025-26' }),
  'statements.gainFile': async (owner) => ({
    investorId: await clientOf(owner),
    year: '2025-26',
    format: 'csv',
  }),
  'statements.mail': (owner) => sentStatement(owner),
  'statements.share': (owner) => sentStatement(owner),
  'statements.shares': async (owner) => ({ investorId: await clientOf(owner) }),
  'statements.stopSharing': async (owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into statement_share (arn, id, investor_id, asked, title, shared_at, expires_at)
       values ($1, $2, $3, '{}', '', now(), now() + interval '1 day')`,
      [owner, id, await clientOf(owner)],
    );
    return { id };
  },
  'statements.startBulk': async (owner) => ({
    clients: { ids: [await clientOf(owner)] },
    kind: 'account',
    period: 'inception',
    withPassword: false,
  }),
  'statements.bulk': (owner) => bulkOf(owner),
  'statements.stopBulk': (owner) => bulkOf(owner),
  'statements.bulkFile': (owner) => bulkOf(owner),
  'statements.openShared': () => ({ token: 'x'.repeat(43) }),
  'statements.sharedFile': () => ({ token: 'x'.repeat(43), lastFour: '234F' }),
  'transact.getApplication': async (owner) => ({ id: await applicationOf(owner) }),
  'transact.saveApplication': () => ({ draft: emptyDraft('lumpsum') }),
  'transact.discardApplication': async (owner) => ({ id: await applicationOf(owner), version: 1 }),
  'transact.shareApplication': async (owner) => ({ id: await applicationOf(owner) }),
  'transact.revokeShare': async (owner) => ({ id: await applicationOf(owner) }),
  'transact.uploadProof': async (owner) => ({ id: await applicationOf(owner) }),
  'transact.submitFirstLumpsum': async (owner) => sentForm(await applicationOf(owner)),
  'transact.submitFirstSip': async (owner) => sentForm(await applicationOf(owner, 'sip')),
  'transact.submitZeroBalance': async (owner) => sentForm(await applicationOf(owner, 'zero-balance')),
  'transact.saveFatca': async (owner) => ({
    id: await applicationOf(owner),
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
  'transact.deleteRecord': async (owner) => ({ id: await orderOf(owner) }),
  'transact.receipt': async (owner) => ({ reference: await orderOf(owner) }),
  'transact.record': async (owner) => ({ reference: await orderOf(owner) }),
  'transact.shareLink': async (owner) => ({ reference: await orderOf(owner) }),
  'transact.updateRecord': async (owner) => ({ reference: await orderOf(owner), act: 'resend' }),
  'wishes.batch': (owner) => wishBatchOf(owner),
  'wishes.cancel': (owner) => wishBatchOf(owner),
  'wishes.card': () => ({ category: 'birthday', language: 'en', design: 'petals' }),
  'wishes.clients': () => ({ category: 'birthday' }),
  'wishes.templates': () => ({ id: 'birthday' }),
  'wishes.consent': async (owner) => ({
    investorId: await clientOf(owner),
    channel: 'email',
    isGiven: true,
    way: 'call',
  }),
  'wishes.weddingDay': async (owner) => ({ investorId: await clientOf(owner), on: '2000-01-01' }),
  'wishes.open': async (owner) => ({ ...wish, by: 'whatsapp', investorId: await wishedClient(owner) }),
  'wishes.send': async (owner) => ({ ...wish, channel: 'sms', investorIds: [await wishedClient(owner)] }),
  'session.authenticateCrm': () => credentials(),
  'session.authenticatePlex': () => credentials(),
  'session.biometricToken': () => ({ keyId: 'any' }),
  'session.end': async (owner) => {
    const id = randomUUID();
    await hub.db.read('system', 'insert into session (arn, id, family) values ($1, $2, $2)', [owner, id]);
    return { id };
  },
  'session.getRelationshipManager': (owner) => ({ id: owner }),
  'session.removeDeviceKey': async (owner) => {
    const id = randomUUID();
    await hub.db.read(
      'system',
      `insert into device_key (arn, id, device_id, platform, method, public_key, tries_left)
       values ($1, $2, $2, 'ios', 'biometric', 'x', 5)`,
      [owner, id],
    );
    return { id };
  },
  'session.saveToken': () => {
    const { device, publicKey } = testDevice('matrix');
    return { device, publicKey, method: 'biometric' };
  },
};

const sentForm = (id: string) => ({ id, version: 1, consent: true });

/** A form of the owner that nobody has filled in. */
async function applicationOf(owner: string, kind: ApplicationKind = 'lumpsum'): Promise<string> {
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

/** A mandate in the first one's folio that waits for its investor. */
async function mandateOfFirst(): Promise<string> {
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

/** An order of the owner's that waits for its investor. */
async function orderOf(owner: string): Promise<string> {
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
      await clientOf(owner),
      schemeCode,
      JSON.stringify({ ...lumpsum, folioNo: '1' }),
      JSON.stringify({ ...summary, amount: '5000.00', navOn: null, lines: [], risk: null }),
    ],
  );
  return reference;
}

/** A client of the owner's; who has none gets one. */
async function clientOf(owner: string): Promise<string> {
  const one = 'select id from investor where arn = $1 order by name limit 1';
  const [had] = await hub.db.read<{ id: string }>('system', one, [owner]);
  if (had !== undefined) return had.id;
  const [made] = await hub.db.read<{ id: string }>(
    'system',
    "insert into investor (arn, client_key, name) values ($1, 'made', 'Made For This') returning id",
    [owner],
  );
  return made?.id ?? '';
}

const credentials = (): Input => ({
  Username: hub.config.serviceLogin.username,
  Password: hub.config.serviceLogin.password,
});

/** All of one distributor's rows in every table that has any, as one text. */
async function rowsOf(arn: string): Promise<string> {
  const tables = await hub.db.read<{ name: string }>(
    'system',
    "select tablename as name from pg_policies where policyname = 'own_rows' order by 1",
  );
  const each = tables.map(
    ({ name }) => `(select string_agg(t::text, '|' order by t::text) from "${name}" t where arn = $1)`,
  );
  const [row] = await hub.db.read<{ all: string }>(
    'system',
    `select concat_ws('#', ${each.join(', ')}) as all`,
    [arn],
  );
  return row?.all ?? '';
}

async function answerTo(
  call: Call,
  kind: CallerKind,
): Promise<{ status: number; text: string; spared: boolean }> {
  const input = await (inputs[call.name]?.(ownerOf[kind]) ?? sampleInput(call));
  const client = await who.get(kind);
  const before = await rowsOf(people.ifa.arn);
  const { status, text } = await client.send(call, input);
  const spared = (await rowsOf(people.ifa.arn)) === before;
  if (call.name === 'session.logout') who.drop(kind);
  return { status, text, spared };
}

describe('the access table', () => {
  it('has a row for every call and for no other, a column for every caller', () => {
    expect(Object.keys(accessTable).sort()).toEqual(allCalls.map(({ name }) => name).sort());
    for (const [name, row] of Object.entries(accessTable)) expect([name, row.length]).toEqual([name, 10]);
  });

  it('every call says who may make it', () => {
    for (const { name, access } of allCalls) {
      expect([name, typeof access === 'string' || access.length > 0]).toEqual([name, true]);
    }
  });
});

describe.each(allCalls)('$name', (call) => {
  it('answers each caller as the table says, and lets none touch what is not theirs', async () => {
    const expected = accessTable[call.name];
    const got: Record<string, number> = {};
    for (const kind of callerKinds) {
      const { status, text, spared } = await answerTo(call, kind);
      got[kind] = status;
      const isRefused = status === 401 || status === 403 || status === 404;
      const isForeign = ownerOf[kind] !== people.ifa.arn || kind === 'another distributor';
      if (isRefused || (isForeign && call.access !== 'anyone')) {
        expect([call.name, kind, spared]).toEqual([call.name, kind, true]);
      }
      // Nothing of the first distributor is in an answer to somebody else; sealed answers are for their reader only.
      if (isForeign) for (const name of namesOfTheFirst) expect(text).not.toContain(name);
    }
    expect(got).toEqual(Object.fromEntries(callerKinds.map((kind, at) => [kind, expected?.[at]])));
  });
});
