import { DOCUMENT_BYTES } from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../http/test/test-app.ts';
import { Applicant, pdf, stepsFor } from '../test/applicant.ts';
import { requestAgain } from '../test/at-desk.ts';
import { empanelmentApp, recordOf } from '../test/empanelment-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await empanelmentApp();
});
afterAll(async () => {
  await hub.close();
});

describe('a paper that was sent', () => {
  const arn = 'ARN-200001';
  const fileOf = async (kind: string) => {
    const named = 'select id from empanelment_document where arn = $1 and kind = $2';
    const [row] = await hub.db.read<{ id: string }>('system', named, [arn, kind]);
    return row && `empanelment/${row.id}`;
  };

  it('is taken back with its bytes while the form may be changed, and is missing again', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    await device.save(stepsFor(recordOf(hub, arn)));
    await device.uploadAll();
    const place = (await fileOf('cheque')) ?? '';
    expect(await hub.context.files.get(place)).not.toBeNull();
    const { version } = await device.detail();
    expect(await device.save({ remove: ['cheque'] })).toMatchObject({
      ok: true,
      value: { version: version + 1, missing: ['cheque'] },
    });
    expect(await fileOf('cheque')).toBeUndefined();
    expect(await hub.context.files.get(place)).toBeNull();
    expect(await device.submit()).toMatchObject({ ok: false, fields: { cheque: 'Cancelled cheque' } });
    // What another device has replaced since is not what this one wants gone.
    await device.upload('cheque', pdf);
    expect(await device.save({ remove: ['cheque'] }, version + 1)).toMatchObject({
      ok: false,
      status: 409,
    });
    expect(await fileOf('cheque')).toBeDefined();
  });

  it('is refused when it is larger than it may be, and nothing is kept of it', async () => {
    const device = new Applicant(hub, 'ARN-200012');
    await device.open();
    const large = Buffer.alloc(DOCUMENT_BYTES + 1, Buffer.from(pdf, 'base64')).toString('base64');
    const { tooLarge } = empanelmentTexts.files;
    expect(await device.upload('cheque', large)).toMatchObject({ ok: false, fields: { data: tooLarge } });
    expect((await device.detail()).documents.every(({ file }) => file === null)).toBe(true);
  });

  it('that is no longer wanted is still shown, and can be taken back', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    const kinds = async () => (await device.detail()).documents.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('gst-certificate');
    await device.upload('gst-certificate', pdf);
    expect(await kinds()).toContain('gst-certificate');
    expect(
      await device.save({ tax: stepsFor(recordOf(hub, arn)).tax, remove: ['gst-certificate'] }),
    ).toMatchObject({
      ok: true,
      value: { missing: [] },
    });
    expect(await kinds()).not.toContain('gst-certificate');
  });

  it('is not taken back by another applicant, nor once it was signed, nor while signing', async () => {
    const stranger = new Applicant(hub, 'ARN-200010');
    await stranger.open();
    const device = new Applicant(hub, arn);
    await device.open();
    const place = await fileOf('pan-card');
    expect(await stranger.save({ remove: ['pan-card'] })).toMatchObject({ ok: true });
    expect(await fileOf('pan-card')).toBe(place);
    const submit = await device.signature();
    expect(await device.save({ remove: ['pan-card'], submit })).toMatchObject({ ok: false, status: 400 });
    expect(await device.save({ submit })).toMatchObject({ ok: true, value: { status: 'submitted' } });
    expect(await device.save({ remove: ['pan-card'] })).toMatchObject({
      ok: false,
      status: 422,
      fields: { 'pan-card': empanelmentTexts.notOpen },
    });
    expect(await fileOf('pan-card')).toBe(place);
    expect(await hub.context.files.get(place ?? '')).not.toBeNull();
  });

  it('that was asked for again and is taken back is asked for still, and no other can be', async () => {
    const desk = { ...hub.context, arnRegistry: { find: async () => recordOf(hub, arn) } };
    const long = 'x'.repeat(301);
    await expect(requestAgain(desk, arn, { wanted: ['gst-certificate'], text: long })).rejects.toThrow('300');
    await requestAgain(desk, arn, { wanted: ['gst-certificate'], text: 'You wrote to us of a GSTIN.' });
    const device = new Applicant(hub, arn);
    await device.open();
    expect(await device.upload('gst-certificate', pdf)).toMatchObject({ ok: true, value: { missing: [] } });
    expect(await device.save({ remove: ['gst-certificate'] })).toMatchObject({
      ok: true,
      value: { missing: ['gst-certificate'], requested: [{ item: 'gst-certificate', isDone: false }] },
    });
    expect((await device.detail()).documents).toContainEqual({ kind: 'gst-certificate', file: null });
    expect(await device.save({ remove: ['pan-card'] })).toMatchObject({ ok: false, status: 422 });
  });
});
