import { searchNotes } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { useConsole } from '../calls/console-context.ts';
import { NoteList, useNotePages } from '../notes/trail.tsx';
import { paths } from '../routes/screens.ts';
import { auditStates, requestOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { ChainCheck } from './chain-check.tsx';
import { ExportNotes } from './export-notes.tsx';

const texts = actTexts.audit;

/** Every note there is, by person, ARN, subject, act and days. */
export function AuditPage() {
  const { client } = useConsole();
  const { listState, setListState } = useListState(paths.audit, auditStates);
  const filter = requestOf(listState);
  const query = useNotePages([searchNotes.name, filter], (before, signal) =>
    client.call(searchNotes, { ...filter, ...(before !== undefined && { before }) }, signal),
  );
  return (
    <>
      <PageHeader title={texts.title} note={texts.note} actions={<ExportNotes filter={filter} />} />
      <ChainCheck />
      <AuditFilters filter={listState} onFilter={setListState} />
      <Card>
        <NoteList
          query={query}
          label={texts.title}
          withWhere
          empty={<EmptyState title={texts.nothing} text={texts.nothingText} />}
        />
      </Card>
    </>
  );
}
