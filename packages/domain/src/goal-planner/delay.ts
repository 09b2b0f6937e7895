import { type Paise, paise } from '../money/scaled.ts';
import { type SipCourse, sipNeeded, sipWorth } from './sip-worth.ts';

export interface Delay {
  /** What the same SIP comes to less when it begins later and ends on the same day. */
  readonly lost: Paise;
  /** The SIP that makes up for it; null where no month would be left to pay one. */
  readonly sip: Paise | null;
}

const YEAR = 12;

/** What it costs to begin later: a year, unless said. */
export function delayOf(sip: Paise, course: SipCourse, months: number = YEAR): Delay {
  const worth = sipWorth(sip, course);
  const rest = Math.max(0, course.months - months);
  const later = { ...course, months: rest };
  return {
    lost: paise(worth - sipWorth(sip, later)),
    sip: rest === 0 ? null : sipNeeded(worth, later),
  };
}
