import type { QueryDetails } from '@hub/contract/calls/feedback/feedback';
import { RecordState } from '../../parts/record/record-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { ListCrumb } from '../../ui/layout/list-crumb.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import styles from './feedback.module.css';
import { useQueryDetails } from './queries.ts';
import { QueryActs } from './query-acts.tsx';
import { dueText, QueryChips } from './query-chips.tsx';
import { QueryFiles } from './query-files.tsx';
import { QueryThread } from './query-thread.tsx';

interface QueryViewProps {
  reference: string;
  /** The list it was opened from, as it was left. */
  listHref: string;
}

/** One query: what was asked and answered, and what can be done about it. */
export function QueryView({ reference, listHref }: QueryViewProps) {
  const query = useQueryDetails(reference);
  const { data } = query;
  return (
    <>
      <ListCrumb href={listHref}>All queries</ListCrumb>
      {data ? (
        <Query query={data} />
      ) : (
        <RecordState one="query" many="queries" query={query} listHref={listHref} loading={<Outline />} />
      )}
    </>
  );
}

function Query({ query }: { query: QueryDetails }) {
  const heading = useFocusOnArrival();
  const due = dueText(query);
  return (
    <div className={`stack gap-16 ${styles.view}`}>
      <Card className={`stack gap-8 ${styles.head}`}>
        <div className="flex wrap between start gap-8-16">
          <p className="mute">
            {query.section} · {query.subSection} · {query.reference}
          </p>
          <QueryChips query={query} />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {query.subject}
        </h1>
        {due !== null && <p className="mute">{due}</p>}
      </Card>
      <div className={`stack gap-16 columns ${styles.columns}`}>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          <QueryThread events={query.events} />
          <QueryActs query={query} />
        </div>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          {query.figures.length > 0 && (
            <Card title="Attached">
              <Facts>
                {query.figures.map(({ label, value }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was attached keeps its place
                  <Fact key={at} label={label}>
                    {value}
                  </Fact>
                ))}
              </Facts>
            </Card>
          )}
          {query.files.length > 0 && <QueryFiles reference={query.reference} files={query.files} />}
        </div>
      </div>
    </div>
  );
}

function Outline() {
  return (
    <Loading label="Loading the query">
      <div className={`stack gap-16 ${styles.view}`}>
        <Card className={`stack gap-8 ${styles.head}`}>
          <Skeleton width="medium" />
          <Skeleton shape="title" width="long" />
        </Card>
        <Card className={`stack top gap-12 ${styles.outline}`}>
          <Skeleton width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </Card>
      </div>
    </Loading>
  );
}
