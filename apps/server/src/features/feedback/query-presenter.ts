import type { QueryLead } from '@hub/contract/calls/feedback/feedback';
import { querySection } from '@hub/domain/feedback/query-sections';
import { waitsForDesk } from '@hub/domain/feedback/query-status';
import type { QueryRow } from './feedback.repository.ts';

/** How a section and its part are called; one that is not offered any more keeps its id. */
export function namesOf({ section, subSection }: Pick<QueryRow, 'section' | 'subSection'>) {
  const found = querySection(section);
  return {
    section: found?.name ?? section,
    subSection: found?.parts.find(({ id }) => id === subSection)?.name ?? subSection,
  };
}

export function leadOf(row: QueryRow, today: Temporal.PlainDate): QueryLead {
  const { reference, subject, status, raisedAt, changedAt, answerBy, rating } = row;
  const isWaiting = waitsForDesk(status);
  return {
    reference,
    ...namesOf(row),
    subject,
    status,
    raisedAt,
    changedAt,
    answerBy: isWaiting ? answerBy : null,
    isLate: isWaiting && Temporal.PlainDate.compare(today, answerBy) > 0,
    rating,
  };
}
