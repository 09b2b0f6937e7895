import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../calls/call-context.ts';
import type { StaffContext, StaffMember } from '../../calls/staff-handler.ts';
import { oneStatement } from '../../db/queries.ts';
import type { StaffProvider } from '../../ports/staff-provider/staff-provider.ts';
import { type LoginContext, scopeOfStaff } from '../../staff/staff.public.ts';
import type { BodyBudget } from '../limits/body-budget.ts';
import { type Logger, requestLog } from '../log/logger.ts';

/** What every call of the console shares. */
export interface ConsoleServices {
  readonly base: Omit<CallContext, 'session' | 'requestId' | 'ip' | 'userAgent' | 'log' | 'uploads' | 'gone'>;
  readonly provider: StaffProvider | null;
  readonly logger: Logger;
  readonly bodies: BodyBudget;
  readonly checksReplies: boolean;
}

/** Of a call whose caller is not watched. */
export const neverGone = new AbortController().signal;

const contextOf = (request: FastifyRequest, { base, logger }: ConsoleServices) => ({
  ...base,
  requestId: request.id,
  userAgent: request.headers['user-agent'] ?? '',
  address: request.ip,
  log: requestLog(logger, request.id),
});

export function staffContext(
  request: FastifyRequest,
  services: ConsoleServices,
  staff: StaffMember,
  gone: AbortSignal,
): StaffContext {
  const { limit: _, media: __, ...context } = contextOf(request, services);
  const reads = oneStatement(context.db, scopeOfStaff(staff));
  return { ...context, staff, reads, uploads: [], gone };
}

export const loginContext = (
  request: FastifyRequest,
  services: ConsoleServices,
  staff: StaffMember | null,
): LoginContext => ({ ...contextOf(request, services), provider: services.provider, staff });
