import { texts } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { expect, type Page } from '@playwright/test';
import { type LabRequest, labBrand, labConstants } from '../lab/backend.ts';
import type { Outcome } from '../lab/lab-api.ts';
import { type LabOptions, labTokens, type OpenedLab, openLab } from '../lab/open-lab.ts';
import { test } from '../setup/test.ts';
import { lastOf, sendEveryCall } from './every-call.ts';

/** Spec §7: these carry no Bearer, although they go to the hub. */
const withoutBearer = ['version/getall', 'getUserdetailByArnNo'];
const isExcepted = ({ path }: LabRequest) =>
  withoutBearer.some((ending) => path.split('?')[0]?.endsWith(ending));

/** Which token each service's calls carry (S7-06). */
const bearers = [
  { service: 'hub', starts: new RegExp(`^/${labBrand.paths.hub}/`), token: labTokens.hub },
  { service: 'plex', starts: /^\/PlexNewAPI\/(?!api\/(one|Login))/, token: labTokens.plex },
  { service: 'new plex', starts: /^\/PlexNewAPI\/api\/one\//, token: labTokens.plex },
  { service: 'CRM mapping', starts: /^\/CrmMapping\/(?!api\/Login)/, token: labTokens.crm },
  { service: 'business date', starts: /^\/BusinessDate/, token: labTokens.hub },
] as const;

/** Spec §7: add mandate, get nominee, stop transaction, submit contact change. */
const withSecurityKey = [
  'Admin/DistributorAddMandate',
  'Admin/GetNomineeDistributor',
  'Admin/STOPTRANSACTIONDISTRIBUTOR',
  'CHANGECONTACT/DISSUBMIT',
];

const statuses = [400, 403, 404, 409, 413, 422, 429, 500, 501, 502, 503];

const statusOf = (outcome: Outcome) => (outcome.ok ? 200 : (outcome.status ?? 0));

const banks = [{ code: 'SAMP', name: 'Sample Bank', upi: true, nachDebit: true }];

async function passesErrorsOn(lab: OpenedLab): Promise<void> {
  const calls = [...new Map(allCalls.map((call) => [call.service, call])).values()].filter(
    ({ service }) => service !== 'errorlog',
  );
  for (const { name } of calls) {
    const due = [...statuses];
    lab.stub(name, () => {
      const status = due.shift() ?? 200;
      return { status, message: `Refused with ${status}`, fields: { pan: 'Check the PAN' } };
    });
    const outcomes = await lab.callEach(statuses.map(() => ({ name, input: { id: 'ARN-100001' } })));
    const byStatus = outcomes.toSorted((one, other) => statusOf(one) - statusOf(other));
    expect(byStatus, name).toEqual(
      statuses.map((status) => ({
        ok: false,
        name: 'ApiError',
        message: `Refused with ${status}`,
        status,
        fields: { pan: 'Check the PAN' },
      })),
    );
  }
  // Nothing of it is taken for a token's trouble: each was sent once, nothing was refreshed.
  const refreshes = lab.requests.filter(({ call }) => call.name === 'session.refresh');
  expect(refreshes).toEqual([]);
  expect(await lab.wentTo()).toEqual([]);
}

async function passesOddErrorsOn(lab: OpenedLab): Promise<void> {
  lab.stub('dashboard.shown', { text: '{"Error":"The fund house is closed"}' });
  expect(await lab.call('dashboard.shown')).toMatchObject({
    ok: false,
    message: 'The fund house is closed',
  });
  lab.stub('dashboard.shown', { text: '{"status":"Failed","error":"Not today"}' });
  expect(await lab.call('dashboard.shown')).toMatchObject({ ok: false, message: 'Not today' });
  lab.stub('dashboard.shown', { status: 502, text: '<h1>Bad gateway</h1>', type: 'text/html' });
  expect(await lab.call('dashboard.shown')).toMatchObject({
    ok: false,
    status: 502,
    message: texts.call.failed,
  });
}

/** Spec §7 and §8 as far as a screen, or the line, shows them; the same on the web and in the app. */
export function wireRules(prepare: (page: Page) => Promise<void>): void {
  const open = async (page: Page, options: LabOptions): Promise<OpenedLab> => {
    await prepare(page);
    return openLab(page, options);
  };

  test('carries a Bearer to five services, none with the app-state and the profile-info call, the security key with four calls of all, Basic authorization to the OTM service [S7-03] [S7-04] [S7-05] [S7-07] [S7-08] [S7-09] [S7-10] [S7-11] [S7-12]', async ({
    page,
  }) => {
    const lab = await open(page, { signedIn: true });
    await sendEveryCall(lab);

    await test.step('a Bearer to hub, plex, new plex, CRM mapping and business date', () => {
      for (const { service, starts, token } of bearers) {
        const sent = lab.requests.filter((request) => starts.test(request.path) && !isExcepted(request));
        expect(sent.length, service).toBeGreaterThan(0);
        const wrong = sent.filter(({ headers }) => headers.authorization !== `Bearer ${token}`);
        expect(
          wrong.map(({ path }) => path),
          service,
        ).toEqual([]);
      }
    });

    await test.step('no Bearer with the app-state and the profile-info call', () => {
      const sent = lab.requests.filter(isExcepted);
      expect(sent).toHaveLength(withoutBearer.length);
      expect(sent.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    });

    await test.step('the security key with four calls, and with no other of all', () => {
      const arrived = new Set(lab.requests.map(({ call }) => call.name));
      expect(allCalls.filter(({ name }) => !arrived.has(name)).map(({ name }) => name)).toEqual([]);
      expect(allCalls.filter(({ reason }) => reason === undefined)).toHaveLength(165);
      const keyed = lab.requests.filter(({ headers }) => headers['security-key'] !== undefined);
      expect(new Set(keyed.map(({ headers }) => headers['security-key']))).toEqual(
        new Set([labConstants.securityKey]),
      );
      expect(keyed.map((request) => lastOf(request, 2)).sort()).toEqual([...withSecurityKey].sort());
    });

    await test.step('Basic authorization to the OTM service', () => {
      const calls = allCalls.filter(({ service }) => service === 'otm');
      const sent = lab.requests.filter(({ call }) => call.service === 'otm');
      const { username, password } = labConstants.otmLogin;
      const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
      expect(sent.map(({ headers }) => headers.authorization)).toEqual(calls.map(() => basic));
      expect(calls.length).toBeGreaterThan(0);
    });
  });

  test("shows a unification reply's Return_Msg as a success toast, and passes any error but 401 and 0 on to the caller [S7-23] [S8-05]", async ({
    page,
  }) => {
    const lab = await open(page, { signedIn: true });
    const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-style]');
    const dismiss = async () => {
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toasts).toHaveCount(0);
    };

    await test.step('no toast for a unification reply without Return_Msg', async () => {
      lab.stub('reference.banks', { value: [] });
      await lab.call('reference.banks');
      await lab.toast('normal', 'the last one');
      await expect(toasts).toHaveText(['the last one']);
      await dismiss();
    });

    for (const [what, name, value] of [
      ['with one record', 'empanelment.requestCallback', { status: 'taken' }],
      ['beside a table', 'reference.banks', banks],
    ] as const) {
      await test.step(`a unification reply's Return_Msg, ${what}`, async () => {
        const message = 'Mandate registered successfully';
        lab.stub(name, { value, toast: message });
        expect(await lab.call(name)).toEqual({ ok: true, value });
        const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
        await expect(toast).toHaveText(message);
        await expect(toast).toHaveAttribute('data-style', 'success');
        await dismiss();
      });
    }

    await test.step('any error but 401 and 0, with its message', () => passesErrorsOn(lab));
    await test.step('an error that comes with status 200, and one that is no JSON', () =>
      passesOddErrorsOn(lab));
  });
}
