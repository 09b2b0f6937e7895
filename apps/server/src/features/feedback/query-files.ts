import { randomBytes } from 'node:crypto';
import { QUERY_FILE_BYTES, QUERY_FILES } from '@hub/contract/calls/feedback';
import { queryTexts } from '@hub/contract/feedback/query-texts';
import { oneStatement } from '../../db/queries.ts';
import { documentKind } from '../../ports/files/document-kind.ts';
import { documentName } from '../../ports/files/document-name.ts';
import type { PrepareContext, SignedInContext, Upload } from '../call-context.ts';
import { Refusal } from '../refusal.ts';
import { findFile, type KeptFile } from './feedback.repository.ts';

const { tooMany, tooLarge, wrongType, empty } = queryTexts.files;

const wrong = (message: string, kind: 'rule' | 'too-large' = 'rule'): Refusal =>
  new Refusal(kind, message, { fields: { files: message } });

const placeOf = (id: string): string => `queries/${id}`;

function checked({ field, fileName, body }: Upload): KeptFile & Pick<Upload, 'body'> {
  if (field !== 'files') throw wrong(wrongType);
  if (body.length === 0) throw wrong(empty);
  if (body.length > QUERY_FILE_BYTES) throw wrong(tooLarge, 'too-large');
  const kind = documentKind(body);
  if (kind === null) throw wrong(wrongType);
  return {
    id: randomBytes(16).toString('hex'),
    name: documentName(fileName, kind.type),
    contentType: kind.contentType,
    bytes: body.length,
    body,
  };
}

/** All files or none: what is wrong with one is said before any is kept. */
export function checkFiles(uploads: readonly Upload[]) {
  if (uploads.length > QUERY_FILES) throw wrong(tooMany);
  return uploads.map(checked);
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

/** Under names nobody can guess, before the transaction; nothing points to them yet. */
export async function storeFiles(
  context: PrepareContext,
  reference: string,
  found: ReturnType<typeof checkFiles>,
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const { body, ...file } of found) {
    context.afterwards((after) => discardUnnamed(after, reference, file.id));
    await context.files.put(placeOf(file.id), body, file.contentType);
    kept.push(file);
  }
  return kept;
}

export const openFile = ({ files }: Pick<SignedInContext, 'files'>, id: string) => files.get(placeOf(id));
