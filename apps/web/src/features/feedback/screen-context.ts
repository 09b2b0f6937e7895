import { brand } from 'virtual:brand';
import { matchRoute } from '@hub/contract';
import type { QueryFigure } from '@hub/contract/calls/feedback/feedback';
import { routes } from '@hub/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api.ts';

/** An older failure has nothing to do with what is asked now. */
const RECENT_MS = 15 * 60_000;

interface Failure {
  readonly error: unknown;
  readonly at: number;
}

/** The newest failed call that the server has in its log. */
function lastFailure(failures: readonly Failure[], nowMs: number): ApiError | null {
  const existing = failures
    .filter(
      ({ error, at }) => error instanceof ApiError && error.reference !== null && nowMs - at < RECENT_MS,
    )
    .sort((one, other) => other.at - one.at);
  return (existing[0]?.error as ApiError | undefined) ?? null;
}

const failuresOf = (client: QueryClient): Failure[] => [
  ...client
    .getQueryCache()
    .getAll()
    .map(({ state }) => ({ error: state.error, at: state.errorUpdatedAt })),
  ...client
    .getMutationCache()
    .getAll()
    .map(({ state }) => ({ error: state.error, at: state.submittedAt })),
];

/** The screen one came from, and what failed last: attached by itself, so that nobody has to describe it. */
export function screenContext(client: QueryClient, cameFrom: string | null): QueryFigure[] {
  const route = cameFrom === null ? null : matchRoute(cameFrom.split('?')[0] ?? '', brand.slug)?.route;
  const failure = lastFailure(failuresOf(client), Date.now());
  return [
    ...(route ? [{ label: 'Screen', value: routes[route].title }] : []),
    ...(failure ? [{ label: 'Error reference', value: failure.reference ?? '' }] : []),
  ];
}
