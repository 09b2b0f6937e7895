import { todayInIndia } from '@hub/domain';
import type { Clock } from './clock.ts';

const now = (): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.now());

export const systemClock: Clock = { now, today: () => todayInIndia(now()) };
