import { isNative, type RouteId } from '@hub/domain';
import { isInCart } from '@hub/domain/orders/terms/flow-steps';
import { hasDrafts } from '../../lib/drafts/has-drafts.ts';
import { hasOfflineCopy } from '../../lib/offline/has-copy.ts';
import type { Services } from '../../lib/services.ts';
import { hasWorkInProgress } from '../../ui/navigation/leave-guard.ts';

/** What is asked before a transaction is left that was begun on a screen. */
export const leavingText = (startedOn: RouteId): string =>
  isInCart(startedOn)
    ? 'Your orders are not sent yet. They stay in the cart.'
    : 'The transaction you started is not finished.';

type Device = Pick<Services, 'transaction' | 'drafts' | 'storage' | 'session' | 'platform'>;

/** What a logout ends, and what it removes from this device, in sentences. Never rejects. */
export async function lostByLogout(device: Device): Promise<readonly string[]> {
  const { transaction, session, platform } = device;
  const started = transaction.getSnapshot();
  const arn = session.getSnapshot().profile?.arnNo ?? null;
  const [hasCopy, hasForms] = await Promise.all([
    hasOfflineCopy(),
    // On the web they are there again after the next login (Spec §4: only native empties its storage).
    isNative(platform.kind) && arn !== null && hasDrafts(device, arn),
  ]);
  return [
    // Of a screen that is open the guard asks by itself.
    ...(started && !hasWorkInProgress() ? [leavingText(started.route)] : []),
    ...(hasCopy ? ['Your offline copy is removed from this device.'] : []),
    ...(hasForms ? ['Forms that you have not sent are removed from this device.'] : []),
  ];
}
