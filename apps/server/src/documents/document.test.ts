import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type DocumentPart, type PrintedDocument, writeDocument } from './document.ts';

const brand: PrintedDocument['brand'] = {
  name: 'Aranya Mutual Fund',
  legalName: 'Aranya Asset Management Limited',
  address: 'Aranya House, Mumbai 400001',
  colours: { primary: '#0e5f4a', accent: '#b7791f', scale: [] },
  disclaimer:
    'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
};

async function pagesOf(...parts: DocumentPart[]): Promise<string[]> {
  const asOn = Temporal.PlainDate.from('2026-11-13');
  const written = await Array.fromAsync(writeDocument({ brand, title: 'Account statement', asOn, parts }));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(written))));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const columns = [
  { header: 'Date', kind: 'date', width: 12 },
  { header: 'Scheme', kind: 'text', width: 40 },
  { header: 'Amount (₹)', kind: 'figure', width: 14 },
] as const;
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ['13-Nov-2026', `Scheme number ${at}`, '1,23,456.70']);

describe('a document', () => {
  it('has the brand, its title, its day, the small print and one page of one', async () => {
    const [page, ...more] = await pagesOf({
      kind: 'paragraph',
      text: 'Dear Asha Nair,\nthis is your statement.',
    });
    expect(more).toEqual([]);
    for (const said of [
      brand.name,
      'Account statement',
      'As on 13-Nov-2026',
      'Dear Asha Nair, this is your statement.',
      brand.legalName,
      brand.address,
      'read all scheme related documents carefully.',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(said);
    }
  });

  it('has facts with their labels, and the rupee sign', async () => {
    const [page] = await pagesOf({
      kind: 'facts',
      heading: 'Order',
      facts: [
        { label: 'Amount', value: '₹1,00,000.00' },
        { label: 'Folio', value: '12345/67' },
      ],
    });
    expect(page).toContain('Order Amount ₹1,00,000.00 Folio 12345/67');
  });

  it('repeats the header of a table on every page, and says which page of how many it is', async () => {
    const pages = await pagesOf({ kind: 'table', columns, rows: rows(130) });
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Date Scheme Amount (₹)');
      expect(page).toContain(brand.name);
      expect(page).toContain(`Page ${at + 1} of 3`);
      expect(page).toContain('read all scheme related documents carefully.');
    }
    const all = pages.join(' ');
    for (const [day, scheme, amount] of rows(130)) expect(all).toContain(`${day} ${scheme} ${amount}`);
  });

  it('wraps a value that is longer than its place, be it one word, and loses none of it', async () => {
    const word = 'ABCDEFGHIJ'.repeat(20);
    const [page = ''] = await pagesOf(
      {
        kind: 'facts',
        facts: [{ label: 'A label that goes on and on for longer than its column', value: word }],
      },
      { kind: 'table', columns, rows: [['13-Nov-2026', word, '1.00']] },
    );
    const letters = page.replace(/ /g, '');
    expect(letters.split(word)).toHaveLength(3);
    expect(page).toContain('Page 1 of 1');
  });

  it('goes on to further pages wherever it is, and never writes over its foot', async () => {
    const facts = Array.from({ length: 90 }, (_, at) => ({ label: `Label ${at}`, value: `Value ${at}` }));
    const paragraphs = Array.from({ length: 60 }, (_, at) => `Sentence number ${at}.`).join('\n');
    const pages = await pagesOf({ kind: 'facts', facts }, { kind: 'paragraph', text: paragraphs });
    expect(pages.length).toBeGreaterThan(2);
    const all = pages.join(' ');
    for (const { label, value } of facts) expect(all).toContain(`${label} ${value}`);
    expect(all).toContain('Sentence number 59.');
    const document = await Array.fromAsync(
      writeDocument({ brand, title: 'T', asOn: null, parts: [{ kind: 'facts', facts }] }),
    );
    const proxy = await getDocumentProxy(new Uint8Array(Buffer.concat(document)));
    const { items } = await (await proxy.getPage(1)).getTextContent();
    const heightOf = (start: string) =>
      items.flatMap((item) =>
        'str' in item && item.str.startsWith(start) ? [item.transform[5] as number] : [],
      );
    expect(Math.min(...heightOf('Label'))).toBeGreaterThan(Math.max(...heightOf(brand.legalName)));
  });

  it('has what it comes to in one line, its mix, and both logos on every page', async () => {
    const logo = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#7a4d12' } })
      .png()
      .toBuffer();
    const parts: DocumentPart[] = [
      {
        kind: 'summary',
        figures: [
          { label: 'Value', value: '₹64,24,143.88' },
          { label: 'Invested', value: '₹45,26,400.00' },
        ],
      },
      {
        kind: 'mix',
        heading: 'Mix',
        parts: [
          { name: 'Equity', share: '75.0%', value: '₹48,18,107.91', width: 0.75 },
          { name: 'Debt', share: '25.0%', value: '₹16,06,035.97', width: 0.25 },
        ],
      },
      { kind: 'table', columns, rows: rows(80) },
    ];
    const document = { brand, mark: logo, logo, title: 'Account statement', asOn: null, parts };
    const written = Buffer.concat(await Array.fromAsync(writeDocument(document)));
    const proxy = await getDocumentProxy(new Uint8Array(written));
    const { text } = await extractText(proxy);
    const first = (text[0] ?? '').replace(/\s+/g, ' ');
    expect(first).toContain('Value ₹64,24,143.88 Invested ₹45,26,400.00');
    expect(first).toContain('Mix Equity 75.0% ₹48,18,107.91 Debt 25.0% ₹16,06,035.97');
    expect(text).toHaveLength(2);
    for (let at = 1; at <= text.length; at += 1) expect(await extractImages(proxy, at)).toHaveLength(2);
  });

  it('without a day says none', async () => {
    const written = await Array.fromAsync(
      writeDocument({ brand, title: 'Certificate', asOn: null, parts: [] }),
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(written))));
    expect(text.join()).not.toContain('As on');
  });
});
