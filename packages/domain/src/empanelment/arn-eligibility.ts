import { ageOn } from '../calendar/dates.ts';
import { type Constitution, isPerson } from './constitution.ts';

export const arnRecordStatuses = ['active', 'expired', 'suspended', 'cancelled', 'debarred'] as const;
export type ArnRecordStatus = (typeof arnRecordStatuses)[number];

/** Whether an ARN may be empanelled, and if not, why. */
export const arnEligibilities = [
  'open',
  'empanelled',
  'expired',
  'suspended',
  'cancelled',
  'debarred',
  'kyd-missing',
  'under-age',
] as const;
export type ArnEligibility = (typeof arnEligibilities)[number];

interface ArnFacts {
  readonly status: ArnRecordStatus;
  /** YYYY-MM-DD, as the birth date. */
  readonly validTo: string;
  readonly isKydDone: boolean;
  readonly constitution: Constitution;
  readonly birthDate: string;
}

const ADULT = 18;

/** Handbook §5. A record that still says active is over when its last day is. */
export function arnEligibility(
  facts: ArnFacts,
  isMember: boolean,
  today: Temporal.PlainDate,
): ArnEligibility {
  const { status, validTo, isKydDone, constitution, birthDate } = facts;
  if (isMember) return 'empanelled';
  if (status !== 'active') return status;
  if (validTo < today.toString()) return 'expired';
  if (!isKydDone) return 'kyd-missing';
  const isChild = isPerson(constitution) && ageOn(Temporal.PlainDate.from(birthDate), today) < ADULT;
  return isChild ? 'under-age' : 'open';
}
