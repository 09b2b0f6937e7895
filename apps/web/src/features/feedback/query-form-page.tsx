import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startedQuery } from '../../parts/query/started-query.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListCrumb } from '../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { useBehind } from '../../ui/navigation/trail.ts';
import styles from './feedback.module.css';
import { useSections } from './queries.ts';
import { QueryForm } from './query-form.tsx';
import { screenContext } from './screen-context.ts';

interface QueryFormPageProps {
  /** What it was begun about, by its id. */
  about: string;
  listHref: string;
}

/** A new query, begun here or on another screen. */
export function QueryFormPage({ about, listHref }: QueryFormPageProps) {
  const { data, error, refetch } = useSections();
  const client = useQueryClient();
  const behind = useBehind();
  const [started] = useState(() => {
    const existing = startedQuery(about);
    if (existing !== null) return existing;
    const from = behind((href) => !href.startsWith(hrefTo('feedback')))?.href ?? null;
    const figures = screenContext(client, from);
    return { sectionId: '', subSectionId: '', subject: '', figures };
  });
  return (
    <>
      <ListCrumb href={listHref}>All queries</ListCrumb>
      <PageHeader title="New query" note="The desk answers here, and you are notified." />
      {data ? (
        <QueryForm
          sections={data.items}
          started={started}
          draft={`feedback/${about}`}
          isRaised={startedQuery(about) !== null}
        />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The form could not be loaded"
          loading={<Outline />}
          failsInCard
        />
      )}
    </>
  );
}

const Outline = () => (
  <Card className={`stack top gap-12 ${styles.outline}`}>
    <Loading label="Loading the form">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  </Card>
);
