import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { demoSigning } from '../../config/demo-signing.ts';
import { signingProblem } from './cms.ts';
import { signPdf } from './sign-pdf.ts';
import { rsaSigning } from './test/rsa-signing.ts';
import { verifyPdf } from './test/verify-pdf.ts';

const as = {
  name: 'Asha Pillai',
  reason: 'Invoice 123456/2627/0001',
  at: Temporal.Instant.from('2026-11-15T06:30:00Z'),
};
async function paper(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Tax invoice');
  return document.save();
}

describe('a signed PDF', () => {
  it.each([
    ['EC', demoSigning, 'CN=Demo signing key'],
    ['RSA', rsaSigning, 'CN=Made for a test'],
  ])('is signed by a key of %s over all of it, and any change is seen', async (_, signing, subject) => {
    const signed = await signPdf(await paper(), signing, as);
    expect(verifyPdf(signed)).toEqual({
      subject: expect.stringContaining(subject),
      coversAll: true,
      hasDigest: true,
      isSigned: true,
    });
    const changed = Buffer.from(signed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(verifyPdf(changed)).toMatchObject({ hasDigest: false });
    const added = Buffer.concat([signed, Buffer.from('\n% more\n')]);
    expect(verifyPdf(added)).toMatchObject({ coversAll: false });
  });

  it('opens as before, with the signature as a field that says who signed and when', async () => {
    const signed = await signPdf(await paper(), demoSigning, as);
    const document = await getDocumentProxy(new Uint8Array(signed));
    expect(document.numPages).toBe(1);
    const fields = await document.getFieldObjects();
    expect(fields?.Signature).toMatchObject([{ type: 'signature' }]);
    expect(signed.toString('latin1')).toContain('/M (D:20261115063000Z');
  });

  it('is signed by no key but that of its certificate', () => {
    expect(signingProblem(demoSigning)).toBeNull();
    expect(signingProblem(rsaSigning)).toBeNull();
    expect(signingProblem({ key: rsaSigning.key, certificates: demoSigning.certificates })).toBe('other-key');
    expect(signingProblem({ key: demoSigning.key, certificates: '' })).toBe('no-certificate');
    expect(signingProblem({ key: 'nothing', certificates: demoSigning.certificates })).toBe('no-pem');
  });
});
