import type { CallContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import { asSystem } from '../../../db/queries.ts';
import { openFolio } from '../../book/book.public.ts';
import { registerReserved } from '../../mandates/mandates.public.ts';
import { moveToInvestor } from '../orders/confirmation.repository.ts';
import { lockWaiting, setOpened } from './application.repository.ts';

type Opener = Pick<CallContext, 'clock' | 'mandates'>;

interface Confirmed {
  readonly arn: string;
  readonly id: string;
  /** Where the bank that approves the mandate sends the investor back to. */
  readonly returnUrl: string;
}

/**
 * The investor has confirmed: client and folio come into the book, and the mandate of a SIP goes to the bank, in the
 * transaction that confirms the order. Nothing for links that are of no application.
 */
export async function openConfirmed(
  context: Opener,
  tx: Tx,
  { arn, id, returnUrl }: Confirmed,
): Promise<void> {
  const row = await lockWaiting(tx, arn, id);
  if (row === null || row.opening === null || row.folioNo === null || row.investorId === null) return;
  const { opening, folioNo } = row;
  const now = context.clock.now();
  // A file may have brought the same client since the form was sent.
  const investorId = await openFolio(asSystem(tx), {
    arn,
    folioNo,
    investorId: row.investorId,
    openedOn: `${context.clock.today()}`,
    ...opening,
  });
  if (investorId !== row.investorId) await moveToInvestor(tx, arn, id, investorId);
  await setOpened(tx, row, investorId, `${now}`);
  if (opening.mandate === null || row.mandateId === null) return;
  await registerReserved(context, tx, arn, { id: row.mandateId, folioNo, returnUrl, ...opening.mandate });
}
