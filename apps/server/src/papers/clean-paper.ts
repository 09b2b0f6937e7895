import type { serverTexts } from '@hub/contract/texts/server-texts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import type { DocumentKind } from '../ports/files/document-kind.ts';
import { cleanPdfInThread } from './clean-pdf-in-thread.ts';

/** Why a paper is not taken; what its sender reads stands in `serverTexts.paper`. */
type PaperFault = keyof (typeof serverTexts)['paper'];

/**
 * A paper that somebody sent, written anew before it is kept: of a picture its pixels, of a PDF its pages. Scripts,
 * attachments, actions and what a camera wrote along stay behind.
 */
export const cleanPaper = (body: Uint8Array, { type }: DocumentKind): Promise<Uint8Array | PaperFault> =>
  type === 'pdf' ? cleanPdfInThread(body) : cleanPicture(body, type);
