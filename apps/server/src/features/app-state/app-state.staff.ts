import { readPlatform as readPlatformCall } from '@hub/contract/console/platform-calls';
import type { StaffReplyOf } from '@hub/contract/console/staff-call';
import { formKinds } from '@hub/domain/orders/terms/order-terms';
import { appStateIds } from '@hub/domain/version/app-state';
import { handleStaff, type StaffContext, type StaffHandler } from '../../calls/staff-handler.ts';
import { readAppState } from '../../db/app-state.ts';
import { listAppState } from './app-state.repository.ts';
import { findClosedKinds, findWindows } from './platform.repository.ts';

async function readPlatform({
  reads,
  db,
  clock,
}: StaffContext): Promise<StaffReplyOf<typeof readPlatformCall>> {
  const now = clock.now();
  const closed = new Map((await findClosedKinds(reads)).map((one) => [one.kind, one]));
  const isRunning = ({ from }: { readonly from: string }) =>
    Temporal.Instant.compare(Temporal.Instant.from(from), now) <= 0;
  const states = await listAppState(reads);
  const { android, ios } = await readAppState(db);
  return {
    isClosed: states.some(({ id, underMaintenance }) => id === appStateIds.maintenance && underMaintenance),
    versions: { android, ios },
    windows: (await findWindows(reads, now.toString())).map((one) => ({ ...one, isRunning: isRunning(one) })),
    kinds: formKinds.map((kind) => {
      const row = closed.get(kind);
      return { kind, isTaken: row === undefined, words: row?.words ?? null, since: row?.since ?? null };
    }),
  };
}

export const appStateStaffHandlers: readonly StaffHandler[] = [handleStaff(readPlatformCall, readPlatform)];
