import { statfsSync } from 'node:fs';

/** Nothing more is written: PostgreSQL inside our process does not survive a disk without room for its log. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

export interface DiskOptions {
  /** What must stay free. */
  readonly leastFreeBytes: number;
  /** How much is free; asked at most once a second. */
  readonly freeBytes?: () => number;
  /** Told when room runs out, and again when there is some. */
  readonly onChange?: (isFull: boolean) => void;
}

const checkEveryMs = 1000;
const megabyte = 1_048_576;

export const freeBytesOf = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize;
};

/** Statements that need room. Those that lock rows write too. */
const writes = /\b(?:insert|update|delete|merge|copy|create|alter|drop|truncate|refresh|setval|nextval)\b/i;

/** Says in time that the disk is full, so that it never is. Costs a comparison per statement. */
export class DiskSpace {
  readonly #options: DiskOptions;
  readonly #dir: string;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #isFull = false;

  constructor(dir: string, options: DiskOptions) {
    this.#dir = dir;
    this.#options = options;
  }

  /** Refuses a statement that writes when there is no room for it. */
  check(text: string): void {
    if (this.#full() && writes.test(text)) throw this.#error();
  }

  /** Before a database is opened or made: both write. */
  checkNow(): void {
    this.#requestedAt = Number.NEGATIVE_INFINITY;
    if (this.#full()) throw this.#error();
  }

  #full(): boolean {
    const now = performance.now();
    if (now - this.#requestedAt < checkEveryMs) return this.#isFull;
    this.#requestedAt = now;
    const { leastFreeBytes, freeBytes = () => freeBytesOf(this.#dir), onChange } = this.#options;
    const isFull = freeBytes() < leastFreeBytes;
    if (isFull !== this.#isFull) onChange?.(isFull);
    this.#isFull = isFull;
    return isFull;
  }

  #error(): DiskFullError {
    const least = Math.ceil(this.#options.leastFreeBytes / megabyte);
    return new DiskFullError(
      `The disk of the data folder ${this.#dir} has less than ${least} MB left, so nothing is written. ` +
        'Make room, or set HUB_DISK_RESERVE_MB.',
    );
  }
}
