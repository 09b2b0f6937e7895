import fastifyStatic from '@fastify/static';
import { type ServicePaths, serviceOf, texts } from '@hub/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { sendFailure } from '../wire/failures.ts';
import type { Headers } from '../wire/security-headers.ts';
import type { WebFiles } from './web-files.ts';

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** An address that names a file (`/x.js`) and not a screen. */
const namesFile = (path: string): boolean => /\.[a-z0-9]{2,5}$/i.test(path);

/**
 * Everything that is no route: a file of the web app, else a screen of it. Under a service's prefix, or with
 * another method than GET, there is nothing, and that is said in the shape of the service.
 */
export function registerNotFound(
  app: FastifyInstance,
  options: {
    readonly paths: ServicePaths;
    readonly web: WebFiles | null;
    readonly webRoot: string;
    readonly pageHeaders: Headers;
  },
): void {
  const { paths, web, webRoot, pageHeaders } = options;
  if (web !== null) {
    app.register(fastifyStatic, { root: webRoot, serve: false, preCompressed: true, cacheControl: false });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const service = serviceOf(path, paths);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (service === null && isRead && web !== null) {
      const file = web.fileAt(path);
      if (file !== null) {
        reply.headers(pageHeaders).header('cache-control', web.cacheControlOf(file));
        return reply.sendFile(file);
      }
      if (!namesFile(path)) return web.sendScreen(request, reply, path);
    }
    return sendFailure(reply, service, new Refusal('not-found', texts.call.notFound));
  });
}
