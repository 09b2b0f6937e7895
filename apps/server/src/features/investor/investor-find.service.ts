import type { RequestOf, ResponseOf } from '@hub/contract';
import type { findAnything } from '@hub/contract/calls/investor-list';
import type { SignedInContext } from '../call-context.ts';
import { oneStatement } from '../queries.ts';
import { clientWords, searchWords } from '../search-words.ts';
import { findClients, findFolios, findSchemes } from './investor-find.repository.ts';
import { maskedOrNull, maskNumber } from './investor-presenter.ts';

/** As many of each as stand in one glance. */
const most = { clients: 6, folios: 4, schemes: 5 } as const;

export async function answerFind(
  { db, session: { arn } }: SignedInContext,
  { words: typed }: RequestOf<typeof findAnything>,
): Promise<ResponseOf<typeof findAnything>> {
  const queries = oneStatement(db, { arn });
  const words = clientWords(typed);
  const [clients, folios, schemes] = await Promise.all([
    findClients(queries, arn, words, most.clients),
    findFolios(queries, arn, words, most.folios),
    findSchemes(queries, arn, searchWords(typed), most.schemes),
  ]);
  return {
    clients: clients.map(({ id, name, pan, aum, city }) => ({
      id,
      name,
      maskedPan: maskedOrNull(pan, maskNumber),
      aum,
      city,
    })),
    folios,
    schemes,
  };
}
