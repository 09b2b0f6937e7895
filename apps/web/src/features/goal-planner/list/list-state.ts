import { goalPaces } from '@hub/domain/goal-planner/goal-progress';
import { type ListStateIn, listStateOf, maybe, oneOf, text } from '../../../ui/list/list-state.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const goalState = listStateOf({
  words: text('q'),
  pace: oneOf(goalPaces),
  /** The goals of one client. */
  investor: maybe(uuid),
  /** The goal that is open. */
  goal: maybe(uuid),
  /** The form: of a new goal, or of the one that is open. */
  form: oneOf(['new', 'change']),
});
export type GoalState = ListStateIn<typeof goalState>;
