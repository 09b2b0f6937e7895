import { todayInIndia } from '@hub/domain';

/** The year in India, whatever the device's own zone. */
export const thisYear = (now = Temporal.Now.instant()): number => todayInIndia(now).year;
