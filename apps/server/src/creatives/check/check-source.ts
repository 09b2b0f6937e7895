import { readFile, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { htmlFaults } from '../html/render-html.ts';
import type { Layout } from '../layout/layout.ts';
import type { SourceKind } from '../layout/source-file.ts';
import { cleanPdf } from '../pdf/clean-pdf.ts';
import { pagesFault } from '../pdf/render-pdf.ts';
import { readVideo } from '../video/read-video.ts';

const MEGABYTE = 1024 * 1024;
/** Larger than any piece that can be sent to a client; a video has its own limit. */
const MOST_MEGABYTES = 25;
/** More than any poster has; a larger claim is refused before a pixel is read. */
const MOST_PIXELS = 100_000_000;

type Checked = { readonly kind: SourceKind } | { readonly faults: readonly string[] };

const kinds = {
  png: { mediaType: 'image/png', ending: 'png' },
  jpeg: { mediaType: 'image/jpeg', ending: 'jpg' },
  gif: { mediaType: 'image/gif', ending: 'gif' },
  pdf: { mediaType: 'application/pdf', ending: 'pdf' },
  html: { mediaType: 'text/html', ending: 'html' },
  'video/mp4': { mediaType: 'video/mp4', ending: 'mp4' },
  'video/webm': { mediaType: 'video/webm', ending: 'webm' },
} as const satisfies Record<string, SourceKind>;

const fault = (...faults: string[]): Checked => ({ faults });

/** What sharp reads it as, whatever its name says; null when it reads nothing. */
async function readPicture(path: string): Promise<Metadata | null> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: -1 });
  try {
    const metadata = await picture.metadata();
    // Read to the end: half a picture begins like a whole one.
    await picture.stats();
    return metadata;
  } catch {
    return null;
  }
}

async function checkPicture(
  path: string,
  layout: Layout,
  formats: readonly ('png' | 'jpeg' | 'gif')[],
): Promise<Checked> {
  const read = await readPicture(path);
  const format = formats.find((one) => one === read?.format);
  if (read === null || format === undefined)
    return fault(`is no ${formats.map((one) => one.toUpperCase()).join(' or ')} picture`);
  const height = read.pageHeight ?? read.autoOrient.height;
  const { width } = read.autoOrient;
  if (width !== layout.width || height !== layout.height)
    return fault(`has ${width} × ${height} pixels and its layout ${layout.width} × ${layout.height}`);
  return { kind: kinds[format] };
}

async function checkPdf(path: string, layout: Layout): Promise<Checked> {
  try {
    const found = pagesFault(await cleanPdf(await readFile(path)), layout);
    return found === null ? { kind: kinds.pdf } : fault(found);
  } catch {
    return fault('is no PDF that can be opened without a password');
  }
}

async function checkPage(path: string, layout: Layout): Promise<Checked> {
  try {
    const page = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    const faults = htmlFaults(page, layout);
    return faults.length === 0 ? { kind: kinds.html } : { faults };
  } catch {
    return fault('is no text in UTF-8');
  }
}

async function checkVideo(path: string, layout: Layout): Promise<Checked> {
  const video = await readVideo(path, layout);
  return 'fault' in video ? fault(video.fault) : { kind: kinds[video.kind.type] };
}

/** Whether a file is, by its bytes, what its layout was drawn for. */
export async function checkSource(path: string, layout: Layout): Promise<Checked> {
  if (layout.type === 'VIDEO') return checkVideo(path, layout);
  if ((await stat(path)).size > MOST_MEGABYTES * MEGABYTE)
    return fault(`is larger than ${MOST_MEGABYTES} MB`);
  if (layout.type === 'PDF') return checkPdf(path, layout);
  if (layout.type === 'HTML') return checkPage(path, layout);
  return checkPicture(path, layout, layout.type === 'GIF' ? ['gif'] : ['png', 'jpeg']);
}

/** A preview is PNG or JPEG in the proportions of its piece. */
export async function checkPreview(path: string, { width, height }: Layout): Promise<Checked> {
  if ((await stat(path)).size > MOST_MEGABYTES * MEGABYTE)
    return fault(`is larger than ${MOST_MEGABYTES} MB`);
  const read = await readPicture(path);
  if (read === null || (read.format !== 'png' && read.format !== 'jpeg'))
    return fault('is no PNG or JPEG picture');
  const tall = (read.autoOrient.height * width) / read.autoOrient.width;
  if (Math.abs(tall - height) > height * 0.02)
    return fault(`has other proportions than ${width} × ${height}`);
  return { kind: kinds[read.format] };
}
