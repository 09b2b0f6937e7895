import { type StaffNote, writeStaffNote } from '../../db/audit-log.ts';
import type { Queries } from '../../db/queries.ts';
import type { Actor, AnyAct, Preview } from './act.ts';

/** From where it came: an address of the network, or the command line. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
}

interface ActNote extends Origin {
  readonly act: AnyAct;
  readonly preview: Preview;
  readonly input: unknown;
  /** Who asked for it or did it; the checker is beside. */
  readonly maker: string | null;
  readonly reason: string;
  readonly runId: string;
  readonly approvedBy: string | null;
}

const actorKind = ({ id }: Pick<Actor, 'id'>): StaffNote['actor'] => (id === null ? 'operator' : 'staff');

/** The one note of an act that was done. */
export async function noteDone(system: Queries, note: ActNote): Promise<void> {
  const { act, preview, maker } = note;
  await writeStaffNote(system, {
    arn: preview.arn ?? null,
    staffId: maker,
    actor: actorKind({ id: maker }),
    action: act.declaration.name,
    subject: preview.subject,
    reason: note.reason,
    changes: preview.changes,
    details: { subjectName: preview.subjectName, sentence: preview.sentence, ...preview.details },
    runId: note.runId,
    approvedBy: note.approvedBy,
    address: note.address,
    requestId: note.requestId,
  });
}

type RequestEvent = 'asked' | 'declined' | 'withdrawn' | 'expired' | 'void';

interface RequestNote {
  readonly what: RequestEvent;
  readonly request: {
    readonly id: string;
    readonly act: string;
    readonly subject: string;
    readonly arn: string | null;
    readonly preview: { readonly subjectName: string; readonly sentence: string };
  };
  /** Null: by itself. */
  readonly by: string | null;
  readonly words: string | null;
  readonly runId: string | null;
  readonly origin: Origin | null;
}

/** The note of what became of a request; that it was approved, the act's own note says. */
export async function noteRequest(system: Queries, note: RequestNote): Promise<void> {
  const { what, request, by, words, runId, origin } = note;
  await writeStaffNote(system, {
    arn: request.arn,
    staffId: by,
    actor: by === null ? 'system' : 'staff',
    action: `approval.${what}`,
    subject: request.subject,
    reason: words,
    changes: [],
    details: {
      act: request.act,
      request: request.id,
      subjectName: request.preview.subjectName,
      sentence: request.preview.sentence,
    },
    runId,
    approvedBy: null,
    address: origin?.address ?? null,
    requestId: origin?.requestId ?? null,
  });
}
