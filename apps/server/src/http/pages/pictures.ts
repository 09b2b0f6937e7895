import { texts } from '@hub/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { fileOf, pictureType, readPictureName } from '../../features/profile/profile.public.ts';
import type { Files } from '../../ports/files/files.ts';

/**
 * The profiles' pictures. Whoever knows a name was shown it, so no token is asked for: an image element sends none.
 * A new picture has a new name, so one that was seen never changes.
 */
export function registerPictures(app: FastifyInstance, files: Files): void {
  const notFound = () => new Refusal('not-found', texts.call.notFound);
  app.get('/pictures/*', { config: { counts: 'as-file' } }, async (request, reply) => {
    const name = readPictureName((request.params as { readonly '*': string })['*']);
    const file = name === null ? null : await files.get(fileOf(name));
    if (file === null) throw notFound();
    return (
      reply
        .header('content-type', pictureType)
        .header('content-length', file.size)
        // In this browser only: a picture that was taken back is not to live on in a shared cache.
        .header('cache-control', 'private, max-age=31536000, immutable')
        // The native shells show it from an origin of their own.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(file.body)
    );
  });
}
