import { actionWords, actorNames, filledSentence, noteTexts } from '@hub/contract/acts/note-texts';
import type { Note } from '@hub/contract/console/act-calls';
import type { NoteRow } from '../../db/notes/find-notes.ts';
import type { Queries } from '../../db/queries.ts';
import type { House } from '../model/house.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function sentenceOf({ acts }: Pick<House, 'acts'>, { action, subject, details }: NoteRow): string {
  const own = acts.find(({ declaration }) => declaration.name === action)?.declaration.did;
  const pattern = own ?? noteTexts[action] ?? actionWords(action);
  return filledSentence(pattern, {
    subject: textOf(details?.subjectName) || (subject ?? ''),
    sentence: textOf(details?.sentence),
  });
}

function actorOf({ actor, arn }: NoteRow): string {
  return actor === 'distributor' ? (arn ?? actor) : (actorNames[actor] ?? actor);
}

/** Notes as sentences. Who has left the staff keeps their name. */
export async function showNotes(house: House, queries: Queries, rows: readonly NoteRow[]): Promise<Note[]> {
  const ids = rows.flatMap(({ staffId, approvedBy }) => [staffId, approvedBy].filter((id) => id !== null));
  const people = ids.length === 0 ? [] : await house.people.names(queries, [...new Set(ids)]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    at: row.createdAt,
    who: row.staffId === null ? actorOf(row) : (names.get(row.staffId) ?? actorOf(row)),
    sentence: sentenceOf(house, row),
    changes: [...(row.changes ?? [])],
    reason: row.reason,
    approvedBy: row.approvedBy === null ? null : (names.get(row.approvedBy) ?? row.approvedBy),
    subject: row.subject,
    arn: row.arn,
    address: row.address,
  }));
}
