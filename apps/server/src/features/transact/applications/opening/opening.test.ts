import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
} from '@hub/contract/calls/confirmation/confirmation';
import { listNotifications } from '@hub/contract/calls/notifications/notifications';
import {
  applications,
  getApplication,
  saveApplication,
} from '@hub/contract/calls/transact/transact-applications';
import { openingTexts } from '@hub/contract/openings/opening-texts';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationDesk,
  declareAll,
  draftOf,
  newcomers,
  openApplicationDesk,
  withSecond,
} from '../test/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await openApplicationDesk();
});
afterAll(() => desk.hub.close());

const lastBody = async (purpose: string, mobile: string) =>
  (
    await desk.rows<{ body: string }>(
      'select body from outbox_message where purpose = $1 and target = $2 order by id desc limit 1',
      [purpose, mobile],
    )
  )[0]?.body ?? '';

/** The newest link to this mobile number, as its investor opens it. */
async function openLink(mobile: string) {
  const token = /\/confirm\/([\w-]{43})/.exec(await lastBody('order-link', mobile))?.[1] ?? '';
  const { link, confirmation } = await desk.stranger.request(openConfirmation, { token });
  if (confirmation === null) throw new Error(`The link is ${link}`);
  return { token, confirmation, confirmed: confirmation.orders.map(({ reference }) => reference) };
}

async function codeOf(token: string, mobile: string): Promise<string> {
  desk.hub.clock.advance({ seconds: 31 });
  await desk.stranger.request(sendConfirmationOtp, { token, channel: 'SMS' });
  return /^\d{6}/.exec(await lastBody('order-otp', mobile))?.[0] ?? '';
}

const foliosOf = (pan: string) =>
  desk.rows<{ nominees: unknown }>(
    'select f.nominees from folio f join investor i on i.arn = f.arn and i.id = f.investor_id where i.client_key = $1',
    [pan],
  );

async function shownOf(draft: ApplicationDraft, mobile: string) {
  await desk.send(draft);
  const { confirmation } = await openLink(mobile);
  const { parts, declarations } = confirmation.opening ?? { parts: [], declarations: [] };
  return {
    parts: Object.fromEntries(parts.map(({ step, lines }) => [step, lines.join('\n')])),
    labels: Object.fromEntries(parts.map(({ step, label }) => [step, label])),
    declarations: Object.fromEntries(declarations.map(({ id, text }) => [id, text])),
    text: JSON.stringify(confirmation),
  };
}

const withNominees = (draft: ApplicationDraft): ApplicationDraft => ({
  ...draft,
  nomineeOptOut: false,
  nominees: [
    { name: 'Arun Nair', relation: '20', share: '60', birthDate: '', guardian: null },
    {
      name: 'Diya Nair',
      relation: '04',
      share: '40',
      birthDate: '2018-02-03',
      guardian: { name: 'Arun Nair', relation: '06' },
    },
  ],
});

describe('what a first-time investor sees before they confirm', () => {
  it('is all that is opened in their name, its numbers masked', async () => {
    const mobile = '9898989831';
    const draft = withNominees(draftOf('sip', '01', newcomers.ananya, mobile));
    const [first] = draft.holders;
    const email = 'ananya@example.in';
    const shown = await shownOf({ ...draft, holders: first ? [{ ...first, email }] : [] }, mobile);
    expect(shown.parts).toMatchObject({
      pan: 'Ananya Nair\nBorn 12-Apr-1990 · PAN ******001A',
      status: expect.stringMatching(/^N\d{8} · Single · Individual$/),
      contact: '*****89831\n*****a@example.in',
      address: '12 Prabhat Road\nPune 411004\nMaharashtra, India',
      bank: 'HDFC Bank **********5678, savings\nIFSC HDFC0000001, Pune',
      nominees: 'Arun Nair, spouse · 60%\nDiya Nair, daughter · 40% · Born 03-Feb-2018 · guardian Arun Nair',
      mandate: 'Up to ₹25,000 per debit · Net banking\n25-Nov-2026 to 15-Nov-2046',
    });
    for (const part of [
      'Pays tax in India',
      'Born in Pune, India',
      '10 to 25 lakh',
      'Salary',
      'Not politically exposed',
    ])
      expect(shown.parts.fatca).toContain(part);
    expect(shown.declarations).toEqual({
      tax: 'I am tax resident of India only (FATCA, CRS)',
      pep: 'I am not politically exposed, nor related (PEP)',
      nominees: 'The nominees and their shares are as I want',
    });
    for (const secret of [newcomers.ananya.pan, '50100012345678', mobile, email])
      expect(shown.text).not.toContain(secret);
    await desk.decide(mobile, false);
  });

  it('names every holder of a joint folio, and what is declared of each', async () => {
    const mobile = '9898989832';
    const draft = withSecond(draftOf('zero-balance', '01', newcomers.rohan, mobile), newcomers.ananya);
    const [first, second] = draft.holders;
    if (first === undefined || second === undefined) throw new Error('two holders');
    const exposed = { ...second, fatca: { ...second.fatca, pep: 'RPEP' as const } };
    const { parts, declarations } = await shownOf({ ...draft, holders: [first, exposed] }, mobile);
    expect(parts.holders).toBe('2. Ananya Nair · Born 12-Apr-1990 · PAN ******001A');
    expect(parts.status).toContain('Anyone or survivor');
    expect(parts.nominees).toBe('None');
    expect(parts.fatca).toMatch(
      /^Rohan Mehta\n[\s\S]*Ananya Nair\n[\s\S]*Related to a politically exposed person$/,
    );
    expect(declarations).toEqual({
      tax: 'All holders are tax resident of India only (FATCA, CRS)',
      pep: 'Political exposure is as shown above (PEP)',
      nominees: 'I do not wish to nominate',
    });
    await desk.decide(mobile, false);
  });

  it('is the child for a guardian, who declares to be one; nobody is nominated', async () => {
    const mobile = '9898989833';
    const { parts, labels, declarations } = await shownOf(
      draftOf('zero-balance', '02', newcomers.kavita, mobile),
      mobile,
    );
    expect([labels.pan, labels.holders]).toEqual(['Guardian', 'Child']);
    expect(parts.holders).toBe('Aarav Sharma\nBorn 18-Jun-2016');
    expect(parts.nominees).toBeUndefined();
    expect(declarations).toEqual({
      guardian: 'I am the guardian of Aarav Sharma and invest for Aarav Sharma',
      tax: 'Aarav Sharma is tax resident of India only (FATCA, CRS)',
      pep: 'Aarav Sharma is not politically exposed, nor related (PEP)',
    });
    await desk.decide(mobile, false);
  });

  it.each([
    [
      '03',
      newcomers.huf,
      '9898989834',
      'Formed 01-Apr-2004',
      'Gupta Family HUF is tax resident of India only',
    ],
    ['21', newcomers.nri, '9898989835', 'Born 03-Nov-1986', 'I am tax resident as shown above'],
  ] as const)(
    'of tax status %s says since when, and where tax is paid',
    async (status, who, mobile, since, tax) => {
      const { parts, declarations } = await shownOf(draftOf('zero-balance', status, who, mobile), mobile);
      expect(parts.pan).toContain(since);
      expect(declarations.tax).toContain(tax);
      await desk.decide(mobile, false);
    },
  );
});

describe('what they declare', () => {
  const mobile = '9898989841';
  const { pan } = newcomers.proprietor;

  it('is asked for: without every declaration nothing is opened, and the code stays good', async () => {
    await desk.send(withNominees(draftOf('zero-balance', '13', newcomers.proprietor, mobile)));
    const { token, confirmation, confirmed } = await openLink(mobile);
    const otp = await codeOf(token, mobile);
    const { opening } = declareAll(confirmation);
    const answers = [{}, { opening: { digest: opening?.digest ?? '', declared: ['tax', 'pep'] as const } }];
    for (const answer of answers) {
      const reply = await desk.stranger.call(decideConfirmation, {
        ...{ token, otp, confirmed, declined: [] },
        ...(answer as object),
      });
      expect(reply).toMatchObject({
        ok: false,
        status: 422,
        fields: { declared: openingTexts.missing },
      });
    }
    expect(await foliosOf(pan)).toEqual([]);

    const other = { digest: 'of something else', declared: opening?.declared ?? [] };
    const changed = await desk.stranger.call(decideConfirmation, {
      ...{ token, otp, confirmed, declined: [], opening: other },
    });
    expect(changed).toMatchObject({ ok: false, status: 409, message: openingTexts.changed });

    await desk.stranger.request(decideConfirmation, {
      ...{ token, otp, confirmed, declined: [] },
      ...declareAll(confirmation),
    });
    expect(await foliosOf(pan)).toHaveLength(1);
    const [row] = await desk.rows<{ declared: object }>(
      "select declared from application where status = 'opened' and name = 'Suresh Jain'",
    );
    // Kept: when, and exactly what was on the page.
    expect(row?.declared).toEqual({ at: `${desk.hub.clock.now()}`, ...confirmation.opening });
  });

  it('is of what is true now: what the book has changed since the page was opened is read again first', async () => {
    const empty = draftOf('zero-balance', '13', newcomers.proprietor, mobile);
    await desk.send(empty);
    const before = await openLink(mobile);
    await desk.rows("update investor set address = '4 New Street' where client_key = $1", [pan]);
    const otp = await codeOf(before.token, mobile);
    const answer = { token: before.token, otp, confirmed: before.confirmed, declined: [] };
    const reply = await desk.stranger.call(decideConfirmation, {
      ...answer,
      ...declareAll(before.confirmation),
    });
    expect(reply).toMatchObject({ ok: false, status: 409, fields: { opening: openingTexts.changed } });
    const after = await openLink(mobile);
    expect(JSON.stringify(after.confirmation.opening)).toContain('4 New Street');
    await desk.stranger.request(decideConfirmation, { ...answer, ...declareAll(after.confirmation) });
    expect(await foliosOf(pan)).toHaveLength(2);
  });
});

describe('a part that is sent back', () => {
  const mobile = '9898989851';
  const remark = 'The house number is 14.';
  const neha = { pan: 'ABCPK1008H', name: 'Neha Kulkarni', birthDate: '1993-02-14' };

  it('opens nothing; the distributor reads why, corrects it and sends it again', async () => {
    const form = await desk.save(draftOf('zero-balance', '01', neha, mobile));
    expect((await desk.submit(form)).ok).toBe(true);
    const { token, confirmation, confirmed } = await openLink(mobile);
    const otp = await codeOf(token, mobile);
    const sentBack = [{ step: 'address' as const, remark }];
    const call = (more: object) =>
      desk.stranger.call(decideConfirmation, { token, otp, confirmed: [], declined: confirmed, ...more });
    for (const [more, field] of [
      [{ sentBack, confirmed, declined: [], ...declareAll(confirmation) }, 'sentBack'],
      [{ sentBack: [{ step: 'mandate', remark }] }, 'sentBack'],
      [{ sentBack: [{ step: 'address', remark: '' }] }, 'sentBack.0.remark'],
    ] as const) {
      expect(await call(more)).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } });
    }
    const reply = await call({ sentBack });
    expect(reply).toMatchObject({ ok: true, value: { payToken: null, orders: [{ status: 'declined' }] } });
    expect(await foliosOf(neha.pan)).toEqual([]);

    const { items } = await desk.mine.request(applications, {});
    expect(items.find(({ id }) => id === form.id)).toMatchObject({ status: 'declined', sentBack });
    const { items: notices } = await desk.mine.request(listNotifications, { pageNumber: 1 });
    expect(notices[0]).toMatchObject({
      kind: 'form-sent-back',
      title: openingTexts.sentBackTitle(neha.name),
      body: expect.stringContaining(`Address: “${remark}”`),
      link: expect.stringContaining('step=address'),
    });
    expect((await desk.theirs.request(applications, { show: 'all' })).total).toBe(0);

    const declined = await desk.mine.request(getApplication, { id: form.id });
    const corrected = await desk.mine.request(saveApplication, {
      id: form.id,
      version: declined.version,
      draft: { ...declined.draft, address: { ...declined.draft.address, line: '14 Prabhat Road' } },
    });
    expect(corrected.sentBack).toEqual(sentBack);
    expect((await desk.submit(corrected)).ok).toBe(true);
    expect((await desk.mine.request(getApplication, { id: form.id })).sentBack).toEqual([]);
    expect(JSON.stringify((await openLink(mobile)).confirmation.opening)).toContain('14 Prabhat Road');
    await desk.decide(mobile);
    expect(await foliosOf(neha.pan)).toHaveLength(1);
  });
});
