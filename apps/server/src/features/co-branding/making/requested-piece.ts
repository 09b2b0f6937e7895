import type { RequestOf } from '@hub/contract';
import type { generate, ShownFields } from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { malformed, Refusal, unauthenticated } from '../../../calls/refusal/refusal.ts';
import type { Layout } from '../../../creatives/layout/layout.ts';
import type { Queries } from '../../../db/queries.ts';
import { fileOf as pictureFile } from '../../profile/profile.public.ts';
import { type BrandFacts, findBrandFacts } from '../piece/brand-facts.repository.ts';
import type { PrintedFields } from '../piece/generated.repository.ts';
import { filesIn } from '../piece/layout-files.ts';
import { logoFile } from '../piece/logo-file.ts';
import { findPiece, type PieceRow } from '../piece/piece.repository.ts';
import { validityOf } from '../piece/presenter.ts';
import { printedName } from '../piece/printed-name.ts';

/** What is asked to be shown and what the profile has. */
const printedOf = (name: string, facts: BrandFacts, shown: ShownFields): PrintedFields => ({
  name,
  phone: shown.phone ? facts.phone : null,
  email: shown.email ? facts.email : null,
  city: shown.city ? facts.city : null,
  logo: shown.logo && facts.logo !== null ? logoFile(facts.logo.id) : null,
  picture: shown.picture && facts.picture !== null ? pictureFile(facts.picture) : null,
});

interface RequestedPiece {
  readonly piece: PieceRow;
  readonly printed: PrintedFields;
}

/** The piece with what will stand on it, where it may be used in that language today. */
export async function readRequested(
  queries: Queries,
  arn: string,
  requested: RequestOf<typeof generate>,
  today: Temporal.PlainDate,
): Promise<RequestedPiece> {
  const [piece, facts] = await Promise.all([
    findPiece(queries, arn, requested.id),
    findBrandFacts(queries, arn),
  ]);
  if (piece === null) throw new Refusal('not-found', creativeTexts.unknown);
  // The session outlived its user by a moment.
  if (facts === null) throw unauthenticated();
  const validity = validityOf(piece, today);
  if (validity !== 'current') throw new Refusal('rule', creativeTexts[validity]);
  if (filesIn(piece.layout as Layout, requested.language) === null) {
    throw malformed({ language: creativeTexts.wrongLanguage });
  }
  return { piece, printed: printedOf(printedName(requested.displayName, facts), facts, requested.shown) };
}
