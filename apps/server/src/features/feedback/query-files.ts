import { randomBytes } from 'node:crypto';
import { QUERY_FILE_BYTES, QUERY_FILES } from '@hub/contract/calls/feedback/feedback';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { PrepareContext, SignedInContext, Upload } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import { cleanPaper } from '../../papers/clean-paper.ts';
import { type DocumentKind, documentKind } from '../../ports/files/document-kind.ts';
import { documentName } from '../../ports/files/document-name.ts';
import { findFile, type SavedFile } from './feedback.repository.ts';

const { tooMany, tooLarge, wrongType, empty } = queryTexts.files;

const wrong = (message: string, kind: 'rule' | 'too-large' = 'rule'): Refusal =>
  new Refusal(kind, message, { fields: { files: message } });

const placeOf = (id: string): string => `queries/${id}`;

interface FoundFile {
  readonly upload: Upload;
  readonly kind: DocumentKind;
}

async function checked(upload: Upload): Promise<FoundFile> {
  if (upload.field !== 'files') throw wrong(wrongType);
  if (upload.size === 0) throw wrong(empty);
  if (upload.size > QUERY_FILE_BYTES) throw wrong(tooLarge, 'too-large');
  const kind = documentKind(await upload.read());
  if (kind === null) throw wrong(wrongType);
  return { upload, kind };
}

/** What can be said of them at a glance, before anything counts. One after the other: no two are in memory. */
export async function checkFiles(uploads: readonly Upload[]): Promise<FoundFile[]> {
  if (uploads.length > QUERY_FILES) throw wrong(tooMany);
  const found: FoundFile[] = [];
  for (const upload of uploads) found.push(await checked(upload));
  return found;
}

/** Removes what the query does not name: it was never written, or an earlier try wrote it. */
async function discardUnnamed(
  { db, files, session: { arn } }: SignedInContext,
  reference: string,
  id: string,
): Promise<void> {
  const named = await findFile(oneStatement(db, { arn }), arn, reference, id);
  if (named === null) await files.remove(placeOf(id));
}

/**
 * Each written anew, under names nobody can guess, before the transaction; nothing points to them yet. All or none: when
 * one is refused, those before it go again.
 */
export async function storeFiles(
  context: PrepareContext,
  reference: string,
  found: readonly FoundFile[],
): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const { upload, kind } of found) {
    const body = await cleanPaper(await upload.read(), kind);
    if (typeof body === 'string') throw wrong(serverTexts.paper[body]);
    const file: SavedFile = {
      id: randomBytes(16).toString('hex'),
      name: documentName(upload.fileName, kind.type),
      contentType: kind.contentType,
      bytes: body.length,
    };
    context.afterwards((after) => discardUnnamed(after, reference, file.id));
    await context.files.put(placeOf(file.id), body, file.contentType);
    saved.push(file);
  }
  return saved;
}

export const openFile = ({ files }: Pick<SignedInContext, 'files'>, id: string) => files.get(placeOf(id));
