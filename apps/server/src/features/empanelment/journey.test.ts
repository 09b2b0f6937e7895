import { certificates } from '@hub/contract/calls/certificate/certificate';
import { brokerDetails, empanelmentStatus } from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../http/test/test-app.ts';
import { people } from '../../http/test/test-book.ts';
import { listForms } from './desk/desk.service.ts';
import { Applicant, pdf, png, stepsFor } from './test/applicant.ts';
import { approve, requestAgain, takeUp, turnDown } from './test/at-desk.ts';
import { deskOf, empanelmentApp, fillIn, messagesTo, recordOf, saved } from './test/empanelment-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await empanelmentApp();
});
afterAll(() => hub.close());

describe('whoever has the code of the register', () => {
  it('is answered BROKERDET: the record, masked where it is nobody else’s business, and the steps [S7-38]', async () => {
    const device = new Applicant(hub, 'ARN-200001');
    expect(await device.open()).toMatchObject({ eligibility: 'open', status: null, name: 'Ananya Pillai' });
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
    const device = await fillIn(hub, arn, gstin);
    expect((await device.detail()).missing).toEqual([]);
    expect(await device.submit()).toMatchObject({ ok: true, value: { status: 'submitted', open: [] } });
    expect((await listForms(deskOf(hub), 10)).map((row) => row.arn)).toContain(arn);
    await expect(hub.client().logIn(arn)).rejects.toThrow();
    expect(await approve(deskOf(hub), arn)).toBe(true);
    expect(await approve(deskOf(hub), arn)).toBe(false);
    const session = await hub.client().logIn(arn);
    expect(session.profile).toMatchObject({ arnNo: arn, name: recordOf(hub, arn).name, arnStatus: 'active' });
    const profile = 'select gstin from distributor_profile where arn = $1';
    expect(await hub.db.read('system', profile, [arn])).toEqual([{ gstin }]);
    expect(await hub.db.read('system', 'select euin from euin where arn = $1', [arn])).toHaveLength(1);
    const again = new Applicant(hub, arn);
    expect(await again.open()).toMatchObject({ eligibility: 'empanelled', status: 'empanelled' });
    const status = await hub.client().request(empanelmentStatus, { pass: again.pass });
    expect(status.history.map(({ what }) => what)).toEqual(['empanelled', 'submitted', 'started']);
    const shown = await hub.client().request(certificates, { c: status.certificate ?? '' });
    expect(shown).toMatchObject({
      isGenuine: true,
      items: [{ kind: 'empanelment', arn, validity: 'valid' }],
    });
    expect(await messagesTo(hub, arn, 'empanelment-empanelled')).toHaveLength(1);
  });

  it('is told what to do when the ARN cannot be empanelled, and no form begins', async () => {
    for (const [arn, eligibility] of [
      ['ARN-200004', 'expired'],
      ['ARN-200013', 'kyd-missing'],
      ['ARN-200014', 'suspended'],
      [people.ifa.arn, 'empanelled'],
    ] as const) {
      expect(await new Applicant(hub, arn).open(), arn).toMatchObject({
        eligibility,
        pass: null,
        status: null,
      });
      expect(await saved(hub, arn)).toEqual([]);
    }
  });

  it('sends just what was asked for again, signs it, and is accepted', async () => {
    const arn = 'ARN-200015';
    await (await fillIn(hub, arn)).submit();
    await takeUp(deskOf(hub), arn);
    await requestAgain(deskOf(hub), arn, { wanted: ['cheque'], text: 'The name is not printed.' });
    expect((await messagesTo(hub, arn, 'empanelment-requested'))[0]?.body).toContain(
      'Cancelled cheque: The name is not printed.',
    );
    const device = new Applicant(hub, arn);
    await device.open();
    const requested = [{ item: 'cheque', words: 'The name is not printed.', isDone: false }];
    expect(await device.detail()).toMatchObject({
      status: 'need-info',
      requested,
      open: ['cheque'],
      missing: ['cheque'],
    });
    const { bank } = stepsFor(recordOf(hub, arn));
    expect(await device.save({ bank })).toMatchObject({
      ok: false,
      fields: { bank: empanelmentTexts.notOpen },
    });
    expect(await device.upload('photo', png)).toMatchObject({ ok: false });
    expect(await device.submit()).toMatchObject({ ok: false, fields: { cheque: 'Cancelled cheque' } });
    expect(await device.upload('cheque', pdf)).toMatchObject({ ok: true, value: { missing: [] } });
    expect(await device.submit()).toMatchObject({ ok: true, value: { status: 'submitted' } });
    expect(await approve(deskOf(hub), arn)).toBe(true);
  });

  it('reads why the form was not accepted', async () => {
    const arn = 'ARN-200016';
    const device = await fillIn(hub, arn);
    await device.submit();
    await turnDown(deskOf(hub), arn, 'The PAN card is of somebody else.');
    await device.open();
    const { status, history } = await hub.client().request(empanelmentStatus, { pass: device.pass });
    expect({ status, words: history[0]?.words }).toEqual({
      status: 'rejected',
      words: 'The PAN card is of somebody else.',
    });
    await expect(approve(deskOf(hub), arn)).rejects.toThrow('rejected');
    await expect(hub.client().logIn(arn)).rejects.toThrow();
  });

  it('leaves neither PAN nor code nor account in the log', () => {
    for (const secret of ['ZZZPP2001A', '50190100004821', '5550200001'])
      expect(hub.logged()).not.toContain(secret);
  });
});
