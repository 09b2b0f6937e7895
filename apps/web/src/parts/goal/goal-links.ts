import { href } from '@hub/contract';

/** The goals of a client. */
export const goalsHref = (investor: string): string => `${href('goal-planner')}?investor=${investor}`;

/** One goal, open. */
export const goalHref = (goal: string): string => `${href('goal-planner')}?goal=${goal}`;
