import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { Button } from '../action/button.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { ErrorState } from '../feedback/states.tsx';
import styles from './data-list.module.css';
import { useLoadOnScroll } from './load-on-scroll.ts';
import type { PagedList } from './paged-list.ts';

interface ListStatesProps {
  list: {
    readonly state: 'loading' | 'failed' | 'ready';
    readonly error: Error | null;
    retry(): void;
  };
  isEmpty: boolean;
  /** What the rows are, for whoever cannot see them: "Notifications". */
  label: string;
  /** Its outline while it is read, of the size of what comes; else that of any rows. */
  loading?: ReactNode;
  /** Shown instead of the list when there is nothing: what to do next. */
  empty: ReactNode;
  /** What could not be done, in the user's words. */
  failed: string;
  /** The list when there is one. */
  children: ReactNode;
}

/** Any list in its four states: loading, empty, failed and full. */
export function ListStates(props: ListStatesProps) {
  const { list, isEmpty, label, loading, empty, failed, children } = props;
  if (list.state === 'loading') return loading ?? <LoadingRows label={`Loading: ${label}`} count={5} />;
  if (list.state === 'failed') {
    return (
      <div className={styles.notice}>
        <ErrorState title={failed} error={list.error} onRetry={list.retry} />
      </div>
    );
  }
  if (isEmpty) return <div className={styles.notice}>{empty}</div>;
  return children;
}

/** Grows a list by a page as one scrolls or asks. `items` is the element whose children are the rows. */
export function useGrowth<Row>(list: PagedList<Row>) {
  const { rows, next, loadNext } = list;
  const items = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Where the next page will begin, when it was asked for by the button: the focus goes there. */
  const continueAt = useRef<number | null>(null);
  const load = useRef(loadNext);
  useEffect(() => {
    load.current = loadNext;
  });
  useLoadOnScroll(
    end,
    next?.state === 'waiting',
    useCallback(() => load.current(), []),
  );
  useEffect(() => {
    const at = continueAt.current;
    if (at === null || rows.length <= at) return;
    continueAt.current = null;
    const first = items.current?.children[at];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [rows.length]);
  const more = () => {
    continueAt.current = rows.length;
    loadNext();
  };
  return { items, end, more };
}

interface ListEndProps<Row> {
  ref: React.Ref<HTMLDivElement>;
  list: PagedList<Row>;
  onMore: () => void;
}

/** Under the rows: how many there are, and the way to the next ones. */
export function ListEnd<Row>({ ref, list: { rows, total, next }, onMore }: ListEndProps<Row>) {
  const shown = useId();
  const loading = next?.state === 'loading';
  return (
    <div ref={ref} className={`stack centred gap-8 ${styles.end}`}>
      {loading && <LoadingRows label="Loading more" count={2} />}
      <p id={shown} role="status" className="mute text-note">
        Showing {rows.length} of {Math.max(total, rows.length)}
      </p>
      {next?.state === 'failed' && (
        <p role="alert" className="danger">
          The next rows could not be loaded.
        </p>
      )}
      {next && (
        <Button look="outline" busy={loading} aria-describedby={shown} onClick={onMore}>
          {next.state === 'failed' ? 'Try again' : `Show ${next.size} more`}
        </Button>
      )}
    </div>
  );
}

/** The outline of some rows; what they will say is a title and a line or two. */
function LoadingRows({ label, count }: { label: string; count: number }) {
  return (
    <div className={styles.rows}>
      <Loading label={label}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
          <div key={index} className={`stack gap-8 ${styles.outline}`}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
        ))}
      </Loading>
    </div>
  );
}
