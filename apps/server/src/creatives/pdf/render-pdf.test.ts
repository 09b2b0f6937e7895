import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Creative } from '../layout/creative.ts';
import { ownPiece, watched } from '../test/own-piece.ts';
import { renderPdf } from './render-pdf.ts';

const size = { width: 400, height: 500 } as const;
const text = { colour: '#102030', background: '#ffffff', size: 16, smallest: 6, page: 'all' } as const;
const line = (y: number) => ({ x: 20, y, width: 220, height: 24, ...text });

const boxes = [
  { field: 'name', ...line(300), size: 22, weight: 700 },
  { field: 'tagline', ...line(330) },
  { field: 'arn', ...line(360) },
  { field: 'phone', ...line(390), page: 'last' },
  { field: 'qr', x: 250, y: 300, width: 140, height: 140, page: 'all' },
  { field: 'risk', ...line(450), x: 0, width: 400, height: 40, lines: 2 },
] as const;

/** What an asset manager may have approved: three pages, each with a line of its own. */
async function approved(change: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle('Approved');
  for (const no of [1, 2, 3]) {
    const page = document.addPage([size.width, size.height]);
    page.drawText(`Approved words of page ${no}`, { x: 20, y: 450, size: 14 });
  }
  change(document);
  return document.save();
}

const sheetOf = (source: Uint8Array, part: Partial<Creative> = {}): Creative =>
  ownPiece({ type: 'PDF', ...size, boxes: [...boxes] }, { source, ...part });

const rendered = async (creative: Creative): Promise<Uint8Array> =>
  (await renderPdf(creative, watched())).body as Uint8Array;

const pagesOf = async (body: Uint8Array): Promise<string[]> => {
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(body)));
  return pages.map((page) => page.replace(/\s+/g, ' '));
};

/** The letters without their order: what stands before a letter in Devanagari is read before it. */
const lettersOf = (words: string): string => [...words.replace(/\s/g, '')].sort().join('');

describe('a PDF', () => {
  it('keeps all pages and their words, and has those of the distributor as text where the layout says', async () => {
    const pages = await pagesOf(await rendered(sheetOf(await approved())));
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Approved words of page ${at + 1}`);
      expect(page).toContain('Meera Iyer');
      expect(page).toContain('AMFI-registered Mutual Fund Distributor');
      expect(page).toContain('ARN-100001');
      expect(page.includes('98200 12345')).toBe(at === 2);
      expect(page).toContain('subject to market risks, read all scheme related documents carefully.');
    }
  });

  it('has its words within their boxes', async () => {
    const name = 'Shri Venkateshwara Raghunathan Subramaniam and Daughters LLP';
    const piece = sheetOf(await approved());
    const body = await rendered({ ...piece, fields: { ...piece.fields, name } });
    const proxy = await getDocumentProxy(new Uint8Array(body));
    const { items } = await (await proxy.getPage(1)).getTextContent();
    const found = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    expect(found.map(({ str }) => str).join(' ')).toContain('Shri');
    for (const { str, width, transform } of found) {
      const [x, y] = [transform[4] as number, size.height - (transform[5] as number)];
      if (str.startsWith('Approved')) continue;
      const own = boxes.find((box) => y > box.y && y <= box.y + box.height && x >= box.x - 0.5);
      expect(own, str).toBeDefined();
      expect(x + width).toBeLessThanOrEqual((own?.x ?? 0) + (own?.width ?? 0) + 0.5);
    }
  });

  it.each([
    ['Devanagari', 'श्री विक्रम शर्मा'],
    ['Tamil', 'மீனாட்சி சுந்தரம்'],
    ['Bengali', 'সুমন দাস'],
    ['both scripts', 'Sharma शर्मा & Sons'],
  ])('has a name in %s as letters that can be searched', async (_, name) => {
    const piece = sheetOf(await approved());
    const [page = ''] = await pagesOf(await rendered({ ...piece, fields: { ...piece.fields, name } }));
    const rest = page.slice(page.indexOf('1') + 1, page.indexOf('AMFI'));
    expect(lettersOf(rest.normalize('NFC'))).toBe(lettersOf(name.normalize('NFC')));
  });

  it('takes no script, form, attachment or action along', async () => {
    const source = await approved((document) => {
      document.addJavaScript('open', 'app.alert(1)');
      document.getForm().createTextField('field').addToPage(document.getPage(0));
      document.catalog.set(
        PDFName.of('OpenAction'),
        document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(2)') }),
      );
      const link = (uri: string) =>
        document.context.obj({
          ...{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10] },
          A: { S: 'URI', URI: PDFString.of(uri) },
        });
      const page = document.getPage(1).node;
      page.set(PDFName.of('AA'), document.context.obj({ O: { S: 'JavaScript', JS: PDFString.of('x()') } }));
      page.set(
        PDFName.of('Annots'),
        document.context.obj([link('https://amc.example.in'), link('javascript:x()')]),
      );
    });
    const attached = await PDFDocument.load(source);
    await attached.attach(Buffer.from('secret'), 'notes.txt', { mimeType: 'text/plain' });
    const body = await rendered(sheetOf(await attached.save({ useObjectStreams: false })));

    const again = await PDFDocument.load(body);
    for (const key of ['OpenAction', 'AA', 'AcroForm', 'Names', 'AF'])
      expect(again.catalog.has(PDFName.of(key)), key).toBe(false);
    const everything = again.context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .join('\n');
    expect(everything).not.toMatch(/JavaScript|\/JS\b|\/Widget|EmbeddedFile|\/Launch/);
    expect(everything).toContain('https://amc.example.in');
    expect(again.getPage(1).node.lookupMaybe(PDFName.of('AA'), PDFDict)).toBeUndefined();
  });

  it.each([
    [
      'of another size',
      (document: PDFDocument) => void document.getPage(2).setSize(300, 300),
      'page 3 is not 400 × 500',
    ],
    [
      'that lies on its side',
      (document: PDFDocument) => document.getPage(0).setRotation({ type: 'degrees', angle: 90 } as never),
      'page 1 is not',
    ],
  ])('with a page %s is refused', async (_, change, words) => {
    await expect(rendered(sheetOf(await approved(change)))).rejects.toThrow(words);
  });

  it('with a box on a page that it has not is refused', async () => {
    const piece = sheetOf(await approved());
    const far = piece.layout.boxes.map((box) => (box.field === 'phone' ? { ...box, page: 9 } : box));
    await expect(rendered({ ...piece, layout: { ...piece.layout, boxes: far } })).rejects.toThrow(
      'has 3 pages, and a box stands on page 9',
    );
  });
});
