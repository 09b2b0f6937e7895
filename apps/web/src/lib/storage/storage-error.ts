/** What could not be read back from this device's storage, or not be written to it (Spec §8). */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'INVALID_ENCRYPT';
  readonly key: string;

  constructor(key: string, cause?: unknown) {
    super(`The stored value '${key}' could not be read or written`, { cause });
    this.key = key;
  }
}
