export { assign, assignStarted, findAssignable, findFreeSips, writeGoal } from './goal.repository.ts';
export { findGoalClients } from './goal-clients.repository.ts';
