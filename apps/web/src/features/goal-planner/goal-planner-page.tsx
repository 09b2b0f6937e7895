import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo } from '../../ui/navigation/navigation.ts';
import { ChangeGoalPage, NewGoalPage } from './form/goal-form-page.tsx';
import { GoalList } from './list/goal-list.tsx';
import { goalState } from './list/list-state.ts';
import { GoalView } from './view/goal-view.tsx';

/** The list of goals, one of them, or the form of one, as the address says. */
export function Page() {
  const { listState, setListState, hrefOf } = useListState(hrefTo('goal-planner'), goalState);
  const { goal, form, investor } = listState;
  const listHref = hrefOf({ ...listState, goal: null, form: null });
  const goalHref = (id: string) => hrefOf({ ...listState, goal: id, form: null });
  if (form === 'new') return <NewGoalPage investor={investor} listHref={listHref} goalHref={goalHref} />;
  if (goal === null) return <GoalList state={listState} onChange={setListState} hrefOf={hrefOf} />;
  if (form === 'change')
    return <ChangeGoalPage key={goal} id={goal} listHref={listHref} goalHref={goalHref} />;
  return (
    <GoalView
      key={goal}
      id={goal}
      listHref={listHref}
      changeHref={hrefOf({ ...listState, form: 'change' })}
    />
  );
}
