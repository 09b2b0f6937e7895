import { documentKind } from '../../ports/files/document-kind.ts';
import { type BoxContent, textOf } from '../draw/draw-box.ts';
import type { Creative, Renderer } from '../layout/creative.ts';
import { plainText } from '../layout/fit-text.ts';
import { isTextBox, type Layout, type LayoutBox, type PictureBox } from '../layout/layout.ts';
import { qrPng } from '../layout/qr-png.ts';
import { sourceBytes } from '../layout/source-file.ts';
import { checkHtml } from './check-html.ts';
import { readHtml } from './read-html.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A name is text, whatever is in it. */
const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

async function pictureHtml(box: PictureBox, content: BoxContent): Promise<string> {
  const { fields, link } = content;
  const body = box.field === 'qr' ? await qrPng(link, box, 2) : fields[box.field];
  if (body === undefined) return '';
  const { default: sharp } = await import('sharp');
  const existing = ['png', 'jpeg'].includes(documentKind(body)?.type ?? '');
  const shown = existing ? Buffer.from(body) : await sharp(body, { pages: 1 }).png().toBuffer();
  const type = documentKind(shown)?.contentType ?? 'image/png';
  const style = `max-width:${box.width}px;max-height:${box.height}px;width:auto;height:auto;border:0`;
  const alt = box.field === 'qr' ? 'QR' : '';
  return `<img alt="${alt}" style="${style}" src="data:${type};base64,${shown.toString('base64')}">`;
}

const filling = async (box: LayoutBox, content: BoxContent): Promise<string> =>
  isTextBox(box) ? asText(plainText(textOf(box.field, content) ?? '')) : pictureHtml(box, content);

/** What is wrong with a page for this layout: what it may not have, and places that are missing or taken. */
export function htmlFaults(page: string, { boxes }: Pick<Layout, 'boxes'>): string[] {
  const faults = checkHtml(page);
  const tags = readHtml(page) ?? [];
  const places = tags.flatMap((tag, at) => {
    const field = tag.attributes.get('data-field');
    if (field === undefined) return [];
    const next = tags[at + 1];
    const isEmpty = next?.isEnd && next.name === tag.name && next.start === tag.end;
    if (!isEmpty) faults.push(`the place of ${field} is not empty`);
    return [field];
  });
  const named = new Set<string>(boxes.map(({ field }) => field));
  for (const field of named) if (!places.includes(field)) faults.push(`there is no place for ${field}`);
  for (const place of places) if (!named.has(place)) faults.push(`${place} has a place and no box`);
  return faults;
}

async function fillPage(page: string, { layout, ...content }: Creative): Promise<string> {
  const fillings = new Map<string, string>();
  for (const box of layout.boxes) fillings.set(box.field, await filling(box, content));
  let [filled, done] = ['', 0];
  for (const { attributes, end } of readHtml(page) ?? []) {
    const text = fillings.get(attributes.get('data-field') ?? '');
    if (text === undefined) continue;
    filled += page.slice(done, end) + text;
    done = end;
  }
  return filled + page.slice(done);
}

/** The approved page, one file without anything that runs or loads, with its places filled. */
export const renderHtml: Renderer = async (creative, { onProgress, signal }) => {
  const page = new TextDecoder('utf-8', { fatal: true }).decode(await sourceBytes(creative.source));
  const [fault] = htmlFaults(page, creative.layout);
  if (fault !== undefined) throw new Error(`The page: ${fault}.`);
  onProgress(30);
  const filled = await fillPage(page, creative);
  const [left] = checkHtml(filled);
  if (left !== undefined) throw new Error(`The filled page: ${left}.`);
  signal.throwIfAborted();
  onProgress(100);
  return { body: Buffer.from(filled), mediaType: 'text/html', ending: 'html' };
};
