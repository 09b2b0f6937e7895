import { buffer } from 'node:stream/consumers';
import type { Creative } from '../../../creatives/layout/creative.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import { renderPreview } from '../../../creatives/picture/render-preview.ts';
import type { Files } from '../../../ports/files/files.ts';
import type { PrintedFields } from '../piece/generated.repository.ts';
import { filesIn } from '../piece/layout-files.ts';
import type { PieceRow } from '../piece/piece.repository.ts';

/** Something that a piece needs is not in the files any more. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

async function readFile(files: Files, name: string): Promise<Uint8Array> {
  const found = await files.get(name);
  if (found === null) throw new MissingFileError(name);
  return buffer(found.body);
}

const readOptional = async (files: Files, name: string | null): Promise<Uint8Array | undefined> =>
  name === null ? undefined : readFile(files, name);

/** As wide as a phone shows it. */
const PREVIEW_PX = 720;

interface CreativeParts {
  readonly arn: string;
  readonly piece: PieceRow;
  readonly language: string;
  readonly printed: PrintedFields;
  readonly link: string;
  /** The approved file itself, or the picture of its first page. */
  readonly of: 'source' | 'preview';
}

/** What the renderer takes, with all files read. */
export async function creativeOf(files: Files, parts: CreativeParts): Promise<Creative> {
  const { arn, piece, language, printed, link, of } = parts;
  const layout = piece.layout as Layout;
  const names = filesIn(layout, language);
  if (names === null) throw new MissingFileError(language);
  const [source, spoken, logo, picture] = await Promise.all([
    readFile(files, names[of]),
    readOptional(files, of === 'source' ? (names.spoken ?? null) : null),
    readOptional(files, printed.logo),
    readOptional(files, printed.picture),
  ]);
  return {
    layout,
    language,
    source,
    spoken,
    fields: {
      name: printed.name,
      arn,
      phone: printed.phone ?? undefined,
      email: printed.email ?? undefined,
      city: printed.city ?? undefined,
      logo,
      picture,
    },
    link,
    approvalNo: piece.approvalNo,
    validTo: Temporal.PlainDate.from(piece.validTo),
  };
}

/** A small picture of the first page or frame, as a JPEG. */
export async function drawPreview(
  files: Files,
  parts: Omit<CreativeParts, 'of'>,
): Promise<{ readonly picture: Uint8Array; readonly size: { width: number; height: number } }> {
  const creative = await creativeOf(files, { ...parts, of: 'preview' });
  const { layout } = creative;
  const width = Math.min(layout.width, PREVIEW_PX);
  const size = { width, height: Math.round((layout.height * width) / layout.width) };
  return { picture: await renderPreview(creative, width), size };
}
