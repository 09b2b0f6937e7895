import { hrefTo } from '../../ui/navigation/navigation.ts';

/** The goals of a client. */
export const goalsHref = (investor: string): string => `${hrefTo('goal-planner')}?investor=${investor}`;
