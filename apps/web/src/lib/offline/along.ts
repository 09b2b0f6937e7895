import { todayInIndia } from '@hub/domain';
import type { DayClient } from './day-clients.ts';
import { type PinLock, type Sealed, seal, unseal } from './pin-lock.ts';

/** A client who was taken along, as it is kept. */
export interface Along {
  readonly id: string;
  readonly at: number;
  readonly sealed: Sealed;
}

/** As many as somebody meets in two days. */
export const MOST_DAY_CLIENTS = 20;

const dayOf = (at: number) => todayInIndia(Temporal.Instant.fromEpochMilliseconds(at));

/** Kept on the day it was taken and on the next, so that it can be taken the evening before. */
export function isOfToday({ at }: Along, now: number): boolean {
  const { days } = dayOf(at).until(dayOf(now));
  return days === 0 || days === 1;
}

/** One that cannot be read any more is left out, as if it had not been taken. */
export async function openAlong(key: CryptoKey, along: readonly Along[] = []): Promise<DayClient[]> {
  const opened = await Promise.all(along.map(({ sealed }) => unseal(key, sealed).catch(() => null)));
  const clients = opened.filter((one) => one !== null) as DayClient[];
  return clients.sort((one, other) => one.name.localeCompare(other.name));
}

/** With these clients, each in place of what was there of it; null where they do not all fit. */
export async function withAlong(
  { lock, along = [] }: { readonly lock: PinLock; readonly along?: readonly Along[] },
  clients: readonly DayClient[],
  at: number,
): Promise<Along[] | null> {
  const others = along.filter(({ id }) => !clients.some((one) => one.id === id));
  if (others.length + clients.length > MOST_DAY_CLIENTS) return null;
  const added = clients.map(async (client) => ({ id: client.id, at, sealed: await seal(lock, client) }));
  return [...others, ...(await Promise.all(added))];
}
