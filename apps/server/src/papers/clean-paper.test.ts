import { deflateSync } from 'node:zlib';
import { AFRelationship, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { phonePhoto, pixelBomb, secretMake, secretXmp } from '../pictures/test/sample-pictures.ts';
import { documentKind } from '../ports/files/document-kind.ts';
import { cleanPaper } from './clean-paper.ts';
import { smallPdf } from './test/small-papers.ts';

async function cleaned(body: Uint8Array): Promise<Uint8Array | string> {
  const kind = documentKind(body);
  if (kind === null) throw new Error('no paper');
  return cleanPaper(body, kind);
}

async function taken(body: Uint8Array): Promise<Uint8Array> {
  const made = await cleaned(body);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('a picture', () => {
  it.each(['jpeg', 'png'] as const)(
    'as %s stands upright and says nothing of its camera or place',
    async (format) => {
      const photo = await phonePhoto(60, 30, 6);
      const sent = format === 'jpeg' ? photo : await sharp(photo).keepMetadata().png().toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      const made = await taken(sent);
      const head = await sharp(made).metadata();
      expect(head).toMatchObject({ format, width: 30, height: 60 });
      expect([head.exif, head.xmp, head.iptc, head.icc, head.orientation]).toEqual(Array(5).fill(undefined));
      for (const secret of [secretMake, secretXmp]) expect(Buffer.from(made).includes(secret)).toBe(false);
      // Turned by a quarter to the right: what was at the bottom left is at the top left.
      const [red = 0, , blue = 0] = await sharp(made)
        .extract({ left: 7, top: 15, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(blue - red).toBeGreaterThan(100);
    },
  );

  it('that claims more pixels than anybody needs is refused before one is read', async () => {
    expect(await cleaned(pixelBomb(10_000))).toBe('tooManyPixels');
  });

  it('that is only the beginning of one is refused', async () => {
    const photo = await phonePhoto(60, 30, 1);
    expect(await cleaned(photo.subarray(0, photo.length - 200))).toBe('unreadable');
    expect(await cleaned(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('unreadable');
  });
});

/** A page with words, a filled-in box, and everything that can act. */
async function trap(): Promise<PDFDocument> {
  const made = await PDFDocument.create();
  const { context } = made;
  const page = made.addPage([300, 300]);
  page.drawText('Cancelled cheque', { x: 20, y: 200, font: await made.embedFont(StandardFonts.Helvetica) });
  const box = made.getForm().createTextField('account');
  box.setText('50100012345678');
  box.addToPage(page, { x: 20, y: 100, width: 200, height: 20 });
  const script = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert("script")') };
  const launch = { Type: 'Action', S: 'Launch', F: PDFString.of('calc.exe') };
  made.addJavaScript('first', 'app.alert("named script")');
  await made.attach(Buffer.from('MZ embedded program'), 'tool.exe', { afRelationship: AFRelationship.Data });
  made.catalog.set(PDFName.of('OpenAction'), context.obj(script));
  made.catalog.set(PDFName.of('AA'), context.obj({ WC: launch }));
  page.node.set(PDFName.of('AA'), context.obj({ O: launch }));
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 300, 300], A: launch };
  page.node.addAnnot(context.register(context.obj(link)));
  const clip = {
    Type: 'Filespec',
    F: PDFString.of('clip'),
    EF: { F: context.flateStream('MZ attached to the page') },
  };
  const attached = { Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS: clip };
  page.node.addAnnot(context.register(context.obj(attached)));
  return made;
}

describe('a PDF', () => {
  const acting = [
    '/JavaScript',
    '/JS',
    '/Launch',
    '/OpenAction',
    '/AA',
    '/EmbeddedFile',
    '/EF',
    '/Filespec',
    'calc.exe',
  ];

  it.each([true, false])(
    'keeps its pages and loses scripts, attachments and actions (packed: %s)',
    async (useObjectStreams) => {
      const sent = await (await trap()).save({ useObjectStreams });
      const before = await getDocumentProxy(new Uint8Array(sent));
      expect(await before.getJSActions()).not.toBeNull();
      expect(await before.getAttachments()).not.toBeNull();

      const made = await taken(sent);
      for (const word of acting) expect([word, Buffer.from(made).includes(word)]).toEqual([word, false]);
      const after = await getDocumentProxy(new Uint8Array(made));
      expect(after.numPages).toBe(1);
      expect(await after.getJSActions()).toBeNull();
      expect(await after.getAttachments()).toBeNull();
      expect(await after.getOpenAction()).toBeNull();
      const page = await after.getPage(1);
      expect(await page.getJSActions()).toBeNull();
      expect(await page.getAnnotations()).toEqual([]);
      // What was filled in is part of the page now.
      const { text } = await extractText(after, { mergePages: true });
      expect(text).toContain('Cancelled cheque');
      expect(text).toContain('50100012345678');
    },
  );

  it('is read where its lock opens without a password, and refused where it does not', async () => {
    const locked = async (userPassword: string) => {
      const made = await trap();
      made.encrypt({ userPassword, ownerPassword: 'owner' });
      return made.save({ useObjectStreams: false });
    };
    const open = await getDocumentProxy(new Uint8Array(await taken(await locked(''))));
    expect((await extractText(open, { mergePages: true })).text).toContain('Cancelled cheque');
    expect(await cleaned(await locked('secret'))).toBe('locked');
  });

  it('that is damaged, has no page or unpacks without end is refused, and the next one is read', async () => {
    expect(await cleaned(Buffer.from('%PDF-1.7\n1 0 obj\n<<\n%%EOF'))).toBe('unreadable');
    expect(await cleaned(Buffer.from('%PDF-1.7\n%%EOF'))).toBe('unreadable');
    const packed = deflateSync(Buffer.alloc(80 * 1024 * 1024, 0x20), { level: 9 });
    const bomb = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(`9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
      packed,
      Buffer.from('\nendstream endobj\n'),
      smallPdf().subarray('%PDF-1.4\n'.length),
    ]);
    expect(await cleaned(bomb)).toBe('unreadable');
    expect(await taken(smallPdf())).toBeInstanceOf(Uint8Array);
  });
});
