import type { RequestOf, ResponseOf } from '@hub/contract';
import type { findAnything as findAnythingCall } from '@hub/contract/calls/investor/investor-list';
import { maskNumber } from '@hub/domain';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { clientWords, searchWords } from '../../../calls/search-words.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { maskedOrNull } from '../folios/investor-presenter.ts';
import {
  type FoundScheme,
  findClients,
  findFolios,
  findSchemeNames,
  findSchemes,
} from './investor-find.repository.ts';
import { spellingsOf } from './scheme-spelling.ts';

/** As many of each as stand in one glance. */
const most = { clients: 6, folios: 4, schemes: 5 } as const;

/** As it is typed; where nothing is called so, as it may have been meant. */
async function schemesFor(queries: Queries, arn: string, typed: string): Promise<FoundScheme[]> {
  const words = searchWords(typed);
  const plain = await findSchemes(
    queries,
    arn,
    words.map((word) => [word]),
    most.schemes,
  );
  if (plain.length > 0 || words.length === 0) return plain;
  const spellings = spellingsOf(words, await findSchemeNames(queries));
  return spellings === null ? [] : findSchemes(queries, arn, spellings, most.schemes);
}

export async function findAnything(
  { db, session: { arn } }: SignedInContext,
  { words: typed }: RequestOf<typeof findAnythingCall>,
): Promise<ResponseOf<typeof findAnythingCall>> {
  const queries = oneStatement(db, { arn });
  const words = clientWords(typed);
  const [clients, folios, schemes] = await Promise.all([
    findClients(queries, arn, words, most.clients),
    findFolios(queries, arn, words, most.folios),
    schemesFor(queries, arn, typed),
  ]);
  return {
    clients: clients.map(({ pan, ...client }) => ({ ...client, maskedPan: maskedOrNull(pan, maskNumber) })),
    folios,
    schemes,
  };
}
