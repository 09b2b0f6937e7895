import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';
import { type Along, isOfToday, openAlong, withAlong } from './along.ts';
import type { DayClient } from './day-clients.ts';
import { newPinLock, openPinLock, type PinLock, type Sealed, seal, unseal } from './pin-lock.ts';
import { inTurnOfTabs, OFFLINE_COPY } from './remove-copy.ts';
import type { Snapshot } from './snapshot.ts';

/** As much of it as is known without the PIN. */
interface StoredCopy {
  readonly arn: string;
  readonly lock: PinLock;
  /** Wrong PINs in a row. */
  readonly wrong: number;
  /** Null until the first one was taken. */
  readonly taken: { readonly at: number; readonly sealed: Sealed } | null;
  /** Each sealed by itself: what is there cannot be read to add one. In a copy of an older app there are none. */
  readonly along?: readonly Along[];
}

export type Opened =
  | {
      readonly kind: 'open';
      readonly snapshot: Snapshot;
      readonly takenAt: number;
      /** Those who were taken along, in the order of their names. */
      readonly along: readonly DayClient[];
    }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'gone' };

export const PIN_TRIES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS_SAVED = 7;

/** A clock that was put back makes nothing younger. */
const isTooOld = (at: number, now: number): boolean => now - at > DAYS_SAVED * DAY_MS || at - now > DAY_MS;

interface CopyState {
  readonly arn: string;
  readonly takenAt: number | null;
  /** The ids of the clients who were taken along. */
  readonly along: readonly string[];
}

const stateOf = (stored: StoredCopy | null): CopyState | null =>
  stored && {
    arn: stored.arn,
    takenAt: stored.taken?.at ?? null,
    along: (stored.along ?? []).map(({ id }) => id),
  };

/** Without what is too old: the same one where nothing is. */
function leftOf(stored: StoredCopy, now: number): StoredCopy {
  const { taken, along = [] } = stored;
  const isGone = taken !== null && isTooOld(taken.at, now);
  const left = along.filter((one) => isOfToday(one, now));
  if (!isGone && left.length === along.length) return stored;
  return { ...stored, taken: isGone ? null : taken, along: left };
}

/**
 * What a distributor reads without a line: on this device, for one ARN, sealed until the PIN is given. A logout, another
 * ARN, too many wrong PINs and its age remove it; its owner turns it off.
 */
export interface OfflineCopy {
  /** Null where nobody has turned it on, `takenAt` null where there is nothing to read yet. */
  state(): Promise<CopyState | null>;
  turnOn(arn: string, pin: string): Promise<void>;
  /** Takes the place of the one before. Does nothing where it is off or another's. */
  keep(arn: string, snapshot: Snapshot): Promise<void>;
  /** Adds clients, each in place of what was there of it; all of them or none. */
  takeAlong(arn: string, clients: readonly DayClient[]): Promise<'taken' | 'off' | 'full'>;
  leaveBehind(arn: string, id: string): Promise<void>;
  /** Rejects where the device cannot count the try. */
  open(pin: string): Promise<Opened>;
  /** Never rejects. */
  remove(): Promise<void>;
}

interface OfflineCopyDeps {
  readonly records?: DeviceRecords;
  readonly now?: () => number;
  /** How slow a guess of the PIN is. */
  readonly rounds?: number;
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createOfflineCopy(deps: OfflineCopyDeps = {}): OfflineCopy {
  const { records = deviceRecords, now = Date.now, rounds, inTurn = inTurnOfTabs } = deps;
  const remove = () => records.remove(OFFLINE_COPY).catch(() => {});
  const write = (copy: StoredCopy) => records.write(OFFLINE_COPY, copy);

  /** What is too old is removed when it is met; the PIN stays good for the next one. */
  async function read(): Promise<StoredCopy | null> {
    const stored = await records.read<StoredCopy>(OFFLINE_COPY).catch(() => null);
    if (!stored) return null;
    const left = leftOf(stored, now());
    if (left !== stored) await write(left).catch(() => {});
    return left;
  }

  /** Changes it in its turn; where it is off or another's there is nothing to change. */
  const change = <T>(arn: string, work: (stored: StoredCopy) => Promise<T>): Promise<T | 'off'> =>
    inTurn(async () => {
      const stored = await read();
      return stored?.arn === arn ? work(stored) : 'off';
    });

  async function tryPin(pin: string): Promise<Opened> {
    const stored = await read();
    if (!stored?.taken) return { kind: 'gone' };
    // Counted before it is tried: a page that is closed meanwhile has used up its try.
    const wrong = stored.wrong + 1;
    await write({ ...stored, wrong });
    const key = await openPinLock(stored.lock, pin);
    const { at: takenAt, sealed } = stored.taken;
    if (key) {
      const snapshot = (await unseal(key, sealed).catch(() => null)) as Snapshot | null;
      if (snapshot) {
        await write({ ...stored, wrong: 0 });
        return { kind: 'open', snapshot, takenAt, along: await openAlong(key, stored.along) };
      }
    } else if (wrong < PIN_TRIES) return { kind: 'wrong', triesLeft: PIN_TRIES - wrong };
    // The last try was used up, or what is there cannot be read for good.
    await remove();
    return { kind: 'gone' };
  }

  return {
    state: async () => stateOf(await inTurn(read)),
    turnOn: (arn, pin) =>
      inTurn(async () =>
        write({ arn, lock: await newPinLock(pin, rounds), wrong: 0, taken: null, along: [] }),
      ),
    async keep(arn, snapshot) {
      await change(arn, async (stored) =>
        write({ ...stored, taken: { at: now(), sealed: await seal(stored.lock, snapshot) } }),
      );
    },
    takeAlong: (arn, clients) =>
      change(arn, async (stored) => {
        const along = await withAlong(stored, clients, now());
        if (along === null) return 'full';
        await write({ ...stored, along });
        return 'taken';
      }),
    async leaveBehind(arn, id) {
      await change(arn, ({ along = [], ...stored }) =>
        write({ ...stored, along: along.filter((one) => one.id !== id) }),
      );
    },
    open: (pin) => inTurn(() => tryPin(pin)),
    remove: () => inTurn(remove),
  };
}
