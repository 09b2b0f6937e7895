import { queryStatuses } from '@hub/domain/feedback/query-status';
import { type ListStateIn, listStateOf, maybe, oneOf, text } from '../../ui/list/list-state.ts';

export const feedbackState = listStateOf({
  words: text('q'),
  status: oneOf(queryStatuses),
  /** The query that is open. */
  query: maybe(/^Q-[0-9A-Z]{8}$/),
  /** The form of a new one, and what it is about. */
  requested: maybe(/^[\w-]{1,60}$/, 'new'),
});
export type FeedbackState = ListStateIn<typeof feedbackState>;

/** A new query about nothing that another screen shows. */
export const PLAIN = 'query';
