import { applicationTexts } from '@hub/contract/applications/application-texts';
import {
  applications,
  getApplication,
  saveApplication,
} from '@hub/contract/calls/transact/transact-applications';
import { record } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBook } from '../../book/test/book-checks.ts';
import {
  type ApplicationDesk,
  draftOf,
  newcomers,
  openApplicationDesk,
  submitWithKey,
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

describe('what goes wrong in between', () => {
  const client = { pan: 'ABCPK1008H', name: 'Neha Kulkarni', birthDate: '1993-02-14' };
  const mobile = '9898989810';

  it('declined: nothing is in the book, and the form can be changed and sent again', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', client, mobile));
    expect((await desk.submit(form)).ok).toBe(true);
    expect(await desk.mine.request(getApplication, { id: form.id })).toMatchObject({
      status: 'sent',
      draft: { holders: [{ pan: '******008H' }], bank: { account: '**********5678' } },
    });
    await desk.decide(mobile, false);
    const declined = await desk.mine.request(getApplication, { id: form.id });
    expect(declined).toMatchObject({
      status: 'declined',
      folioNo: null,
      draft: { holders: [{ pan: client.pan }] },
    });
    expect((await inBook(client.pan)).investors).toEqual([]);
    const again = await desk.mine.request(saveApplication, {
      id: form.id,
      version: declined.version,
      draft: declined.draft,
    });
    expect(again.status).toBe('draft');
  });

  it('sent twice with one key: one order; sent twice without: the second is refused', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', client, mobile));
    const [one, other] = await Promise.all([
      submitWithKey(desk.mine, form, 'a'.repeat(32)),
      submitWithKey(desk.mine, form, 'a'.repeat(32)),
    ]);
    const replies = [one, other].filter(({ ok }) => ok);
    expect(replies.length).toBeGreaterThan(0);
    const orders = await desk.rows('select reference from orders where kind = $1 and status = $2', [
      'folio',
      'pending',
    ]);
    expect(orders).toHaveLength(1);
    expect(await desk.submit(form)).toMatchObject({ ok: false, status: 409 });
  });

  it('a PAN that waits cannot be sent by another distributor, until the link has expired', async () => {
    const theirs = await desk.save({ ...draftOf('zero-balance', '01', client, '9898989811') }, desk.theirs);
    const refused = await desk.submit(theirs, desk.theirs);
    expect(refused).toMatchObject({
      ok: false,
      status: 409,
      message: applicationTexts.waiting,
      fields: { 'draft.holders.0.pan': applicationTexts.waiting },
    });
    desk.hub.clock.advance({ hours: 49 });
    await desk.hub.work();
    const { items } = await desk.mine.request(applications, { show: 'open' });
    expect(items.some(({ status, maskedPan }) => status === 'expired' && maskedPan === '******008H')).toBe(
      true,
    );
    expect((await desk.submit(theirs, desk.theirs)).ok).toBe(true);
  });

  it('two distributors at once: one of them sends, and nothing of the other is left', async () => {
    const pan = { pan: 'ABCPN1001A', name: 'Ananya Nair', birthDate: '1990-04-12' };
    const [mine, theirs] = [
      await desk.save(draftOf('zero-balance', '01', pan, '9898989801')),
      await desk.save(draftOf('zero-balance', '01', pan, '9898989821'), desk.theirs),
    ];
    const before = await desk.rows<{ n: number }>('select count(*)::int as n from orders');
    const replies = await Promise.all([desk.submit(mine), desk.submit(theirs, desk.theirs)]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ message: applicationTexts.waiting });
    const after = await desk.rows<{ n: number }>('select count(*)::int as n from orders');
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1);
  });

  it('a confirmation that fails in the middle leaves nothing, and goes through later', async () => {
    const client = { pan: 'ABCPS1004D', name: 'Aarav Sharma', birthDate: '2016-06-18' };
    expect((await desk.submit(await desk.save(draftOf('zero-balance', '01', client)))).ok).toBe(false);
    const nri = draftOf('sip', '11', newcomers.nri, '9898989805');
    const reference = await desk.send({
      ...nri,
      order: { ...nri.order, startsOn: '2027-01-05' },
      mandate: { ...nri.mandate, startsOn: '2026-12-01' },
    });
    const [order] = await desk.rows<{ folioNo: string }>(
      'select folio_no as "folioNo" from orders where reference = $1',
      [reference],
    );
    const before = (await inBook(newcomers.nri.pan)).folios.length;
    // The number is taken: the folio cannot be written.
    await desk.rows(
      `insert into folio (arn, folio_no, investor_id, rta)
       select arn, $1, investor_id, rta from folio where arn = 'ARN-100001' limit 1`,
      [order?.folioNo],
    );
    await expect(desk.decide('9898989805')).rejects.toThrow();
    expect(await statusOf(reference)).toBe('pending');
    expect(await desk.rows('select id from mandate where folio_no = $1', [order?.folioNo])).toEqual([]);
    await desk.rows('delete from folio where folio_no = $1', [order?.folioNo]);
    await desk.decide('9898989805');
    expect((await inBook(newcomers.nri.pan)).folios).toHaveLength(before + 1);
    expect((await verifyBook(desk.hub.db)).differences).toEqual([]);
  });

  it('no PAN, account number or contact of a form is in the log', () => {
    const logged = desk.hub.logged();
    const secrets = [
      ...Object.values(newcomers).map(({ pan }) => pan),
      '50100012345678',
      '9898989801',
      '784-1990-1',
    ];
    for (const secret of secrets) expect(logged).not.toContain(secret);
    expect(logged).toContain('transact.saveApplication');
  });
});
