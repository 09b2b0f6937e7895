import { applicationTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import {
  applications,
  discardApplication,
  fatcaDetails,
  getApplication,
  saveApplication,
  saveFatca,
} from '@hub/contract/calls/transact/transact-applications';
import { record, records } from '@hub/contract/calls/transact/transact-records';
import type { TaxStatusCode } from '@hub/domain';
import { emptyDraft, emptyHolder } from '@hub/domain/applications/application-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBook } from '../../book/test/book-checks.ts';
import { codes, euin } from '../test/order-book.ts';
import {
  type ApplicationDesk,
  draftOf,
  type Newcomer,
  newcomers,
  openApplicationDesk,
  withSecond,
} from './test/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
});
afterAll(() => desk.hub.close());

const inBook = async (pan: string) => ({
  investors: await desk.rows('select id from investor where client_key = $1', [pan]),
  folios: await desk.rows<{ folioNo: string; taxStatus: string; holding: string }>(
    `select f.folio_no as "folioNo", f.tax_status as "taxStatus", f.holding, f.holders, f.minor, f.banks, f.nominees, f.fatca
       from folio f join investor i on i.arn = f.arn and i.id = f.investor_id where i.client_key = $1`,
    [pan],
  ),
});
const statusOf = async (reference: string) => (await desk.mine.request(record, { reference })).status;

describe('a draft', () => {
  it('is kept at each step, on any device, and waits on the first step with something missing', async () => {
    const first = await desk.save(emptyDraft('sip'));
    expect(first).toMatchObject({ version: 1, status: 'draft', step: 'pan', name: '', maskedPan: null });
    const { pan, birthDate } = newcomers.ananya;
    const draft = emptyDraft('sip');
    const typed = { ...draft, holders: [{ ...emptyHolder(), pan, birthDate }] };
    const second = await desk.mine.request(saveApplication, {
      id: first.id,
      version: 1,
      draft: draftWire(typed),
    });
    // The name comes from the KYC agency for who knows the birth date.
    expect(second).toMatchObject({
      version: 2,
      step: 'status',
      name: 'Ananya Nair',
      maskedPan: '******001A',
    });
    const again = await desk.mine.request(getApplication, { id: first.id });
    expect(again.draft).toEqual(second.draft);
    expect(again.facts.kyc[pan]).toEqual({
      status: 'VALIDATED',
      name: 'Ananya Nair',
      isBirthDateRight: true,
      investsHere: false,
      details: expect.objectContaining({ birthPlace: 'Thrissur', occupation: '02' }),
    });
    // Who does not know the birth date is told neither.
    const guessed = { ...typed, holders: [{ ...emptyHolder(), pan, birthDate: '1990-04-13' }] };
    expect((await desk.save(guessed)).facts.kyc[pan]).toMatchObject({
      name: null,
      isBirthDateRight: false,
      details: null,
    });
    const { items } = await desk.mine.request(applications, {});
    expect(items.find(({ id }) => id === first.id)).toMatchObject({
      step: 'status',
      changedBy: 'distributor',
    });
    await desk.mine.request(discardApplication, { id: first.id, version: 2 });
    expect((await desk.mine.request(applications, { show: 'all' })).items.map(({ id }) => id)).not.toContain(
      first.id,
    );
    const [row] = await desk.rows<{ draft: object }>('select draft from application where id = $1', [
      first.id,
    ]);
    expect(row?.draft).toEqual({});
  });

  it('is counted on the board: all of them, those ready to send and those declined', async () => {
    const before = await desk.mine.request(applications, {});
    const statuses = [
      ['draft', 'review'],
      ['draft', 'review'],
      ['draft', 'bank'],
      ['declined', 'review'],
      ['discarded', 'review'],
    ];
    for (const [status, step] of statuses) {
      const { id } = await desk.save(emptyDraft('lumpsum'));
      await desk.hub.db.read('system', 'update application set status = $2, step = $3 where id = $1', [
        id,
        status,
        step,
      ]);
    }
    const { total, ready, declined } = await desk.mine.request(applications, {});
    expect([total - before.total, ready - before.ready, declined - before.declined]).toEqual([4, 2, 1]);
    expect(await desk.theirs.request(applications, {})).toMatchObject({ total: 0, ready: 0, declined: 0 });
  });

  it('is not written over by another device: the older version is refused', async () => {
    const { id } = await desk.save(emptyDraft('lumpsum'));
    const draft = draftWire(emptyDraft('lumpsum'));
    await desk.mine.request(saveApplication, { id, version: 1, draft });
    const late = await desk.mine.call(saveApplication, { id, version: 1, draft });
    expect(late).toMatchObject({ ok: false, status: 409, message: applicationTexts.changed('distributor') });
    expect(await desk.mine.request(getApplication, { id })).toMatchObject({ version: 2 });
  });

  it('of another distributor is not there', async () => {
    const { id, version } = await desk.save(draftOf('lumpsum', '01', newcomers.rohan));
    for (const reply of [
      await desk.theirs.call(getApplication, { id }),
      await desk.theirs.call(saveApplication, { id, version, draft: draftWire(emptyDraft('lumpsum')) }),
      await desk.theirs.call(discardApplication, { id, version }),
    ]) {
      expect(reply).toMatchObject({ ok: false, status: 404, message: applicationTexts.unknown });
    }
    expect((await desk.theirs.request(applications, { show: 'all' })).total).toBe(0);
    expect(await desk.hub.db.read({ arn: 'ARN-100002' }, 'select id from application')).toEqual([]);
  });

  it('keeps one holder’s FATCA by its own call, and lists what to choose from [S3-31]', async () => {
    const form = await desk.save(draftOf('lumpsum', '01', newcomers.rohan));
    const fatca = { ...(form.draft.holders[0]?.fatca as object), pep: 'RPEP' } as never;
    const saved = await desk.mine.request(saveFatca, {
      id: form.id,
      version: form.version,
      holder: 0,
      fatca,
    });
    expect(saved.draft.holders[0]?.fatca.pep).toBe('RPEP');
    const none = await desk.mine.call(saveFatca, { id: form.id, version: saved.version, holder: 2, fatca });
    expect(none).toMatchObject({ ok: false, fields: { holder: applicationTexts.noHolder } });
    const lists = await desk.mine.request(fatcaDetails, {});
    expect(lists.politicalExposures.map(({ code }) => code)).toEqual(['NA', 'PEP', 'RPEP']);
    expect(lists.incomes).toHaveLength(6);
    expect(lists.countries[0]).toEqual({ code: 'IN', name: 'India' });
  });
});

describe('what is wrong', () => {
  it('is said at its field, and nothing is sent', async () => {
    const draft = draftOf('lumpsum', '01', newcomers.rohan);
    const form = await desk.save({
      ...draft,
      taxStatus: '03',
      bank: { ...draft.bank, ifsc: 'HDFC0999999' },
      order: { ...draft.order, amount: '1' },
    });
    const reply = await desk.submit(form);
    expect(reply).toMatchObject({ ok: false, status: 422 });
    if (reply.ok) return;
    expect(Object.keys(reply.fields ?? {})).toEqual(
      expect.arrayContaining(['draft.holders.0.pan', 'draft.bank.ifsc', 'draft.order.amount']),
    );
    expect(await desk.mine.request(getApplication, { id: form.id })).toMatchObject({
      status: 'draft',
      folioNo: null,
    });
    expect((await inBook(newcomers.rohan.pan)).investors).toEqual([]);
  });

  it.each([
    ['ABCPV1013M', 'KYC on hold'],
    ['ABCPR1011K', 'KYC registered'],
    ['ABCPZ9999Z', 'No KYC'],
  ])('%s: %s blocks the form', async (pan, title) => {
    const form = await desk.save(
      draftOf('zero-balance', '01', { pan, name: 'Somebody', birthDate: '1982-08-16' }),
    );
    const reply = await desk.submit(form);
    expect(reply.ok).toBe(false);
    expect(reply.ok ? '' : reply.message).toContain(title);
  });

  it('is the distributor’s own mobile number', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', newcomers.rohan, '9800000001'));
    const reply = await desk.submit(form);
    expect(reply).toMatchObject({
      ok: false,
      fields: { 'draft.holders.0.mobile': 'This is your own contact' },
    });
  });

  it('is a file that belongs to another form', async () => {
    const draft = draftOf('zero-balance', '01', newcomers.rohan);
    const form = await desk.save({ ...draft, bank: { ...draft.bank, proof: 'f'.repeat(32) } });
    const reply = await desk.submit(form);
    expect(reply).toMatchObject({
      ok: false,
      fields: { 'draft.bank.proof': applicationTexts.proof.missing },
    });
  });
});

const paths: readonly [TaxStatusCode, Newcomer, string][] = [
  ['02', newcomers.kavita, '9898989802'],
  ['03', newcomers.huf, '9898989803'],
  ['13', newcomers.proprietor, '9898989804'],
];

describe('from an application to a folio', () => {
  it('a lumpsum: nothing is in the book until the investor confirms, then money and units as ever', async () => {
    const mobile = '9898989801';
    const reference = await desk.send(draftOf('lumpsum', '01', newcomers.ananya, mobile));
    expect(await inBook(newcomers.ananya.pan)).toEqual({ investors: [], folios: [] });
    const row = async () =>
      (await desk.mine.request(records, {})).items.find((one) => one.reference === reference);
    expect(await row()).toMatchObject({
      status: 'pending',
      investor: { name: 'Ananya Nair' },
      isInBook: false,
    });
    const payToken = await desk.decide(mobile);
    expect(await row()).toMatchObject({ status: 'confirmed', isInBook: true });
    const { investors, folios } = await inBook(newcomers.ananya.pan);
    expect(investors).toHaveLength(1);
    expect(folios).toMatchObject([
      { taxStatus: '01', holding: 'SI', banks: [{ ifsc: 'HDFC0000001', isDefault: true }] },
    ]);
    expect(folios[0]?.folioNo).toMatch(/^N\d{8}$/);
    await desk.pay(payToken ?? '', '10000');
    await desk.allot();
    expect(await statusOf(reference)).toBe('allotted');
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
  });

  it.each(paths)('tax status %s opens a zero-balance folio, done at once', async (status, client, mobile) => {
    const reference = await desk.send(draftOf('zero-balance', status, client, mobile));
    expect(await desk.decide(mobile)).toBeNull();
    expect(await statusOf(reference)).toBe('allotted');
    const { folios } = await inBook(client.pan);
    expect(folios).toMatchObject([
      {
        taxStatus: status,
        minor: status === '02' ? { name: 'Aarav Sharma', birthDate: '2016-06-18' } : null,
      },
    ]);
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
    if (status === '02') {
      const [guardian] = await desk.rows('select name, tax_status from investor where client_key = $1', [
        client.pan,
      ]);
      expect(guardian).toEqual({ name: 'Kavita Sharma', tax_status: '01' });
    }
    if (status === '03') {
      const [huf] = await desk.rows('select name, guardian_name from investor where client_key = $1', [
        client.pan,
      ]);
      expect(huf).toEqual({ name: 'Gupta Family HUF', guardian_name: 'Suresh Gupta' });
    }
  });

  it('an NRE and then an NRO folio are of one client, in one book', async () => {
    const mobile = '9898989805';
    for (const status of ['21', '24'] as const) {
      await desk.send(draftOf('zero-balance', status, newcomers.nri, mobile));
      await desk.decide(mobile);
    }
    const { investors, folios } = await inBook(newcomers.nri.pan);
    expect(investors).toHaveLength(1);
    expect(folios.map(({ taxStatus }) => taxStatus).sort()).toEqual(['21', '24']);
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
  });

  it('a joint SIP: the mandate goes to the bank and the plan is registered', async () => {
    const mobile = '9898989806';
    const reference = await desk.send(
      withSecond(draftOf('sip', '01', newcomers.rohan, mobile), newcomers.ananya),
    );
    expect(await desk.rows('select id from mandate where status = $1', ['INITIATED'])).toEqual([]);
    await desk.decide(mobile);
    await desk.hub.work();
    expect(await statusOf(reference)).toBe('allotted');
    const { folios } = await inBook(newcomers.rohan.pan);
    const [folio] = folios;
    expect(folio).toMatchObject({
      holding: 'AS',
      holders: [{ pan: newcomers.ananya.pan, kyc: 'VALIDATED' }],
    });
    const mandates = await desk.rows('select status from mandate where folio_no = $1', [folio?.folioNo]);
    expect(mandates).toEqual([{ status: 'INITIATED' }]);
    const plans = await desk.rows('select kind from plan where reg_no = $1', [reference]);
    expect(plans).toEqual([{ kind: 'SIP' }]);
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
  });

  it('a UPI ID of another name is refused at its field when the SIP is sent', async () => {
    const neha = { pan: 'ABCPK1008H', name: 'Neha Kulkarni', birthDate: '1993-02-14' };
    const sip = draftOf('sip', '01', neha, '9898989861');
    const submitWith = async (vpa: string) =>
      desk.submit(
        await desk.save({ ...sip, mandate: { ...sip.mandate, channel: 'upi', vpa, limit: '15000' } }),
      );
    for (const vpa of ['other@okbank', 'closed@okbank']) {
      expect(await submitWith(vpa)).toMatchObject({
        ok: false,
        status: 422,
        fields: { 'draft.mandate.vpa': expect.any(String) },
      });
    }
    expect(await submitWith('neha.kulkarni@okbank')).toMatchObject({ ok: true });
    await desk.decide('9898989861', false);
  });

  it('the first purchase in a zero-balance folio is a lumpsum with the minimum of a fresh one', async () => {
    const [folio] = (await inBook(newcomers.proprietor.pan)).folios;
    const terms = {
      kind: 'lumpsum' as const,
      folioNo: folio?.folioNo ?? '',
      schemeCode: codes.flexi,
      idcw: 'Z' as const,
      amount: '4999',
      payMode: 'netbanking' as const,
      account: 'HDFC0000001-5678',
      euin,
      isExecutionOnly: false,
      subArn: null,
    };
    expect(await desk.mine.call(submitLumpsum, { terms, consent: true })).toMatchObject({ ok: false });
    const sent = await desk.mine.request(submitLumpsum, {
      terms: { ...terms, amount: '5000' },
      consent: true,
    });
    const payToken = await desk.decide('9898989804');
    await desk.pay(payToken ?? '', '5000');
    await desk.allot();
    expect(await statusOf(sent.confirmations[0]?.orders[0]?.reference ?? '')).toBe('allotted');
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
  });

  it('takes contact and bank from a folio of the same client without asking or showing them', async () => {
    const [folio] = (await inBook(newcomers.proprietor.pan)).folios;
    const draft = draftOf('zero-balance', '13', newcomers.proprietor, '');
    const empty = emptyDraft('zero-balance');
    const form = await desk.save({
      ...draft,
      sameAs: folio?.folioNo ?? '',
      bank: empty.bank,
      address: empty.address,
    });
    expect(form.facts.existingFolios).toMatchObject([{ accountKey: 'HDFC0000001-5678' }]);
    expect(JSON.stringify(form)).not.toContain('50100012345678');
    expect(JSON.stringify(form)).not.toContain('9898989804');
    expect(form.step).toBe('review');
    const reply = await desk.submit(form);
    expect(reply.ok).toBe(true);
    await desk.decide('9898989804');
    expect((await inBook(newcomers.proprietor.pan)).folios).toHaveLength(2);
  });
});
