import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@hub/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, logAnswered } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { redactUrl } from './redact-fields.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The client's own id where it is a UUID: any other text could carry something into the log. */
export function requestIdOf(message: Pick<IncomingMessage, 'headers'>): string {
  const given = message.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && uuid.test(given) ? given : randomUUID();
}

/** One line and one measurement per request. A call is named, so no path with its values is written. */
export function registerRequestLog(app: FastifyInstance, logger: Logger, metrics: Metrics): void {
  const observers = new Map<string, ReturnType<Metrics['observer']>>();
  const observerOf = (name: string) => {
    const existing = observers.get(name) ?? metrics.observer(name);
    observers.set(name, existing);
    return existing;
  };
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { call, staffCall } = request.routeOptions.config;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    const consoleCall = staffCall && `console.${staffCall.name}`;
    observerOf(call?.name ?? consoleCall ?? 'web')(status, ms / 1000);
    if (call !== undefined) {
      logAnswered(logger, { requestId: request.id, call: call.name, status, ms });
    } else if (consoleCall !== undefined) {
      const { staffId } = request;
      const who = staffId === '' ? {} : { staff: staffId };
      logAnswered(logger, { requestId: request.id, call: consoleCall, status, ms, ...who });
    } else {
      const line = { requestId: request.id, method: request.method, url: redactUrl(request.url), status, ms };
      if (status >= 500) logger.error(line, 'answered');
      else logger.info(line, 'answered');
    }
    done();
  });
}
