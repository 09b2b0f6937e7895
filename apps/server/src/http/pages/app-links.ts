import { appLinkFiles, appSiteAssociation, assetLinks, type Brand } from '@hub/contract';
import { serverTexts } from '@hub/contract/texts/server-texts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../calls/refusal/refusal.ts';

/** Asked for by the systems themselves, which follow no redirect and want JSON, also where the name has no ending. */
export function registerAppLinks(app: FastifyInstance, brand: Brand): void {
  const files = [
    { path: appLinkFiles.android, content: assetLinks(brand), missing: serverTexts.appLinks.noAndroid },
    { path: appLinkFiles.ios, content: appSiteAssociation(brand), missing: serverTexts.appLinks.noIos },
  ];
  for (const { path, content, missing } of files) {
    app.get(path, async (_, reply) => {
      if (content === null) throw new Refusal('not-found', missing);
      return reply.header('cache-control', 'public, max-age=3600').send(content);
    });
  }
}
