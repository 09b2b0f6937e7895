import type { SharedContent } from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts, DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import type { FastifyInstance } from 'fastify';
import { readShared, type SharedReader } from '../../features/co-branding/co-branding.public.ts';
import { type Html, html } from '../pages/html.ts';
import type { WebFiles } from './web-files.ts';

interface SharedPage {
  Params: { contentId: string; userId: string };
}

const noIndex = html`<meta name="robots" content="noindex">`;

/** What a messenger shows of a link. Of one that is not genuine nothing is said, of a recalled piece there is no picture. */
function headOf({ verdict, piece, distributor }: SharedContent, publicUrl: string): Html {
  if (piece === null || distributor === null) return noIndex;
  const { name, arn } = distributor;
  const description =
    verdict === 'recalled' ? creativeTexts.recalledPublic : `${name}, ${arn}, ${DISTRIBUTOR_TAGLINE}`;
  const { preview } = piece;
  return html`${noIndex}
<meta property="og:type" content="article">
<meta property="og:title" content="${piece.title}">
<meta property="og:description" content="${description}">
<meta name="description" content="${description}">
${
  preview &&
  html`<meta property="og:image" content="${publicUrl}${preview.url}">
<meta property="og:image:width" content="${preview.width}">
<meta property="og:image:height" content="${preview.height}">`
}`;
}

/** The public page of a piece. Looking at its head is no opening: only the page itself asks for the piece. */
export function registerSharedContent(
  app: FastifyInstance,
  web: WebFiles,
  context: SharedReader & { readonly publicUrl: string },
): void {
  app.get<SharedPage>('/view-content/:contentId/:userId', async ({ params, url }, reply) => {
    const t = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('t') ?? undefined;
    const shared = await readShared(context, { id: params.contentId, userId: params.userId, t });
    return web.sendShared(reply, headOf(shared, context.publicUrl));
  });
}
