import { texts } from '@hub/contract';
import type { Note, searchNotes } from '@hub/contract/console/act-calls';
import type * as z from 'zod/mini';
import { malformed } from '../../calls/refusal/refusal.ts';
import { findNotes, type NoteSearch } from '../../db/notes/find-notes.ts';
import type { Queries } from '../../db/queries.ts';
import type { House } from '../model/house.ts';
import { showNotes } from './show-notes.ts';

type NoteFilter = z.infer<(typeof searchNotes)['request']>;
const pageRows = 50;

/** The first moment of a day in India, some days on. */
function momentOf(field: 'from' | 'to', day: string | undefined, days: number): string | undefined {
  if (day === undefined) return undefined;
  try {
    return Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('Asia/Kolkata').toInstant().toString();
  } catch {
    throw malformed({ [field]: texts.field.invalid });
  }
}

/** What was asked for, as the statement takes it: days become moments, both days included. */
export const searchOf = ({ staffId, arn, subject, act, from, to, before }: NoteFilter): NoteSearch => {
  if (before !== undefined && !/^\d{1,18}$/.test(before)) throw malformed({ before: texts.field.invalid });
  return {
    ...{ staffId, arn, act, before },
    subjects: subject === undefined ? undefined : subjectsOf(subject),
    from: momentOf('from', from, 0),
    until: momentOf('to', to, 1),
  };
};

/** Notes of before there were staff name a subject without its kind. */
const subjectsOf = (subject: string): string[] => {
  const bare = subject.slice(subject.indexOf(':') + 1);
  return bare === subject ? [subject] : [subject, bare];
};

interface NotePage {
  readonly notes: Note[];
  readonly more: string | null;
}

/** A page, the newest first; `more` is where the next one begins. */
export async function notePage(house: House, queries: Queries, search: NoteSearch): Promise<NotePage> {
  const rows = await findNotes(queries, search, pageRows + 1);
  const shown = rows.slice(0, pageRows);
  const notes = await showNotes(house, queries, shown);
  return { notes, more: rows.length > pageRows ? (shown.at(-1)?.id ?? null) : null };
}
