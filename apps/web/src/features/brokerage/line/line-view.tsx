import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { useLine } from '../calls/queries.ts';
import { Read } from '../calls/read.tsx';
import type { LineName } from '../links/report-state.ts';
import { DayChart } from './day-chart.tsx';
import styles from './line.module.css';
import { Gaps } from './line-gaps.tsx';
import { LineHead } from './line-head.tsx';
import { Pieces } from './line-pieces.tsx';
import { Received } from './line-received.tsx';
import { Tax } from './line-tax.tsx';

interface LineViewProps {
  line: LineName;
  /** The list it was opened from, as it was left. */
  listHref: string;
}

const isList = (href: string): boolean => href.startsWith(hrefTo('brokerage')) && !/[?&]line=/.test(href);

/** One line opened: what came, what was expected, and why they differ. */
export function LineView({ line, listHref }: LineViewProps) {
  const query = useLine(line);
  return (
    <>
      <ListCrumb href={listHref} fits={isList}>
        Back to the list
      </ListCrumb>
      <Read
        query={query}
        what="this line"
        heading="Brokerage line"
        notThere={<NoSuchLine listHref={listHref} />}
      >
        {(data) => <Line line={data} />}
      </Read>
    </>
  );
}

const NoSuchLine = ({ listHref }: { listHref: string }) => (
  <EmptyState
    title="There is no such line"
    text="The link may be old, or the file with this line was withdrawn."
  >
    <ButtonLink look="outline" href={listHref}>
      Show the report
    </ButtonLink>
  </EmptyState>
);

function Line({ line }: { line: BrokerageLine }) {
  return (
    <div className={`stack shrink gap-16 ${styles.line}`}>
      <LineHead line={line} />
      <div className={`stack shrink gap-16 columns ${styles.columns}`}>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          <Pieces expected={line.expected} />
          {line.expected && line.expected.daily.length > 1 && <DayChart daily={line.expected.daily} />}
        </div>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          <Gaps gaps={line.gaps} />
          <Received received={line.received} />
          <Tax tax={line.tax} />
        </div>
      </div>
    </div>
  );
}
