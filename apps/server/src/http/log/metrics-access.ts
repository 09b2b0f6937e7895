import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isFromOwnMachine } from '../limits/own-machine.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who may read the metrics: with a configured token whoever brings it, from anywhere. Without one, nobody in
 * production, because a proxy on the same machine looks like the machine itself; in the demo only the machine.
 */
export function mayReadMetrics({
  mode,
  metricsToken,
}: Pick<Config, 'mode' | 'metricsToken'>): (request: Pick<FastifyRequest, 'ip' | 'headers'>) => boolean {
  if (metricsToken === undefined) return (request) => mode === 'demo' && isFromOwnMachine(request);
  const wanted = digest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}
