import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';
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
}

export type Opened =
  | { readonly kind: 'open'; readonly snapshot: Snapshot; readonly takenAt: number }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'gone' };

export const PIN_TRIES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
export const DAYS_SAVED = 7;

/** A clock that was put back makes nothing younger. */
const isTooOld = (at: number, now: number): boolean => now - at > DAYS_SAVED * DAY_MS || at - now > DAY_MS;

/**
 * What a distributor reads without a line: on this device, for one ARN, sealed until the PIN is given. A logout, another
 * ARN, too many wrong PINs and its age remove it; its owner turns it off.
 */
export interface OfflineCopy {
  /** Null where nobody has turned it on, `takenAt` null where there is nothing to read yet. */
  state(): Promise<{ readonly arn: string; readonly takenAt: number | null } | null>;
  turnOn(arn: string, pin: string): Promise<void>;
  /** Takes the place of the one before. Does nothing where it is off or another's. */
  keep(arn: string, snapshot: Snapshot): Promise<void>;
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
    if (!stored?.taken || !isTooOld(stored.taken.at, now())) return stored;
    const emptied = { ...stored, taken: null };
    await write(emptied).catch(() => {});
    return emptied;
  }

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
        return { kind: 'open', snapshot, takenAt };
      }
    } else if (wrong < PIN_TRIES) return { kind: 'wrong', triesLeft: PIN_TRIES - wrong };
    // The last try was used up, or what is there cannot be read for good.
    await remove();
    return { kind: 'gone' };
  }

  return {
    async state() {
      const stored = await inTurn(read);
      return stored && { arn: stored.arn, takenAt: stored.taken?.at ?? null };
    },
    turnOn: (arn, pin) =>
      inTurn(async () => write({ arn, lock: await newPinLock(pin, rounds), wrong: 0, taken: null })),
    keep: (arn, snapshot) =>
      inTurn(async () => {
        const stored = await read();
        if (stored?.arn !== arn) return;
        await write({ ...stored, taken: { at: now(), sealed: await seal(stored.lock, snapshot) } });
      }),
    open: (pin) => inTurn(() => tryPin(pin)),
    remove: () => inTurn(remove),
  };
}
