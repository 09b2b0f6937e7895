import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Creative } from '../layout/creative.ts';
import { ownLink, ownPiece, watched } from '../test/own-piece.ts';
import { checkHtml } from './check-html.ts';
import { htmlFaults, renderHtml } from './render-html.ts';

const text = { colour: '#102030', background: '#ffffff', size: 20, smallest: 8 } as const;
const line = (y: number) => ({ x: 10, y, width: 400, height: 30, ...text });

const pageOf = (inside: string, head = ''): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">${head}</head><body>${inside}</body></html>`;

const places = ['name', 'tagline', 'arn', 'risk', 'qr', 'logo']
  .map((field) => `<p><span data-field="${field}"></span></p>`)
  .join('');

const mailOf = (page: string, part: Partial<Creative> = {}): Creative =>
  ownPiece(
    {
      type: 'HTML',
      width: 600,
      height: 800,
      boxes: [
        { field: 'name', ...line(0) },
        { field: 'tagline', ...line(40) },
        { field: 'arn', ...line(80) },
        { field: 'risk', ...line(120) },
        { field: 'qr', x: 10, y: 200, width: 150, height: 150 },
        { field: 'logo', x: 200, y: 200, width: 100, height: 100 },
      ],
    },
    { source: Buffer.from(page), ...part },
  );

const rendered = async (creative: Creative): Promise<string> =>
  Buffer.from((await renderHtml(creative, watched())).body as Uint8Array).toString('utf8');

describe('an HTML page', () => {
  it('has its places filled and everything else as it was approved', async () => {
    const made = await rendered(mailOf(pageOf(`<h1>Approved</h1>${places}<p>Also approved</p>`)));
    expect(made).toContain('<span data-field="name">Meera Iyer</span>');
    expect(made).toContain('AMFI-registered Mutual Fund Distributor');
    expect(made).toContain(
      'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
    );
    // Without what was put in, it is the approved page again.
    const emptied = made.replace(/(<span data-field="[a-z]+">)(?:[^<]|<img[^>]*>)*/g, '$1');
    expect(emptied).toBe(pageOf(`<h1>Approved</h1>${places}<p>Also approved</p>`));
  });

  it('has a QR that reads, and a logo where there is one', async () => {
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="99" cy="99" r="90"/></svg>';
    const logo = await sharp(Buffer.from(disc)).png().toBuffer();
    const piece = mailOf(pageOf(places));
    const made = await rendered({ ...piece, fields: { ...piece.fields, logo } });
    const pictures = Array.from(
      made.matchAll(/src="data:image\/png;base64,([^"]+)"/g),
      ([, body = '']) => body,
    );
    expect(pictures).toHaveLength(2);
    const { data, info } = await sharp(Buffer.from(pictures[0] ?? '', 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ownLink);
    expect(Buffer.from(pictures[1] ?? '', 'base64').equals(logo)).toBe(true);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;', "O'Neil & Sons"])(
    'shows the name %s as text',
    async (name) => {
      const piece = mailOf(pageOf(places));
      const made = await rendered({ ...piece, fields: { ...piece.fields, name } });
      expect(checkHtml(made)).toEqual([]);
      expect(made.match(/<script|onerror="/gi)).toBeNull();
      const [, shown = ''] = /data-field="name">([^<]*)</.exec(made) ?? [];
      const read = shown
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(read).toBe(name);
    },
  );

  it.each([
    ['a script', '<script>x()</script>'],
    ['a script with other letters', '<ScRiPt src="https://x.example/a.js"></ScRiPt>'],
    ['an event handler', '<p onclick="x()">a</p>'],
    ['a frame', '<iframe src="https://x.example"></iframe>'],
    ['a form', '<form action="https://x.example"><input></form>'],
    ['a picture from elsewhere', '<img alt="" src="https://x.example/pixel.gif">'],
    ['an SVG in a picture', '<img alt="" src="data:image/svg+xml;base64,AAAA">'],
    ['a link that runs', '<a href="javascript:x()">a</a>'],
    ['a link to data', '<a href="data:text/html,x">a</a>'],
    ['a style that loads', '<p style="background:url(https://x.example/a)">a</p>'],
    ['a style with an escape', '<p style="background:u\\72l(//x)">a</p>'],
    ['a style that hides', '<p style="display : none">a</p>'],
    ['a comment', '<!-- a --><p>a</p>'],
    ['a lone bracket', '<p>1 < 2</p>'],
    ['an attribute without quotes', '<p class=a>a</p>'],
    ['a base', '<base href="https://x.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://x.example">'],
    ['an object', '<object data="a.swf"></object>'],
  ])('with %s is refused', async (_, inside) => {
    expect(checkHtml(pageOf(inside))).not.toEqual([]);
    await expect(rendered(mailOf(pageOf(inside + places)))).rejects.toThrow('The page:');
  });

  it.each([
    ['a style that imports', '<style>@import "https://x.example/a.css";</style>'],
    ['a style that ends early', '<style>p{}</style><style>a{background:url(x)}</style>'],
  ])('with %s is refused', (_, head) => {
    expect(checkHtml(pageOf('<p>a</p>', head))).not.toEqual([]);
  });

  it('without a doctype or without its letters named is refused', () => {
    expect(checkHtml('<html></html>')).toHaveLength(1);
    expect(checkHtml('<!doctype html><html><body>a</body></html>')).toEqual([
      'the page does not say <meta charset="utf-8">',
    ]);
  });

  it('must have a place for each box and a box for each place', () => {
    const { layout } = mailOf('');
    expect(htmlFaults(pageOf(places.replace('data-field="risk"', 'data-field="city"')), layout)).toEqual([
      'there is no place for risk',
      'city has a place and no box',
    ]);
    expect(htmlFaults(pageOf(places.replace('"name"></span>', '"name">Somebody</span>')), layout)).toEqual([
      'the place of name is not empty',
    ]);
  });
});
