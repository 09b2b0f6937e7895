import { randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import {
  PROOF_BYTES,
  type uploadProof as uploadProofCall,
} from '@hub/contract/calls/transact/transact-applications';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { CallContext, ChangeContext, PrepareContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { cleanPaper } from '../../../papers/clean-paper.ts';
import { type DocumentKind, documentKind } from '../../../ports/files/document-kind.ts';
import { insertProof, lockApplication } from './application.repository.ts';
import { isEditable } from './present.ts';

type SavedProof = ResponseOf<typeof uploadProofCall>;
type ProofType = SavedProof['type'];

const wrong = (message: string, kind: 'rule' | 'too-large' = 'rule'): Refusal =>
  new Refusal(kind, message, { fields: { proof: message } });

const perHour = 60;

interface FoundProof {
  readonly body: Uint8Array;
  readonly kind: DocumentKind;
}

/** The proof among what was uploaded, when it is one. */
export async function proofOf(uploads: CallContext['uploads']): Promise<FoundProof> {
  const upload = uploads.find(({ field }) => field === 'proof');
  const { missing, tooLarge, wrongType } = applicationTexts.proof;
  if (upload === undefined || upload.size === 0) throw wrong(missing);
  if (upload.size > PROOF_BYTES) throw wrong(tooLarge, 'too-large');
  const body = await upload.read();
  const kind = documentKind(body);
  if (kind === null) throw wrong(wrongType);
  return { body, kind };
}

interface StoredProof {
  readonly id: string;
  readonly type: ProofType;
  readonly bytes: number;
  remove(): Promise<unknown>;
}

/** Written anew, under a name nobody can guess, before the transaction; nothing points to it yet. */
export async function putProof(
  files: CallContext['files'],
  { body: sent, kind }: FoundProof,
): Promise<StoredProof> {
  const body = await cleanPaper(sent, kind);
  if (typeof body === 'string') throw wrong(serverTexts.paper[body]);
  const { type, contentType } = kind;
  const id = randomBytes(16).toString('hex');
  const file = `proofs/${id}`;
  await files.put(file, body, contentType);
  return { id, type, bytes: body.length, remove: async () => files.remove(file) };
}

export async function saveProofOf(
  tx: Tx,
  application: { readonly arn: string; readonly id: string },
  { id, type, bytes }: StoredProof,
): Promise<SavedProof> {
  await insertProof(tx, { arn: application.arn, id, applicationId: application.id, type, bytes });
  return { proof: id, type, bytes };
}

export async function storeProof({ uploads, files, session, limit }: PrepareContext): Promise<StoredProof> {
  const found = await proofOf(uploads);
  await limit({ name: 'application-proof', key: session.arn, max: perHour, windowSeconds: 3600 });
  return putProof(files, found);
}

export async function uploadProof(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof uploadProofCall>,
  stored: StoredProof,
): Promise<SavedProof> {
  const { arn } = context.session;
  const row = await lockApplication(tx, arn, id);
  if (row === null || !isEditable(row)) {
    context.afterwards(stored.remove);
    throw new Refusal('not-found', applicationTexts.unknown);
  }
  return saveProofOf(tx, { arn, id }, stored);
}
