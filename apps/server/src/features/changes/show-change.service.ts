import type { RequestOf, ResponseOf } from '@hub/contract';
import type { openChange as openChangeCall } from '@hub/contract/calls/changes/changes';
import { dayNumberOf, maskContact, todayInIndia } from '@hub/domain';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import type { CallContext } from '../../calls/call-context.ts';
import { findDistributorName } from '../transact/transact.public.ts';
import { linesOf, notesOf } from './change-lines.ts';
import { type OpenChange, stateOf } from './change-link.ts';
import { findChange } from './changes.repository.ts';
import { targetsOf } from './codes.ts';
import { findChangeFolio } from './folio.repository.ts';

/** What the link shows. */
export async function openChange(
  context: CallContext,
  _: RequestOf<typeof openChangeCall>,
  found: OpenChange,
): Promise<ResponseOf<typeof openChangeCall>> {
  const { arn } = found;
  const now = context.clock.now();
  return context.db.transaction({ arn }, async (tx) => {
    const change = await findChange(tx, arn, found.id);
    const state = change === null ? 'unknown' : stateOf(change, now);
    if (change === null || state !== 'open') return { link: state, change: null };
    const folio = await findChangeFolio(tx, arn, change.folioNo);
    if (folio === null) return { link: 'unknown' as const, change: null };
    const { contactChangeDays } = orderLimitsOn(dayNumberOf(todayInIndia(now)));
    return {
      link: 'open' as const,
      change: {
        kind: change.kind,
        investorName: folio.name,
        distributor: { name: await findDistributorName(tx, arn), arn },
        folioNo: change.folioNo,
        lines: linesOf(change),
        notes: notesOf(change, folio.holding !== 'SI', contactChangeDays),
        codes: targetsOf(context, change, folio).map(({ key, label, to }) => ({
          key,
          label,
          masked: maskContact(to),
        })),
        expiresAt: change.expiresAt,
        now: `${now}`,
      },
    };
  });
}
