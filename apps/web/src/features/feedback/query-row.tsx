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
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.subject}>
          <RouteLink href={href} className={styles.link}>
            {query.subject}
          </RouteLink>
        </h2>
        <p className={styles.about}>
          {query.section} · {query.subSection}
        </p>
        <p className={styles.when}>
          <span className={styles.reference}>{query.reference}</span> · {lastActs[query.status]}{' '}
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
