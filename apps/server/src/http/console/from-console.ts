import { CONSOLE_HEADER } from '@hub/contract/console/staff-call';
import { staffLoginTexts } from '@hub/contract/staff/staff-login-texts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';

/** A browser says where a request comes from; one that does not is told by the origin it names. */
function isOurs({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(publicUrl).origin || from.host === host;
}

/** The page of the console alone can send its header, and no other site's page passes for it. */
export function holdToConsole(request: FastifyRequest, publicUrl: string): void {
  const header = request.headers[CONSOLE_HEADER];
  if (header === undefined || header === '' || !isOurs(request, publicUrl))
    throw new Refusal('forbidden', staffLoginTexts.badOrigin);
}

/** A page that looks by itself is no use of the console: its session may run out meanwhile. */
export const isByItself = ({ headers }: FastifyRequest): boolean => headers[CONSOLE_HEADER] === 'background';
