import type { MandateStep, OpeningShown } from '@hub/contract/calls/confirmation/opening';
import { maskNumber } from '@hub/domain';
import type { Security } from '../../../../calls/call-context.ts';
import type { Queries } from '../../../../db/queries.ts';
import type { ApplicationRow } from '../application.repository.ts';
import { findClientInBook } from './opening.repository.ts';
import { openingDeclarations, openingParts } from './opening-parts.ts';

/** What an application opens, as its investor reads it now. */
export async function showOpening(
  { security }: { readonly security: Pick<Security, 'digest'> },
  queries: Queries,
  row: ApplicationRow,
): Promise<OpeningShown | null> {
  const { opening, folioNo, draft } = row;
  if (opening === null || folioNo === null) return null;
  const client = await findClientInBook(queries, row.arn, opening.client.clientKey);
  const shown = { opening, folioNo, draft, client };
  const parts = openingParts(shown);
  const declarations = openingDeclarations(shown);
  const digest = security.digest('request', JSON.stringify([row.id, parts, declarations]));
  return { digest: digest.toString('base64url'), parts, declarations };
}

/** The mandate that comes with it, before it is registered. */
export function mandateAhead({ opening }: ApplicationRow): MandateStep[] {
  if (opening === null || opening.mandate === null) return [];
  const [{ bank, account }] = opening.folio.banks;
  const { limit, channel } = opening.mandate;
  return [
    {
      bank,
      masked: maskNumber(account),
      limit,
      status: 'INITIATED',
      isPaper: channel === 'paper',
      approvalUrl: null,
      reason: null,
    },
  ];
}
