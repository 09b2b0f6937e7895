import type { AnyAct } from '../../acts/act.ts';
import { coverActs } from './cover-acts.ts';
import { managerActs } from './manager-acts.ts';
import { moveActs } from './move-acts.ts';

export const relationshipManagersActs: readonly AnyAct[] = [...managerActs, ...moveActs, ...coverActs];
