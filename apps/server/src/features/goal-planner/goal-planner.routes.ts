import {
  assignable,
  goalDetails,
  goalFile,
  goals,
  removeGoal as removeGoalCall,
  saveGoal as saveGoalCall,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getGoalFile } from './goal-file.service.ts';
import { getAssignable, getGoalDetails, getGoals } from './goal-planner.service.ts';
import { removeGoal, saveGoal } from './save-goal.service.ts';

export const goalPlannerHandlers: readonly CallHandler[] = [
  handleSignedIn(goals, getGoals),
  handleSignedIn(goalDetails, getGoalDetails),
  handleSignedIn(assignable, getAssignable),
  handleSignedIn(goalFile, getGoalFile),
  handleChange(saveGoalCall, saveGoal),
  handleChange(removeGoalCall, removeGoal),
];
