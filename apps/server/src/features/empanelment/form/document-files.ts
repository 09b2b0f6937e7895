import type { CallContext } from '../../../calls/call-context.ts';

export const placeOf = (id: string): string => `empanelment/${id}`;

/** Nothing points to them any more. What cannot be removed stays behind under its secret name and is in nobody's way. */
export async function discardFiles(
  { files, log }: Pick<CallContext, 'files' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  const tries = await Promise.allSettled(ids.map((id) => files.remove(placeOf(id))));
  for (const one of tries) {
    if (one.status === 'rejected') log.warn({ err: one.reason }, 'a paper could not be removed');
  }
}
