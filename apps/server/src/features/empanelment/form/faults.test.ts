import { empanelmentFaultTexts, empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../http/test/test-app.ts';
import { pdfOf } from '../../../papers/test/small-papers.ts';
import { Applicant, pdf, png, type Steps, stepsFor } from '../test/applicant.ts';
import { empanelmentApp, recordOf, saved } from '../test/empanelment-app.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await empanelmentApp();
});
afterAll(() => hub.close());

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
    const right = stepsFor(recordOf(hub, arn)) as Required<Steps>;
    expect(await device.save(change(right))).toMatchObject({ ok: false, status: 422, fields });
    expect(await saved(hub, arn)).toEqual([]);
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
      [Buffer.from('%PDF-1.7\n%%EOF').toString('base64'), 'pan.pdf', serverTexts.paper.unreadable],
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
    expect(await saved(hub, arn)).toEqual([]);
  });

  it('a paper of almost 3 MB is taken', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    const large = pdfOf(3_000_000).toString('base64');
    expect(await device.upload('pan-card', large, 'pan.pdf')).toMatchObject({ ok: true });
  });

  it('a form without its papers or its declarations is not sent, and the code is not used up', async () => {
    const device = new Applicant(hub, arn);
    await device.open();
    await device.save(stepsFor(recordOf(hub, arn)));
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
