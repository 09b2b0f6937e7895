import { todayInIndia } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import type { StatementReader } from './statement-scope.ts';

/** Whoever has signed in reads of the own book, by the day in India. */
export const readerOf = ({ db, session: { arn }, clock }: SignedInContext): StatementReader => ({
  queries: oneStatement(db, { arn }),
  arn,
  today: todayInIndia(clock.now()),
});
