import type { Config } from '../../../../server/src/config/config.ts';
import type { Tx } from '../../../../server/src/db/database.ts';
import type { Mandates } from '../../../../server/src/ports/mandates/mandates.ts';
import { type MandatesNeeds, openNach } from '../../../../server/src/ports/mandates/open-nach.ts';
import { pageKey, pageTokens } from '../../../../server/src/ports/payments/page-token.ts';
import { demoMandateBank, type MandateBank } from './mandate-bank.ts';

/** The port, and what the demo's pages need of it. */
export interface OpenedMandates extends Mandates {
  /** Only of the demo's bank. */
  readonly bank: MandateBank | null;
}

interface BankNeeds extends MandatesNeeds {
  /** An answer waits: part of the transaction that made it. */
  onNews?(tx: Tx): Promise<unknown>;
}

export function openMandates(
  { tokenSecret, mandates, brand }: Pick<Config, 'tokenSecret' | 'mandates' | 'brand'>,
  { onNews, ...needs }: BankNeeds,
): OpenedMandates {
  if (mandates.kind === 'nach') return { ...openNach(mandates, brand.legalName, needs), bank: null };
  const { db, clock } = needs;
  const tokens = pageTokens(pageKey(tokenSecret, 'mandate-page'));
  return demoMandateBank({ db, clock, tokens, ...(onNews && { onNews }) });
}
