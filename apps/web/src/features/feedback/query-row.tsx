import type { QueryLead } from '@hub/contract/calls/feedback/feedback';
import { Ago } from '../../ui/date/ago.tsx';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { dueText, QueryChips } from './query-chips.tsx';
import styles from './query-row.module.css';

const lastActs = { open: 'Raised', answered: 'Answered', reopened: 'Reopened', closed: 'Closed' } as const;

/** One query in the list: what it is about, where it is, and what comes next. */
export function QueryRow({ query, href }: { query: QueryLead; href: string }) {
  const due = dueText(query);
  return (
    <article className={`stack start with-aside anchor gap-4-16 pad-12-16 hover-sunk ${styles.row}`}>
      <div className="stack shrink gap-2">
        <h2 className="text-large strong anywhere">
          <RouteLink href={href} className={styles.link}>
            {query.subject}
          </RouteLink>
        </h2>
        <p className="soft">
          {query.section} · {query.subSection}
        </p>
        <p className="mute text-note">
          <span className="figures one-line">{query.reference}</span> · {lastActs[query.status]}{' '}
          <Ago at={query.changedAt} />
          {due !== null && (
            <>
              {' · '}
              <DatedText>{due}</DatedText>
            </>
          )}
        </p>
      </div>
      <QueryChips query={query} />
    </article>
  );
}
