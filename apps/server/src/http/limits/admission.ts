import { type ServicePaths, serviceOf } from '@hub/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { addressLimit } from './address-limit.ts';
import { isFromOwnMachine } from './own-machine.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a route counts against the limits per address, where not as a call. */
    readonly counts?: 'as-file' | 'from-outside';
  }
}

/** What no route serves and no service claims is a file of the web app or one of its screens. */
const requestsFile = (request: FastifyRequest, paths: ServicePaths): boolean =>
  request.is404 &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  serviceOf(request.url, paths) === null;

/**
 * Every request passes here, whatever it asks for: calls, pages, files and what does not exist. Files have a wider
 * limit of their own, because a page needs many of them and they cost little.
 */
export function admission(
  limits: Config['limits'],
  paths: ServicePaths,
  clock: Clock,
): (request: FastifyRequest) => void {
  const calls = addressLimit(limits.perAddressPerMinute);
  const files = addressLimit(limits.filesPerAddressPerMinute);
  return (request) => {
    const { counts } = request.routeOptions?.config ?? {};
    if (counts === 'from-outside' && isFromOwnMachine(request)) return;
    const limit = counts === 'as-file' || requestsFile(request, paths) ? files : calls;
    limit.check(request.ip, clock.now().epochMilliseconds);
  };
}
