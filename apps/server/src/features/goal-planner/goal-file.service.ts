import type { RequestOf } from '@hub/contract';
import type { goalFile } from '@hub/contract/calls/goal-planner/goal-planner';
import { goalFileTexts } from '@hub/contract/goal-planner/goal-file-texts';
import { goalTexts } from '@hub/contract/goal-planner/goal-texts';
import { todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../calls/call-context.ts';
import { limitExports } from '../../calls/export-limits.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { oneStatement } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { readLogo } from '../co-branding/co-branding.public.ts';
import { findAuthor } from './goal-author.repository.ts';
import { goalDocument } from './goal-document.ts';
import { readGoal } from './goal-planner.service.ts';

export async function getGoalFile(
  context: SignedInContext,
  { id }: RequestOf<typeof goalFile>,
): Promise<FileReply> {
  const { db, session, clock, brand, files } = context;
  const { arn } = session;
  await limitExports(context);
  const queries = oneStatement(db, { arn });
  const [goal, author, logo] = await Promise.all([
    readGoal(context, id),
    findAuthor(queries, arn),
    readLogo(files, queries, arn),
  ]);
  if (author === null) throw new Refusal('not-found', goalTexts.unknown);
  return context.exports.ready({
    user: arn,
    format: 'pdf',
    today: todayInIndia(clock.now()),
    signal: context.gone,
    read: async () => ({
      title: goalFileTexts.fileName(goal.row.name),
      count: 1,
      file: { kind: 'pdf', document: { ...goalDocument(goal.row, goal.details, author, brand), logo } },
    }),
  });
}
