import { planned } from '../declare.ts';

export const saveGoal = planned('goal-planner.save', 'POST', '/{hub}/goal/save');
export const goals = planned('goal-planner.list', 'GET', '/{hub}/goal/getByArn');
