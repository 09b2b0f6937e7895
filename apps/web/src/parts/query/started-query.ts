import { href } from '@hub/contract';
import type { QueryFigure } from '@hub/contract/calls/feedback/feedback';

/** What a query is about that is raised from another screen. */
export interface StartedQuery {
  /** Of what it is about, as a draft of it is kept: `order-H0123456789A`. */
  readonly id: string;
  readonly sectionId: string;
  readonly subSectionId: string;
  readonly subject: string;
  readonly figures: readonly QueryFigure[];
}

/** What a query takes: the rest of a long name is in the book. */
const LONGEST_VALUE = 80;
const LONGEST_SUBJECT = 120;

let started: StartedQuery | null = null;

/** For the form that opens next. Names and figures stay out of the address; the form's draft keeps them. */
export function startQuery(query: StartedQuery): void {
  const figures = query.figures.map(({ label, value }) => ({ label, value: value.slice(0, LONGEST_VALUE) }));
  started = { ...query, subject: query.subject.slice(0, LONGEST_SUBJECT), figures };
}

export const startedQuery = (id: string): StartedQuery | null => (started?.id === id ? started : null);

export const newQueryHref = (id: string): string => `${href('feedback')}?${new URLSearchParams({ new: id })}`;
