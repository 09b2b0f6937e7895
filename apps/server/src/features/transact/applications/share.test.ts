import { draftWire } from '@hub/contract/applications/draft-schema';
import { checkAccount } from '@hub/contract/calls/transact/transact-account-check';
import {
  applications,
  getApplication,
  revokeShare,
  shareApplication,
  uploadProof,
} from '@hub/contract/calls/transact/transact-applications';
import {
  checkSharedAccount,
  openShared,
  saveShared,
  sharedLists,
  uploadSharedProof,
} from '@hub/contract/calls/transact/transact-shared-form';
import { emptyDraft } from '@hub/domain/applications/application-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../../http/test/test-book.ts';
import { pdfOf, smallPdf } from '../../../papers/test/small-papers.ts';
import { type ApplicationDesk, draftOf, newcomers, openApplicationDesk } from './test/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
});
afterAll(() => desk.hub.close());

const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

describe('a form shared with the investor', () => {
  it('opens the same form with nothing of the book, and takes only the investor’s own part', async () => {
    // The contact is one that Asha of the book has: the distributor hears of it, the investor does not.
    const full = draftOf('lumpsum', '01', newcomers.ananya, '9811111111');
    const form = await desk.save({ ...full, bank: emptyDraft('lumpsum').bank });
    expect(form.facts.contactsTaken).toEqual(['9811111111']);
    const share = await desk.mine.request(shareApplication, { id: form.id });
    expect(share.sentTo).toHaveLength(1);
    const token = tokenOf(share.url);
    const opened = await desk.stranger.request(openShared, { token });
    expect(opened.form).toMatchObject({
      distributor: { arn: 'ARN-100001', euin: full.advice.euin },
      facts: { contactsTaken: [], ownContacts: [], existingFolios: [], order: null },
    });
    expect(JSON.stringify(opened)).not.toContain('9800000001');
    const typed = {
      ...(opened.form?.draft ?? draftWire(full)),
      bank: { ...full.bank },
      advice: { euin: 'E999999', isExecutionOnly: true, subArn: '' },
      order: { ...full.order, amount: '999999' },
      consent: true,
    };
    const saved = await desk.stranger.request(saveShared, {
      token,
      version: opened.form?.version ?? 0,
      draft: typed,
      isDone: false,
    });
    expect(saved.form).toMatchObject({ version: 2, draft: { bank: { account: full.bank.account } } });
    const mine = await desk.mine.request(getApplication, { id: form.id });
    expect(mine).toMatchObject({
      changedBy: 'investor',
      draft: {
        advice: full.advice,
        order: { amount: '10000' },
        consent: false,
        bank: { ifsc: 'HDFC0000001' },
      },
    });
    // The distributor's older copy does not write over it, and the investor's older copy neither.
    const late = await desk.stranger.call(saveShared, { token, version: 1, draft: typed, isDone: false });
    expect(late).toMatchObject({ ok: false, status: 409 });
    const done = await desk.stranger.request(saveShared, { token, version: 2, draft: typed, isDone: true });
    expect(done).toEqual({ link: 'used', form: null });
    expect(await desk.stranger.request(openShared, { token })).toEqual({ link: 'used', form: null });
  });

  it('is closed when it is revoked, shared again, sent or out of time', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', newcomers.rohan, '9898989830'));
    const link = async () => tokenOf((await desk.mine.request(shareApplication, { id: form.id })).url);
    const state = async (token: string) => (await desk.stranger.request(openShared, { token })).link;
    const first = await link();
    const second = await link();
    expect([await state(first), await state(second)]).toEqual(['revoked', 'open']);
    const { items } = await desk.mine.request(applications, {});
    expect(items.find(({ id }) => id === form.id)?.sharedUntil).not.toBeNull();
    await desk.mine.request(revokeShare, { id: form.id });
    expect(await state(second)).toBe('revoked');
    const third = await link();
    expect((await desk.submit(form)).ok).toBe(true);
    expect(await state(third)).toBe('used');
    const other = await desk.save(draftOf('zero-balance', '01', newcomers.kavita, '9898989831'));
    const fourth = tokenOf((await desk.mine.request(shareApplication, { id: other.id })).url);
    desk.hub.clock.advance({ hours: 24 * 7 + 1 });
    expect(await state(fourth)).toBe('expired');
    expect(await state('x'.repeat(43))).toBe('unknown');
  });

  it('is one person’s: another PAN is refused at its field, also as the guardian’s', async () => {
    const draft = draftOf('zero-balance', '01', newcomers.nri, '9898989833');
    const form = await desk.save(draft);
    const token = tokenOf((await desk.mine.request(shareApplication, { id: form.id })).url);
    const [first] = draft.holders;
    const change = (typed: typeof draft) =>
      desk.stranger.call(saveShared, { token, version: 1, draft: draftWire(typed), isDone: false });
    const other = {
      ...draft,
      holders: [{ ...(first as (typeof draft.holders)[number]), pan: newcomers.rohan.pan }],
    };
    expect(await change(other)).toMatchObject({
      ok: false,
      status: 422,
      fields: { 'draft.holders.0.pan': expect.stringContaining('distributor') },
    });
    const minor = { ...draft, guardian: { ...newcomers.kavita, relation: '13' as const } };
    expect(await change(minor)).toMatchObject({
      ok: false,
      fields: { 'draft.guardian.pan': expect.anything() },
    });
    expect((await desk.mine.request(getApplication, { id: form.id })).version).toBe(1);
  });

  it('tells since when the investor has it, and no longer once it is done', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', newcomers.proprietor, '9898989834'));
    const now = `${desk.hub.clock.now()}`;
    const token = tokenOf((await desk.mine.request(shareApplication, { id: form.id })).url);
    const lead = () => desk.mine.request(getApplication, { id: form.id });
    expect(await lead()).toMatchObject({ sharedAt: now, changedBy: 'distributor' });
    const { draft } = form;
    await desk.stranger.request(saveShared, { token, version: 1, draft, isDone: true });
    expect(await lead()).toMatchObject({ sharedAt: null, sharedUntil: null, changedBy: 'investor' });
    const again = await desk.stranger.request(saveShared, { token, version: 2, draft, isDone: true });
    expect(again).toEqual({ link: 'used', form: null });
    expect((await lead()).version).toBe(2);
  });

  it('cannot be shared by another distributor', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', newcomers.huf, '9898989832'));
    expect(await desk.theirs.call(shareApplication, { id: form.id })).toMatchObject({
      ok: false,
      status: 404,
    });
    expect(await desk.theirs.call(revokeShare, { id: form.id })).toMatchObject({ ok: false, status: 404 });
  });
});

describe('behind a shared link', () => {
  const started = async (mobile: string) => {
    const form = await desk.save(draftOf('zero-balance', '01', newcomers.ananya, mobile));
    return { id: form.id, token: tokenOf((await desk.mine.request(shareApplication, { id: form.id })).url) };
  };
  const uploads = [
    {
      field: 'proof',
      fileName: 'cheque.pdf',
      file: new Blob([smallPdf()], { type: 'application/pdf' }),
    },
  ];
  const account = { ifsc: 'HDFC0000001', account: '50100012345678' };

  it('an account is checked against the people of the form, ten times an hour at most', async () => {
    const { token } = await started('9898989840');
    const request = (number: string) =>
      desk.stranger.call(checkSharedAccount, { token, ...account, account: number });
    expect(await request('50100012345678')).toMatchObject({ ok: true, value: { isGood: true } });
    expect(await request('50100012349901')).toMatchObject({ ok: true, value: { fault: 'another-name' } });
    let requested = 2;
    while (requested < 50 && (await request(String(600000 + requested))).ok) requested++;
    expect(requested).toBe(10);
  });

  it('accounts count for the distributor: more forms, or sessions, bring no more of them', async () => {
    const { arn } = people.ifa;
    const spent = (name: string, max: number) =>
      desk.rows('update rate_limit set count = $2 where key = $1 returning 1', [`${name}:${arn}`, max]);
    const { token } = await started('9898989845');
    const ofForm = () => desk.stranger.call(checkSharedAccount, { token, ...account });
    const ofDesk = () => desk.mine.call(checkAccount, { ...account, names: ['Ananya Nair'] });
    expect(await ofForm()).toMatchObject({ ok: true });
    expect(await spent('penny-drops', 60)).not.toEqual([]);
    for (const reply of [await ofForm(), await ofDesk()])
      expect(reply).toMatchObject({ ok: false, status: 429 });
    desk.hub.clock.advance({ hours: 1 });
    expect(await ofForm()).toMatchObject({ ok: true });
    expect(await spent('penny-drops-day', 300)).not.toEqual([]);
    desk.hub.clock.advance({ hours: 1 });
    for (const reply of [await ofForm(), await ofDesk()])
      expect(reply).toMatchObject({ ok: false, status: 429 });
  });

  it('a proof is kept for this form and for no other', async () => {
    const { id, token } = await started('9898989841');
    const other = await started('9898989842');
    const stored = await desk.stranger.request(uploadSharedProof, { token }, { uploads });
    expect(stored).toMatchObject({ type: 'pdf' });
    const rows = await desk.rows<{ application_id: string }>(
      'select application_id from application_proof where id = $1',
      [stored.proof],
    );
    expect(rows).toEqual([{ application_id: id }]);
    expect(other.id).not.toBe(id);
  });

  it('nothing works with a link that was revoked, has expired, or never was', async () => {
    const revoked = await started('9898989843');
    await desk.mine.request(revokeShare, { id: revoked.id });
    const expired = await started('9898989844');
    desk.hub.clock.advance({ hours: 24 * 7 + 1 });
    const [before] = await desk.rows<{ n: number }>('select count(*)::int as n from application_proof');
    for (const token of [revoked.token, expired.token, 'x'.repeat(43)]) {
      for (const reply of [
        await desk.stranger.call(checkSharedAccount, { token, ...account }),
        await desk.stranger.call(uploadSharedProof, { token }, { uploads }),
      ]) {
        expect(reply).toMatchObject({ ok: false, status: 409 });
      }
    }
    expect(await desk.rows('select count(*)::int as n from application_proof')).toEqual([before]);
  });

  it('the lists of the form answer without a session', async () => {
    const { countries, relations } = await desk.stranger.request(sharedLists, {});
    expect(countries).toContainEqual({ code: 'IN', name: 'India' });
    expect(relations.length).toBeGreaterThan(10);
  });
});

describe('a proof', () => {
  const upload = async (fileName: string, body: Uint8Array<ArrayBuffer>, contentType: string, id: string) =>
    desk.mine.call(
      uploadProof,
      { id },
      { uploads: [{ field: 'proof', fileName, file: new Blob([body], { type: contentType }) }] },
    );
  const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

  it('is a PDF, JPEG or PNG by its own bytes, whatever it is called', async () => {
    const { id } = await desk.save(emptyDraft('lumpsum'));
    const good = await upload('cheque.pdf', smallPdf(), 'application/pdf', id);
    expect(good).toMatchObject({ ok: true, value: { type: 'pdf' } });
    for (const [name, text, type] of [
      ['cheque.pdf', 'MZ not a pdf', 'application/pdf'],
      ['cheque.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'],
      ['cheque.svg', '<svg onload="alert(1)"/>', 'image/svg+xml'],
      ['damaged.pdf', '%PDF-1.7\n%%EOF', 'application/pdf'],
      ['empty.pdf', '', 'application/pdf'],
    ] as const) {
      expect(await upload(name, bytes(text), type, id)).toMatchObject({ ok: false });
    }
  });

  it.each([
    [5 * 1024 * 1024, 200],
    [5 * 1024 * 1024 + 1, 413],
    [50 * 1024 * 1024, 413],
  ])('has at most 5 MB: one of %d bytes is answered %d', async (size, status) => {
    const { id } = await desk.save(emptyDraft('lumpsum'));
    const reply = await upload('large.pdf', pdfOf(size), 'application/pdf', id);
    expect(reply.ok ? 200 : reply.status).toBe(status);
    const stored = await desk.rows('select id from application_proof where application_id = $1', [id]);
    expect(stored).toHaveLength(status === 200 ? 1 : 0);
  });
});
