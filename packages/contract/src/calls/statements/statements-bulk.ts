import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { oneWay, rangeIsPossible, selection } from '../investor/investor-list.ts';
import { isWhole, sentStatement } from './statements.ts';

const { id: wrongId } = texts.field;
const screens = ['statements/bulk', 'investor/list'] as const;
const reason = 'Statements of many clients as one job; the spec lists no call for it.';

const bulkId = text(36, wrongId).check(z.uuid(wrongId));
const { kind, period, from, to, year } = sentStatement;

/** One PDF for each client chosen. Clients without a PAN are left out of a job with passwords, and said. */
export const startBulk = built('statements.startBulk', 'POST', '/{hub}/statements/bulk/start', {
  repeat: 'keyed',
  access: screens,
  request: z
    .object({
      clients: z.object(selection).check(rangeIsPossible, oneWay),
      kind,
      period,
      from,
      to,
      year,
      /** Each PDF opens with its investor's PAN. */
      withPassword: z.boolean(texts.field.required),
    })
    .check(...isWhole),
  response: z.object({ id: z.string(), clients: z.int() }),
  reason,
});

export const bulkStatuses = ['waiting', 'running', 'done', 'stopped'] as const;
const bulk = z.object({
  id: z.string(),
  /** "Account statements, 1 Apr 2026 to 15 Nov 2026". */
  title: z.string(),
  status: z.enum(bulkStatuses),
  startedAt: z.string(),
  total: z.int(),
  /** Made, and left out with a reason. */
  made: z.int(),
  leftOut: z.int(),
  /** Of the ZIP, in bytes; null until it is there. */
  size: z.nullable(z.int()),
  /** When the file is deleted. */
  expiresAt: z.nullable(z.string()),
});
export type BulkStatements = z.infer<typeof bulk>;

/** The newest first, at most 20. */
export const bulks = built('statements.bulks', 'GET', '/{hub}/statements/bulk', {
  access: screens,
  quiet: true,
  request: z.object({}),
  response: z.object({ items: z.array(bulk) }),
  reason,
});

export const bulkDetails = built('statements.bulk', 'GET', '/{hub}/statements/bulk/job', {
  access: screens,
  quiet: true,
  request: z.object({ id: bulkId }),
  response: z.object({
    ...bulk.shape,
    skipped: z.array(z.object({ investorId: z.string(), name: z.string(), why: z.string() })),
  }),
  reason,
});

export const stopBulk = built('statements.stopBulk', 'POST', '/{hub}/statements/bulk/stop', {
  repeat: 'keyed',
  access: screens,
  request: z.object({ id: bulkId }),
  response: z.object({}),
  reason,
});

export const bulkFile = built('statements.bulkFile', 'POST', '/{hub}/statements/bulk/file', {
  repeat: 'safe',
  access: screens,
  reply: 'file',
  request: z.object({ id: bulkId }),
  response: z.unknown(),
  reason,
});
