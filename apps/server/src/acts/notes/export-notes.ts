import { noteFileTexts as heads } from '@hub/contract/acts/note-texts';
import type { Note } from '@hub/contract/console/act-calls';
import type { ExportFormat } from '@hub/contract/schemas/list-shapes';
import { todayInIndia } from '@hub/domain';
import type { StaffContext } from '../../calls/staff-handler.ts';
import { countNotes, findNotes, type NoteSearch } from '../../db/notes/find-notes.ts';
import type { Queries } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import type { ExportColumn, ExportTable } from '../../exports/table/export-table.ts';
import type { House } from '../model/house.ts';
import { showNotes } from './show-notes.ts';

const pageRows = 500;

const momentText = (moment: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO('Asia/Kolkata')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');

const columns: readonly ExportColumn<Note>[] = [
  { header: heads.no, kind: 'text', width: 9, value: ({ id }) => id },
  { header: heads.at, kind: 'text', width: 20, value: ({ at }) => momentText(at) },
  { header: heads.who, kind: 'text', width: 20, value: ({ who }) => who },
  { header: heads.what, kind: 'text', width: 44, value: ({ sentence }) => sentence },
  {
    header: heads.changes,
    kind: 'text',
    width: 44,
    value: ({ changes }) =>
      changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`).join('; '),
  },
  { header: heads.reason, kind: 'text', width: 30, value: ({ reason }) => reason },
  { header: heads.approvedBy, kind: 'text', width: 20, value: ({ approvedBy }) => approvedBy },
  { header: heads.subject, kind: 'text', width: 22, value: ({ subject }) => subject },
  { header: heads.arn, kind: 'text', width: 12, value: ({ arn }) => arn },
  { header: heads.address, kind: 'text', width: 16, value: ({ address }) => address },
];

async function* allNotes(house: House, queries: Queries, search: NoteSearch): AsyncGenerator<Note> {
  let before = search.before;
  for (;;) {
    const rows = await findNotes(queries, { ...search, before }, pageRows);
    yield* await showNotes(house, queries, rows);
    before = rows.at(-1)?.id;
    if (rows.length < pageRows) return;
  }
}

/** The notes of a search as a table, read page by page while the file is written. */
const noteTable = async (house: House, queries: Queries, search: NoteSearch): Promise<ExportTable<Note>> => ({
  title: heads.title,
  notes: [heads.note],
  columns,
  rows: allNotes(house, queries, search),
  count: await countNotes(queries, search),
});

export const exportNotes = (
  house: House,
  { staff, reads, clock, exports, gone }: StaffContext,
  search: NoteSearch,
  format: ExportFormat,
): Promise<FileReply> =>
  exports.file({
    user: staff.id,
    format,
    today: todayInIndia(clock.now()),
    signal: gone,
    read: () => noteTable(house, reads, search),
  });
