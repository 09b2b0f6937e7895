import type { Note } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { momentText } from '../../ui/date/moment.tsx';

/** What begins like a formula is text all the same: a sheet must not run what somebody typed as a reason. */
const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Notes as CSV with a byte order mark, so that Excel reads the rupee sign. */
export function notesCsv(notes: readonly Note[]): string {
  const rows = notes.map((note) => [
    momentText(note.at),
    note.who,
    note.sentence,
    note.changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`).join('; '),
    note.reason ?? '',
    note.approvedBy ?? '',
    note.subject ?? '',
    note.arn ?? '',
    note.address ?? '',
  ]);
  return `\ufeff${[actTexts.audit.columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
