import { randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@hub/contract';
import { applicationTexts } from '@hub/contract/applications/application-texts';
import { PROOF_BYTES, type uploadProof } from '@hub/contract/calls/transact-applications';
import type { Tx } from '../../../db/database.ts';
import type { ChangeContext, PrepareContext } from '../../call-context.ts';
import { Refusal } from '../../refusal.ts';
import { insertProof, lockApplication } from './application.repository.ts';
import { isEditable } from './present.ts';

type ProofType = ResponseOf<typeof uploadProof>['type'];

const types: readonly {
  readonly type: ProofType;
  readonly contentType: string;
  readonly starts: readonly number[];
  readonly ends: string | null;
}[] = [
  { type: 'pdf', contentType: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d], ends: '%%EOF' },
  { type: 'jpeg', contentType: 'image/jpeg', starts: [0xff, 0xd8, 0xff], ends: null },
  {
    type: 'png',
    contentType: 'image/png',
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ends: null,
  },
];

/** What a file is, by its own first bytes: its name and what it calls itself prove nothing. */
function proofType(body: Uint8Array): (typeof types)[number] | null {
  const found = types.find(({ starts }) => starts.every((byte, at) => body[at] === byte)) ?? null;
  if (found?.ends == null) return found;
  return Buffer.from(body.subarray(-1024)).includes(found.ends) ? found : null;
}

const wrong = (message: string, kind: 'rule' | 'too-large' = 'rule'): Refusal =>
  new Refusal(kind, message, { fields: { proof: message } });

const perHour = 60;

interface StoredProof {
  readonly id: string;
  readonly type: ProofType;
  readonly bytes: number;
}

const fileOf = (id: string): string => `proofs/${id}`;

/** Stores the file under a name nobody can guess, before the transaction; nothing points to it yet. */
export async function storeProof(context: PrepareContext): Promise<StoredProof> {
  const { uploads, files, session, limit } = context;
  const upload = uploads.find(({ field }) => field === 'proof');
  const { missing, tooLarge, wrongType } = applicationTexts.proof;
  if (upload === undefined || upload.body.length === 0) throw wrong(missing);
  if (upload.body.length > PROOF_BYTES) throw wrong(tooLarge, 'too-large');
  const found = proofType(upload.body);
  if (found === null) throw wrong(wrongType);
  await limit({ name: 'application-proof', key: session.arn, max: perHour, windowSeconds: 3600 });
  const id = randomBytes(16).toString('hex');
  await files.put(fileOf(id), upload.body, found.contentType);
  return { id, type: found.type, bytes: upload.body.length };
}

export async function keepProof(
  context: ChangeContext,
  tx: Tx,
  { id: applicationId }: RequestOf<typeof uploadProof>,
  { id, type, bytes }: StoredProof,
): Promise<ResponseOf<typeof uploadProof>> {
  const { arn } = context.session;
  const row = await lockApplication(tx, arn, applicationId);
  if (row === null || !isEditable(row)) {
    context.afterwards(({ files }) => files.remove(fileOf(id)));
    throw new Refusal('not-found', applicationTexts.unknown);
  }
  await insertProof(tx, { arn, id, applicationId, type, bytes });
  return { proof: id, type, bytes };
}
