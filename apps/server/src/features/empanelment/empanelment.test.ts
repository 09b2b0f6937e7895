import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '@hub/contract';
import { certificates } from '@hub/contract/calls/certificate';
import {
  brokerDetails,
  createBroker,
  empanelmentStatus,
  requestCallback,
  sendOtp,
  validateOtp,
} from '@hub/contract/calls/empanelment';
import { sendOtp as sendLoginOtp, validateSendOtp } from '@hub/contract/calls/session';
import { empanelmentFaultTexts, empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import { ensureReference } from '../reference/reference.public.ts';
import { approve, askAgain, listForms, takeUp, turnDown } from './desk.service.ts';
import { Applicant, pdf, png, registered, type Steps, stepsFor } from './test/applicant.ts';

const dir = join(tmpdir(), `hub-empanelment-${randomUUID()}`);
let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ config: { files: { kind: 'folder', dir } } });
  await ensureReference(hub.db, ['banks', 'ifsc']);
});
afterAll(async () => {
  await hub.close();
  await rm(dir, { recursive: true, force: true });
});

const recordOf = (arn: string) => registered(hub, arn);

/** The server without a call: what the asset manager does. */
const desk = () => ({ ...hub.context, arnRegistry: { find: async (arn: string) => recordOf(arn) } });

const kept = async (arn: string) =>
  hub.db.read('system', 'select status, version, form from empanelment where arn = $1', [arn]);

/** Fills in the whole form, each step on a device of its own that goes on where the last one stopped. */
async function fillIn(arn: string, gstin = ''): Promise<Applicant> {
  for (const step of Object.entries(stepsFor(recordOf(arn), gstin))) {
    const device = new Applicant(hub, arn);
    await device.open();
    expect(await device.save(Object.fromEntries([step]))).toMatchObject({ ok: true });
  }
  const last = new Applicant(hub, arn);
  await last.open();
  await last.uploadAll();
  return last;
}

const messagesTo = (arn: string, purpose: string) =>
  hub.db.read<{ body: string }>(
    'system',
    'select body from outbox_message where arn = $1 and purpose = $2 order by created_at',
    [arn, purpose],
  );

describe('whoever has the code of the register', () => {
  it('is answered BROKERDET: the record, masked where it is nobody else’s business, and the steps [S7-38]', async () => {
    const device = new Applicant(hub, 'ARN-200001');
    expect(await device.open()).toMatchObject({ standing: 'open', status: null, name: 'Ananya Pillai' });
    const { status, text } = await hub.client().send(brokerDetails, { pass: device.pass });
    const { BROKERDET } = JSON.parse(text);
    expect(status).toBe(200);
    expect(BROKERDET).toMatchObject({
      record: { arn: 'ARN-200001', maskedPan: '******001A', maskedMobile: '*****00001', state: 'Kerala' },
      steps: ['details', 'tax', 'euins', 'bank', 'nominee'],
      version: 0,
      form: {},
    });
    expect(text).not.toContain('ZZZPP2001A');
    expect(text).not.toContain('5550200001');
  });

  it.each([
    ['an individual without GST', 'ARN-200001', ''],
    ['a proprietor with GST', 'ARN-200002', '27ZZZPM2002B1ZU'],
    ['a company', 'ARN-200003', ''],
  ])('goes from the first step to the first login: %s', async (_, arn, gstin) => {
    const device = await fillIn(arn, gstin);
    expect((await device.detail()).missing).toEqual([]);
    expect(await device.submit()).toMatchObject({ ok: true, value: { status: 'submitted', open: [] } });
    expect((await listForms(desk(), 10)).map((row) => row.arn)).toContain(arn);
    await expect(hub.client().logIn(arn)).rejects.toThrow();
    expect(await approve(desk(), arn)).toBe(true);
    expect(await approve(desk(), arn)).toBe(false);
    const session = await hub.client().logIn(arn);
    expect(session.profile).toMatchObject({ arnNo: arn, name: recordOf(arn).name, arnStatus: 'active' });
    const profile = 'select gstin from distributor_profile where arn = $1';
    expect(await hub.db.read('system', profile, [arn])).toEqual([{ gstin }]);
    expect(await hub.db.read('system', 'select euin from euin where arn = $1', [arn])).toHaveLength(1);
    const again = new Applicant(hub, arn);
    expect(await again.open()).toMatchObject({ standing: 'empanelled', status: 'empanelled' });
    const status = await hub.client().ask(empanelmentStatus, { pass: again.pass });
    expect(status.history.map(({ what }) => what)).toEqual(['empanelled', 'submitted', 'begun']);
    const shown = await hub.client().ask(certificates, { c: status.certificate ?? '' });
    expect(shown).toMatchObject({
      isGenuine: true,
      items: [{ kind: 'empanelment', arn, standing: 'valid' }],
    });
    expect(await messagesTo(arn, 'empanelment-empanelled')).toHaveLength(1);
  });

  it('is told what to do when the ARN cannot be empanelled, and no form begins', async () => {
    for (const [arn, standing] of [
      ['ARN-200004', 'expired'],
      ['ARN-200013', 'kyd-missing'],
      ['ARN-200014', 'suspended'],
      [people.ifa.arn, 'empanelled'],
    ] as const) {
      expect(await new Applicant(hub, arn).open(), arn).toMatchObject({ standing, pass: null, status: null });
      expect(await kept(arn)).toEqual([]);
    }
  });

  it('sends just what was asked for again, signs it, and is accepted', async () => {
    const arn = 'ARN-200015';
    await (await fillIn(arn)).submit();
    await takeUp(desk(), arn);
    await askAgain(desk(), arn, { wanted: ['cheque'], text: 'The name is not printed.' });
    expect((await messagesTo(arn, 'empanelment-asked'))[0]?.body).toContain(
      'Cancelled cheque: The name is not printed.',
    );
    const device = new Applicant(hub, arn);
    await device.open();
    const asked = [{ item: 'cheque', words: 'The name is not printed.', isDone: false }];
    expect(await device.detail()).toMatchObject({
      status: 'need-info',
      asked,
      open: ['cheque'],
      missing: ['cheque'],
    });
    const { bank } = stepsFor(recordOf(arn));
    expect(await device.save({ bank })).toMatchObject({
      ok: false,
      fields: { bank: empanelmentTexts.notOpen },
    });
    expect(await device.upload('photo', png)).toMatchObject({ ok: false });
    expect(await device.submit()).toMatchObject({ ok: false, fields: { cheque: 'Cancelled cheque' } });
    expect(await device.upload('cheque', pdf)).toMatchObject({ ok: true, value: { missing: [] } });
    expect(await device.submit()).toMatchObject({ ok: true, value: { status: 'submitted' } });
    expect(await approve(desk(), arn)).toBe(true);
  });

  it('reads why the form was not accepted', async () => {
    const arn = 'ARN-200016';
    const device = await fillIn(arn);
    await device.submit();
    await turnDown(desk(), arn, 'The PAN card is of somebody else.');
    await device.open();
    const { status, history } = await hub.client().ask(empanelmentStatus, { pass: device.pass });
    expect({ status, words: history[0]?.words }).toEqual({
      status: 'rejected',
      words: 'The PAN card is of somebody else.',
    });
    await expect(approve(desk(), arn)).rejects.toThrow('rejected');
    await expect(hub.client().logIn(arn)).rejects.toThrow();
  });
});

describe('two devices', () => {
  it('do not write over each other: the second reads first', async () => {
    const arn = 'ARN-200018';
    const [phone, desktop] = [new Applicant(hub, arn), new Applicant(hub, arn)];
    await phone.open();
    await desktop.open();
    const { details, tax } = stepsFor(recordOf(arn));
    expect(await phone.save({ details }, 0)).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await desktop.save({ tax }, 0)).toMatchObject({
      ok: false,
      status: 409,
      fields: { version: empanelmentTexts.changed },
    });
    expect(await desktop.save({ tax })).toMatchObject({
      ok: true,
      value: { version: 2, form: { details, tax } },
    });
  });

  it('that send the form at once make one application of it', async () => {
    const arn = 'ARN-200018';
    const device = await fillIn(arn);
    const submit = await device.signature();
    const { version } = await device.detail();
    const answers = await Promise.all([device.save({ submit }, version), device.save({ submit }, version)]);
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await device.save({ submit }, version)).toMatchObject({
      ok: true,
      value: { status: 'submitted' },
    });
    const submitted = "select from empanelment_event where arn = $1 and what = 'submitted'";
    expect(await hub.db.read('system', submitted, [arn])).toHaveLength(1);
    expect(await messagesTo(arn, 'empanelment-submitted')).toHaveLength(1);
  });
});

describe('what is wrong', () => {
  const arn = 'ARN-200017';
  const wrong: readonly (readonly [string, (right: Required<Steps>) => object, Record<string, string>])[] = [
    [
      'the PAN of somebody else',
      ({ details }) => ({ details: { ...details, pan: 'ZZZPP2001A' } }),
      {
        'details.pan': empanelmentFaultTexts['pan-other'],
      },
    ],
    [
      'a GSTIN of another PAN',
      () => ({ tax: { isRegistered: true, gstin: '33ZZZPV1005E1ZL' } }),
      {
        'tax.gstin': empanelmentFaultTexts['gstin-other-pan'],
      },
    ],
    [
      'the EUIN of another ARN',
      () => ({ euins: ['E200001'] }),
      { 'euins.0': empanelmentFaultTexts['euin-other'] },
    ],
    [
      'an EUIN that has expired',
      () => ({ euins: ['E900017'] }),
      {
        'euins.0': empanelmentFaultTexts['euin-expired'],
      },
    ],
    [
      'a bank that is none',
      ({ bank }) => ({ bank: { ...bank, ifsc: 'ZZZZ0000001' } }),
      {
        'bank.ifsc': empanelmentFaultTexts['ifsc-unknown'],
      },
    ],
    [
      'a step of a person for a company',
      () => ({
        nominee: { name: 'Ira', relation: '20', birthDate: '1991-05-05', guardian: '' },
      }),
      { nominee: empanelmentTexts.notOpen },
    ],
  ];

  it.each(wrong)('%s is refused at its field, and nothing is kept', async (_, change, fields) => {
    const device = new Applicant(hub, arn);
    await device.open();
    const right = stepsFor(recordOf(arn)) as Required<Steps>;
    expect(await device.save(change(right))).toMatchObject({ ok: false, status: 422, fields });
    expect(await kept(arn)).toEqual([]);
  });

  it('a file that is not what it is called is refused, and nothing is kept', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    const program = Buffer.from('MZ this is a program').toString('base64');
    const { wrongType, renamed, empty } = empanelmentTexts.files;
    for (const [data, name, message] of [
      [program, 'pan.pdf', wrongType],
      [pdf, 'pan.jpg', renamed],
      [png, 'pan.pdf', renamed],
      ['????', 'pan.pdf', empty],
    ] as const) {
      expect(await device.upload('pan-card', data, name)).toMatchObject({
        ok: false,
        fields: { data: message },
      });
    }
    const tooLarge = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 1024 * 1024)]).toString(
      'base64',
    );
    expect(await device.upload('pan-card', tooLarge)).toMatchObject({
      ok: false,
      fields: { data: empanelmentTexts.files.tooLarge },
    });
    expect(await kept(arn)).toEqual([]);
  });

  it('a paper of almost 3 MB is taken', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    const large = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(3_000_000, 32),
      Buffer.from('%%EOF'),
    ]);
    expect(await device.upload('pan-card', large.toString('base64'), 'pan.pdf')).toMatchObject({ ok: true });
  });

  it('a form without its papers or its declarations is not sent, and the code is not used up', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    await device.save(stepsFor(recordOf(arn)));
    const submit = await device.signature();
    expect(await device.save({ submit })).toMatchObject({
      ok: false,
      fields: { resolution: 'Board resolution', charter: 'Memorandum and articles of association' },
    });
    await device.uploadAll();
    expect(await device.save({ submit: { ...submit, declarations: ['correct'] } })).toMatchObject({
      ok: false,
      fields: { 'submit.declarations': empanelmentTexts.declarations },
    });
    expect(await device.save({ submit })).toMatchObject({ ok: true, value: { status: 'submitted' } });
  });
});

describe('a stranger', () => {
  it('is answered alike for an ARN that there is and one that nobody has', async () => {
    const client = hub.client();
    const asked = async (arn: string) => {
      const sent = await client.ask(sendOtp, { arn });
      const tried = await client.call(validateOtp, { requestId: sent.requestId, otp: '000000' });
      return {
        fields: Object.keys(sent).sort(),
        masked: sent.maskedTarget.slice(0, 5),
        tried: tried.ok ? 'opened' : [tried.status, tried.message],
      };
    };
    expect(await asked('ARN-999999')).toEqual(await asked('ARN-200010'));
    expect(await asked('ARN-999999')).toEqual(await asked('ARN-200004'));
  });

  it('opens nothing with a pass that nobody was given', async () => {
    const pass = 'A'.repeat(43);
    for (const call of [brokerDetails, empanelmentStatus]) {
      expect(await hub.client().call(call as typeof brokerDetails, { pass })).toMatchObject({
        ok: false,
        status: 409,
        fields: { pass: empanelmentTexts.passOver },
      });
    }
    expect(await hub.client().call(createBroker, { pass, version: 0, euins: ['E200001'] })).toMatchObject({
      ok: false,
      status: 409,
    });
  });

  it('cannot log in with a code to open a form, nor open or sign one with a code of another use', async () => {
    const arn = 'ARN-200011';
    const client = hub.client();
    const { requestId } = await client.ask(sendOtp, { arn });
    const otp = await client.otpOf(arn);
    const expired = { ok: false, message: texts.session.otpExpired };
    expect(await client.call(validateSendOtp, { requestId, otp })).toMatchObject(expired);
    hub.clock.advance({ seconds: 40 });
    const login = await client.ask(sendLoginOtp, { arn: people.ifa.arn });
    const loginOtp = await client.otpOf(people.ifa.arn);
    expect(await client.call(validateOtp, { requestId: login.requestId, otp: loginOtp })).toMatchObject(
      expired,
    );
    const device = new Applicant(hub, arn);
    await device.open();
    const { requestId: signing, otp: signingOtp } = await device.signature();
    expect(await client.call(validateOtp, { requestId: signing, otp: signingOtp })).toMatchObject(expired);
  });

  it('guesses 1,000 codes in vain, and the login of the ARN is not locked by it', async () => {
    const { arn } = people.ifa;
    const strict = await testApp({
      on: hub,
      config: { limits: { ...hub.config.limits, wrongOtpPerArnPerHour: 15 }, logLevel: 'error' },
    });
    const client = strict.client();
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n += 50) {
      hub.clock.advance({ seconds: 31 });
      const { requestId } = await client.ask(sendOtp, { arn });
      const right = Number(await client.otpOf(arn));
      const tries = Array.from({ length: 50 }, (_, i) =>
        String((right + 1 + i) % 1_000_000).padStart(6, '0'),
      );
      const answers = await Promise.all(tries.map((otp) => client.send(validateOtp, { requestId, otp })));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([422, 429]);
    expect(await hub.db.read('system', 'select from empanelment_pass where arn = $1', [arn])).toEqual([]);
    hub.clock.advance({ seconds: 31 });
    await client.logIn(arn);
    await strict.close();
  });

  it('leaves neither PAN nor code nor account in the log', () => {
    for (const secret of ['ZZZPP2001A', '50190100004821', '5550200001'])
      expect(hub.logged()).not.toContain(secret);
  });
});

describe('a call back', () => {
  const asked = {
    name: 'Asha Rao',
    mobile: '+91 98765 43210',
    when: 'morning',
    about: 'empanelment',
  } as const;

  it('is asked for once for a number, however often, and not without end', async () => {
    const client = hub.client();
    expect(await client.ask(requestCallback, asked)).toEqual({ status: 'taken' });
    expect(await client.ask(requestCallback, { ...asked, mobile: '9876543210' })).toEqual({
      status: 'waiting',
    });
    const rows = await hub.db.read('system', 'select mobile from callback_request');
    expect(rows).toEqual([{ mobile: '9876543210' }]);
    await client.call(requestCallback, asked);
    expect(await client.call(requestCallback, asked)).toMatchObject({ ok: false, status: 429 });
    expect(await client.call(requestCallback, { ...asked, mobile: '12345' })).toMatchObject({
      ok: false,
      fields: { mobile: texts.field.mobile },
    });
  });
});
