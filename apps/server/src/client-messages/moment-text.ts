import { dateTimeInIndia } from '@hub/contract/orders/words/time-texts';

/** A moment as messages to investors say it: `14-Nov-2026, 6:40 pm`. */
export const momentText = (at: Temporal.Instant): string => dateTimeInIndia(at);
