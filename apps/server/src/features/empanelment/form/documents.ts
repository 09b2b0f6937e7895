import { randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  DOCUMENT_BYTES,
  type uploadImage as uploadImageCall,
} from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentTexts } from '@hub/contract/empanelment/empanelment-texts';
import { serverTexts } from '@hub/contract/texts/server-texts';
import { mayChange } from '@hub/domain/empanelment/empanelment-status';
import type { CallContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { cleanPaper } from '../../../papers/clean-paper.ts';
import { type DocumentKind, documentKind } from '../../../ports/files/document-kind.ts';
import { documentName, isRenamed } from '../../../ports/files/document-name.ts';
import {
  type DocumentRow,
  findDocuments,
  insertDocument,
  insertEvent,
  insertForm,
  lockForm,
  removeDocuments,
  updateForm,
} from '../pass/empanelment.repository.ts';
import type { Opened } from '../pass/pass.ts';
import { discardFiles, placeOf } from './document-files.ts';
import { marked, mustBeOpen } from './form.service.ts';
import { eligibilityOf, presentForm } from './present.ts';

type Requested = RequestOf<typeof uploadImageCall>;

const { empty, wrongType, photoType, tooLarge, renamed } = empanelmentTexts.files;
const UPLOADS_PER_HOUR = 60;

const wrong = (message: string, kind: 'rule' | 'too-large' = 'rule'): Refusal =>
  new Refusal(kind, message, { fields: { data: message } });

/** What was sent, judged by its own bytes: neither its name nor the screen is believed. */
function read({ kind, name, data }: Requested): { readonly found: DocumentKind; readonly body: Uint8Array } {
  const body = Buffer.from(data, 'base64');
  if (body.length === 0) throw wrong(empty);
  if (body.length > DOCUMENT_BYTES) throw wrong(tooLarge, 'too-large');
  const found = documentKind(body);
  if (found === null) throw wrong(wrongType);
  if (isRenamed(name, found.type)) throw wrong(renamed);
  if (kind === 'photo' && found.type === 'pdf') throw wrong(photoType);
  return { found, body };
}

/** Written anew, under a name nobody can guess, before the transaction that points to it; what nothing points to is removed. */
export async function uploadImage(
  context: CallContext,
  requested: Requested,
  opened: Opened,
): Promise<ResponseOf<typeof uploadImageCall>> {
  const { db, files, clock, limit } = context;
  const { arn, record } = opened;
  mustBeOpen(opened);
  const at = clock.now().toString();
  const { found, body: sent } = read(requested);
  await limit({
    name: 'empanelment-upload',
    key: arn,
    max: UPLOADS_PER_HOUR,
    windowSeconds: 3600,
    message: empanelmentTexts.tooManyUploads,
  });
  const body = await cleanPaper(sent, found);
  if (typeof body === 'string') throw wrong(serverTexts.paper[body]);
  const document: DocumentRow = {
    kind: requested.kind,
    id: randomBytes(16).toString('hex'),
    name: documentName(requested.name, found.type),
    contentType: found.contentType,
    bytes: body.length,
    at,
  };
  await files.put(placeOf(document.id), body, document.contentType);
  let left = [document.id];
  try {
    left = await db.transaction('system', async (tx) => {
      if (await insertForm(tx, { ...record, at }))
        await insertEvent(tx, arn, { what: 'started', at, words: '' });
      const row = await lockForm(tx, arn);
      if (
        row === null ||
        !mayChange(eligibilityOf(record, row, await findDocuments(tx, arn)), document.kind)
      ) {
        throw wrong(empanelmentTexts.notOpen);
      }
      const requested = marked(row.requested, [document.kind], true);
      await updateForm(tx, { ...row, requested, version: row.version + 1 }, at);
      const before = await removeDocuments(tx, arn, [document.kind]);
      await insertDocument(tx, arn, document);
      return [...before];
    });
  } finally {
    await discardFiles(context, left);
  }
  return presentForm(oneStatement(db, 'system'), opened, clock.today());
}
