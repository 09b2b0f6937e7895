import { ApiError } from '../../lib/api/api.ts';

/** An address that names nothing is answered by the server like one that names what is not there, or another's. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.status);
