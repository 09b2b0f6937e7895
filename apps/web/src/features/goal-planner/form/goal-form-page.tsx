import { RecordState } from '../../../parts/record/record-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Option } from '../../../ui/form/field/option.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useAssignable, useGoal } from '../goals/queries.ts';
import styles from './goal-form.module.css';
import { GoalForm } from './goal-form.tsx';
import { newGoal, valuesOf } from './goal-values.ts';

interface Places {
  listHref: string;
  goalHref: (id: string) => string;
}

const Waiting = () => (
  <Card className={`stack top gap-12 ${styles.outline}`}>
    <Loading label="Loading the form">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  </Card>
);

/** A new goal, of a client who is known already or of whoever is chosen. */
export function NewGoalPage({ investor, listHref, goalHref }: Places & { investor: string | null }) {
  const query = useAssignable(investor, undefined);
  const { data, error } = query;
  const existing: Option | null = investor && data ? { id: investor, name: data.person } : null;
  return (
    <>
      <ListCrumb href={listHref}>All goals</ListCrumb>
      <PageHeader title="Plan a goal" note="What it will cost, and the SIP it needs." />
      {investor !== null && (error || existing === null) ? (
        <RecordState one="client" many="goals" query={query} listHref={listHref} loading={<Waiting />} />
      ) : (
        <GoalForm key={investor} initial={newGoal(existing)} goalHref={goalHref} />
      )}
    </>
  );
}

/** The form of a goal that is saved: what it says is planned anew from today. */
export function ChangeGoalPage({ id, listHref, goalHref }: Places & { id: string }) {
  const query = useGoal(id);
  const { data, error } = query;
  if (error) {
    return <RecordState one="goal" many="goals" query={query} listHref={listHref} loading={<Waiting />} />;
  }
  return (
    <>
      <ListCrumb href={goalHref(id)}>The goal</ListCrumb>
      <PageHeader title="Change the goal" note="The plan is worked out again from today." />
      {data ? <GoalForm id={id} initial={valuesOf(data)} goalHref={goalHref} /> : <Waiting />}
    </>
  );
}
