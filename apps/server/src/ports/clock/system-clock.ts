import { todayInIndia } from '@hub/domain';
import type { Clock } from './clock.ts';

export const systemClock: Clock = {
  now: () => Temporal.Now.instant(),
  today: () => todayInIndia(Temporal.Now.instant()),
};
