import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, realpath, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkPreview, checkSource } from '../../../creatives/check/check-source.ts';
import { wordsFaults } from '../../../creatives/check/check-words.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import type { SourceKind } from '../../../creatives/layout/source-file.ts';
import { hasOwnPreview, makePreview } from '../../../creatives/video/make-preview.ts';
import { readSpoken } from '../../../creatives/video/read-spoken.ts';
import { checkFileName } from '../../../ports/files/file-name.ts';
import type { Files } from '../../../ports/files/files.ts';
import { makeTemporaryFolder } from '../../../temporary/temporary-path.ts';
import { layoutOf, type ManifestPiece } from './manifest.ts';

/** A file that is what its name says, or bytes that were made of one. */
interface CheckedFile extends SourceKind {
  readonly body: string | Uint8Array;
  readonly hash: string;
}

export interface CheckedLanguage {
  readonly language: string;
  readonly source: CheckedFile;
  readonly preview: CheckedFile;
  readonly spoken?: CheckedFile;
}

type CheckedPiece =
  | { readonly languages: readonly CheckedLanguage[] }
  | { readonly faults: readonly string[] };

async function hashOf(body: string | Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  if (typeof body === 'string') await pipeline(createReadStream(body), hash);
  else hash.update(body);
  return hash.digest('hex').slice(0, 16);
}

/** Null for a name that leads out of the folder or to no file. */
async function pathIn(folder: string, name: string): Promise<string | null> {
  try {
    const path = join(await realpath(folder), checkFileName(name));
    const isHere = (await realpath(path)).startsWith(`${await realpath(folder)}${sep}`);
    return isHere && (await lstat(path)).isFile() ? path : null;
  } catch {
    return null;
  }
}

async function ownPreview(path: string, layout: Layout): Promise<CheckedFile> {
  const folder = await makeTemporaryFolder('preview');
  try {
    const body = await makePreview(path, layout, folder);
    return { body, hash: await hashOf(body), mediaType: 'image/jpeg', ending: 'jpg' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The risk line as somebody reads it. */
async function checkSpoken(
  folder: string,
  { type }: Layout,
  name: string | undefined,
): Promise<{ readonly spoken?: CheckedFile } | readonly string[]> {
  if (name === undefined) return {};
  if (type !== 'VIDEO') return [`${name}: only a video has a spoken line`];
  const path = await pathIn(folder, name);
  if (path === null) return [`${name}: there is no such file in the folder`];
  const read = await readSpoken(path);
  if ('fault' in read) return [`${name} ${read.fault}`];
  const { mediaType, ending } = read;
  return { spoken: { body: path, hash: await hashOf(path), mediaType, ending } };
}

async function checkOne(
  folder: string,
  layout: Layout,
  { language, file, preview, spoken: said }: ManifestPiece['languages'][number],
): Promise<CheckedLanguage | readonly string[]> {
  const path = await pathIn(folder, file);
  if (path === null) return [`${file}: there is no such file in the folder`];
  const found = await checkSource(path, layout);
  if ('faults' in found) return found.faults.map((fault) => `${file} ${fault}`);
  const source = { body: path, hash: await hashOf(path), ...found.kind };
  const spoken = await checkSpoken(folder, layout, said);
  if (Array.isArray(spoken)) return spoken;
  if (preview === undefined)
    return hasOwnPreview(layout)
      ? { language, source, preview: await ownPreview(path, layout), ...spoken }
      : [`${file}: a preview is needed, a picture of its first page`];
  const picture = await pathIn(folder, preview);
  if (picture === null) return [`${preview}: there is no such file in the folder`];
  const seen = await checkPreview(picture, layout);
  if ('faults' in seen) return seen.faults.map((fault) => `${preview} ${fault}`);
  const own = { body: picture, hash: await hashOf(picture), ...seen.kind };
  return { language, source, preview: own, ...spoken };
}

/** All files of a piece, looked at by their bytes. */
export async function checkFiles(folder: string, piece: ManifestPiece): Promise<CheckedPiece> {
  const names = piece.languages.map(({ language }) => ({ language, source: 'source', preview: 'preview' }));
  const { layout, faults } = layoutOf(piece, names);
  if (layout === null) return { faults: faults.map((fault) => `layout, ${fault}`) };
  const tight = await wordsFaults(layout, { ...piece, validTo: Temporal.PlainDate.from(piece.validTo) });
  if (tight.length > 0) return { faults: tight.map((fault) => `layout, ${fault}`) };
  const languages: CheckedLanguage[] = [];
  const wrong: string[] = [];
  for (const one of piece.languages) {
    const checked = await checkOne(folder, layout, one);
    if ('language' in checked) languages.push(checked);
    else wrong.push(...checked);
  }
  return wrong.length > 0 ? { faults: wrong } : { languages };
}

/** Where the files of a version lie. A name says its bytes: what is there is right, and other bytes are elsewhere. */
export const namesOf = (
  id: string,
  version: number,
  languages: readonly CheckedLanguage[],
): Layout['languages'] =>
  languages.map(({ language, source, preview, spoken }) => {
    const start = `content/${id}/${version}/${language}`;
    return {
      language,
      source: `${start}-${source.hash}.${source.ending}`,
      preview: `${start}-preview-${preview.hash}.${preview.ending}`,
      ...(spoken && { spoken: `${start}-spoken-${spoken.hash}.${spoken.ending}` }),
    };
  });

export async function putFiles(
  files: Files,
  languages: readonly CheckedLanguage[],
  names: Layout['languages'],
): Promise<void> {
  const put = async (name: string, { body, mediaType }: CheckedFile) => {
    if ((await files.sizeOf(name)) !== null) return;
    if (typeof body === 'string') await files.putFile(name, body, mediaType);
    else await files.put(name, body, mediaType);
  };
  for (const [at, { source, preview, spoken }] of languages.entries()) {
    const own = names[at];
    if (own === undefined) continue;
    await put(own.source, source);
    await put(own.preview, preview);
    if (spoken && own.spoken) await put(own.spoken, spoken);
  }
}
