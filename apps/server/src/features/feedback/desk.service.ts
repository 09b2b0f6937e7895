import { check } from '@hub/contract';
import { filledQueryWords, type QueryEvent } from '@hub/contract/calls/feedback/feedback';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database, Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { answerQuery } from './act.service.ts';
import { findEventsOf, findWaiting, type QueryRow } from './feedback.repository.ts';
import { namesOf } from './query-presenter.ts';

export interface DeskQuery
  extends Pick<QueryRow, 'arn' | 'reference' | 'subject' | 'status' | 'answerBy' | 'figures'> {
  readonly section: string;
  readonly subSection: string;
  readonly events: readonly QueryEvent[];
}

/** What waits for the desk of the asset manager, the first due first. */
export async function listWaiting(db: Database, limit: number): Promise<DeskQuery[]> {
  const system = oneStatement(db, 'system');
  const rows = await findWaiting(system, limit);
  const events = await findEventsOf(system, rows);
  return rows.map((row) => ({
    ...row,
    ...namesOf(row),
    events: events.filter(({ reference }) => reference === row.reference),
  }));
}

interface DeskAnswer {
  readonly reference: string;
  readonly text: string;
  readonly at: Temporal.Instant;
}

/** Words that an answer may have; a refusal says in words why not. */
export function answerWords(text: string): string {
  const checked = check(filledQueryWords, text);
  if (!checked.ok) throw new Refusal('rule', `The answer: ${checked.fields['']}`);
  return checked.value;
}

/** As a distributor quotes it, in small letters too. */
export const referenceOf = (typed: string): string => typed.trim().toUpperCase();

/** Answers a query in the name of the desk. */
export const answerAtDesk = (tx: Tx, { reference, text, at }: DeskAnswer): Promise<QueryRow> =>
  answerQuery(tx, { reference: referenceOf(reference), words: answerWords(text), at });
