import { type Note, readTrail } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useConsole } from '../calls/console-context.ts';
import { NoteLine } from './note-line.tsx';
import styles from './notes.module.css';

const texts = actTexts.notes;

interface NotePage {
  readonly notes: readonly Note[];
  readonly more: string | null;
}

type NotePages = UseInfiniteQueryResult<{ readonly pages: readonly NotePage[] }, Error>;

/** Notes, newest first, that grow by a page as one asks for older ones. */
export function useNotePages(
  key: readonly unknown[],
  read: (before: string | undefined, signal: AbortSignal) => Promise<NotePage>,
): NotePages {
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ more }) => more ?? undefined,
  });
}

interface NoteListProps {
  query: NotePages;
  label: string;
  withWhere?: boolean;
  empty: React.ReactNode;
}

/** The notes of a query in all four states. */
export function NoteList({ query, label, withWhere = false, empty }: NoteListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={texts.failed}
        loading={texts.loading}
        lines={['long', 'long', 'medium']}
      />
    );
  }
  const notes = data.pages.flatMap((page) => page.notes);
  if (notes.length === 0) return empty;
  return (
    <>
      <ul className={styles.notes} aria-label={label}>
        {notes.map((note) => (
          <NoteLine key={note.id} note={note} withWhere={withWhere} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="danger">
          {texts.failed}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="outline"
          size="compact"
          busy={isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.show}
        </Button>
      )}
    </>
  );
}

/** What was done with one thing: an ARN, a person, a request. */
export function Trail({ subject }: { subject: string }) {
  const { client } = useConsole();
  const query = useNotePages([readTrail.name, subject], (before, signal) =>
    client.call(readTrail, { subject, ...(before !== undefined && { before }) }, signal),
  );
  return (
    <Card title={texts.trail}>
      <NoteList query={query} label={texts.trail} empty={<p className="mute">{texts.none}</p>} />
    </Card>
  );
}
