import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { openPdf, partsDone } from './open-pdf.ts';

async function locked(password: string): Promise<Buffer> {
  const doc = openPdf({ title: 'Statement of Meera', layout: 'portrait', keepsPages: true, password });
  doc.addPage().text('Folio 12345 of Meera Nair');
  doc.end();
  return Buffer.concat(await Array.fromAsync(partsDone(doc)));
}

const read = async (body: Buffer, password?: string): Promise<string> => {
  const opened = await getDocumentProxy(new Uint8Array(body), { ...(password && { password }) });
  const { info } = (await opened.getMetadata()) as { info: { Title?: string } };
  return `${info.Title}: ${(await extractText(opened, { mergePages: true })).text}`;
};

describe('a PDF with a password', () => {
  it('is locked as ISO 32000-2 has it: AES with 256 bits, revision 6', async () => {
    const body = (await locked('ABCPN1001A')).toString('latin1');
    expect(body).toMatch(/\/V 5\b/);
    expect(body).toMatch(/\/R 6\b/);
    expect(body).toContain('/CFM /AESV3');
    expect(body).toContain('/ExtensionLevel 8');
    expect(body).not.toContain('Meera');
  });

  it.each(['ABCPN1001A', 'पासवर्ड'])(
    'opens with %s in another library, and with nothing else',
    async (password) => {
      const body = await locked(password);
      expect(await read(body, password)).toBe('Statement of Meera: Folio 12345 of Meera Nair');
      await expect(read(body)).rejects.toThrow(/password/i);
      await expect(read(body, 'ABCPN1001B')).rejects.toThrow(/password/i);
    },
  );

  it('has a key of its own each time, and may be printed and copied', async () => {
    const [one, two] = [await locked('ABCPN1001A'), await locked('ABCPN1001A')];
    const entry = (body: Buffer, name: string) =>
      new RegExp(`/${name} (<[0-9a-f]+>|-?\\d+)`).exec(body.toString('latin1'))?.[1];
    for (const name of ['U', 'UE', 'O', 'OE', 'Perms']) expect(entry(one, name)).not.toBe(entry(two, name));
    expect(entry(one, 'P')).toBe('-4');
  });
});
