import type { FastifyRequest } from 'fastify';

/** Headers of proxies: what carries one comes from elsewhere, whatever address it comes in by. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request begins on this very machine, as far as anybody can tell. */
export const isFromOwnMachine = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  /^(?:::ffff:)?127\.|^::1$/i.test(ip) && !forwarding.some((name) => name in headers);
