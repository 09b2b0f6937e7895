import {
  assignable,
  goalDetails,
  goalFile,
  goals,
  removeGoal,
  saveGoal,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getGoalFile } from './goal-file.service.ts';
import { getAssignable, getGoal, getGoals } from './goal-planner.service.ts';
import { dropGoal, keepGoal } from './save-goal.service.ts';

export const goalPlannerHandlers: readonly CallHandler[] = [
  handleSignedIn(goals, getGoals),
  handleSignedIn(goalDetails, getGoal),
  handleSignedIn(assignable, getAssignable),
  handleSignedIn(goalFile, getGoalFile),
  handleChange(saveGoal, keepGoal),
  handleChange(removeGoal, dropGoal),
];
