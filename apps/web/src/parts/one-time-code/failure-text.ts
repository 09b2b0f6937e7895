import { texts } from '@hub/contract';
import { ApiError } from '../../lib/api/api.ts';

/** What went wrong in words that help: the field's own, the server's, or that nobody could be reached. */
export function failureText(failure: unknown, field?: string): string {
  if (!(failure instanceof ApiError)) return texts.call.failed;
  if (failure.status === 0 || failure.status >= 500) {
    return 'We could not reach our server. Nothing is lost: please try again in a moment.';
  }
  return (field && failure.fields[field]) || failure.message;
}
