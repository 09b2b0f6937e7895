import type { AnyAct } from '../acts/act.ts';

/** Every act of the house. A change in the console or on the command line is one of these, or it cannot be made. */
export const allActs: readonly AnyAct[] = [];
