import { approvalStates } from '@hub/domain/staff/approval';
import { staffRoles } from '@hub/domain/staff/roles';
import * as z from 'zod/mini';
import { text } from '../schemas/text-schema.ts';
import { texts } from '../texts/texts.ts';
import { staffCall } from './staff-call.ts';

const { invalid, id: wrongId, tooLong } = texts.field;
const uuid = text(36, wrongId).check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, wrongId));
export const LONGEST_REASON = 500;
const reason = text(LONGEST_REASON, invalid, tooLong);
const actName = text(60, invalid);
/** Held to the act's own schema by the server. */
const input = z.record(z.string(), z.unknown());

/** One line of what an act changes, in words. Before is empty for what is new, after for what goes. */
export const actChange = z.object({ what: z.string(), before: z.string(), after: z.string() });
export type ActChange = z.infer<typeof actChange>;

export const actPreview = z.object({
  /** `arn:ARN-100001`. */
  subject: z.string(),
  /** `ARN-100001, Meera Nair`. */
  subjectName: z.string(),
  /** The sentence of what is done: "Suspend ARN-100001 from 17-Nov-2026". */
  sentence: z.string(),
  changes: z.array(actChange),
  /** What follows of it, and what stays as it is, a line each. */
  effects: z.array(z.string()),
  /** Whether a second person must approve it; depends on the input where an act is large. */
  needsApproval: z.boolean(),
  /** Whether it asks for passkey or provider again before it is done. */
  needsRecheck: z.boolean(),
  /** Of what it would change as it is now: sent back with the act, which is refused when that differs by then. */
  before: z.string(),
  /** Who could approve it, where somebody must: never the one who asks. */
  mayApprove: z.array(z.object({ name: z.string(), roles: z.array(z.enum(staffRoles)) })),
  /** A request for the same that waits already. */
  openRequest: z.nullable(z.string()),
});
export type ActPreview = z.infer<typeof actPreview>;

export const previewAct = staffCall('acts.preview', {
  access: 'staff',
  request: z.object({ act: actName, input }),
  response: actPreview,
});

/** Does it, or asks for a second approval. The key makes a second try the same act. */
export const doAct = staffCall('acts.do', {
  access: 'staff',
  request: z.object({ act: actName, input, reason, key: uuid, before: text(100, invalid) }),
  response: z.union([
    z.object({ state: z.literal('done'), sentence: z.string(), answer: z.unknown() }),
    z.object({ state: z.literal('waiting'), sentence: z.string(), request: z.string() }),
  ]),
});

export const actRequest = z.object({
  id: z.string(),
  act: z.string(),
  title: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  arn: z.nullable(z.string()),
  sentence: z.string(),
  changes: z.array(actChange),
  effects: z.array(z.string()),
  reason: z.string(),
  maker: z.object({ id: z.string(), name: z.string() }),
  checker: z.nullable(z.object({ id: z.string(), name: z.string() })),
  state: z.enum(approvalStates),
  /** Why it was declined, or what changed meanwhile. */
  words: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** What the reader may do with it now. */
  mayApprove: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type ActRequest = z.infer<typeof actRequest>;

export const requestLists = ['to-check', 'mine', 'ended'] as const;
export const listRequests = staffCall('requests.list', {
  access: 'staff',
  request: z.object({ list: z.enum(requestLists, invalid), subject: z.optional(text(100, invalid)) }),
  response: z.object({ requests: z.array(actRequest), toCheck: z.int(), mine: z.int() }),
});

export const readRequest = staffCall('requests.read', {
  access: 'staff',
  request: z.object({ id: uuid }),
  response: actRequest,
});

export const decideRequest = staffCall('requests.decide', {
  access: 'staff',
  request: z.object({
    id: uuid,
    decision: z.enum(['approve', 'decline', 'withdraw'], invalid),
    /** Needed to decline. */
    words: text(LONGEST_REASON, invalid, tooLong),
    key: uuid,
  }),
  response: actRequest,
});

/** A note of the audit log as a sentence, newest first. */
export const note = z.object({
  id: z.string(),
  at: z.string(),
  /** `Kavya Raman`, `ARN-100001`, `The system`. */
  who: z.string(),
  /** "suspended ARN-100012". */
  sentence: z.string(),
  changes: z.array(actChange),
  reason: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  arn: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type Note = z.infer<typeof note>;

const noteFilter = {
  staffId: z.optional(uuid),
  arn: z.optional(text(12, invalid)),
  subject: z.optional(text(100, invalid)),
  act: z.optional(actName),
  /** ISO days in India, both included. */
  from: z.optional(text(10, invalid)),
  to: z.optional(text(10, invalid)),
};

export const searchNotes = staffCall('notes.search', {
  access: 'audit.read',
  request: z.object({ ...noteFilter, before: z.optional(text(20, invalid)) }),
  response: z.object({ notes: z.array(note), more: z.nullable(z.string()) }),
});

/** What was searched for as a file. */
export const exportNotes = staffCall('notes.export', {
  access: 'audit.read',
  request: z.object({ ...noteFilter, format: z.enum(['csv', 'xlsx'], invalid) }),
  response: z.unknown(),
  reply: 'file',
});

/** The trail of one thing, for whoever may see the thing. */
export const readTrail = staffCall('notes.of', {
  access: 'staff',
  request: z.object({ subject: text(100, invalid), before: z.optional(text(20, invalid)) }),
  response: z.object({ notes: z.array(note), more: z.nullable(z.string()) }),
});

/** Whether the chain over all notes holds, and if not, the first note where it breaks. */
export const verifyNotes = staffCall('notes.verify', {
  access: 'audit.read',
  request: z.object({}),
  response: z.object({
    notes: z.int(),
    waiting: z.int(),
    brokenAt: z.nullable(z.string()),
    checkedAt: z.string(),
  }),
});
