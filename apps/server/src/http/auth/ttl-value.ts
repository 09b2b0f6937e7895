/**
 * A value read from the database at most once per `ttlMs` and process. A fresh value is there at once;
 * only the call that finds it stale waits, together with all that come while it does.
 */
export interface TtlValue<V> {
  get(nowMs: number): V | Promise<V>;
  forget(): void;
}

export function ttlValue<V>(ttlMs: number, read: () => Promise<V>): TtlValue<V> {
  let existing: { readonly value: V; readonly atMs: number } | null = null;
  let reading: Promise<V> | null = null;

  const refresh = (nowMs: number): Promise<V> => {
    const mine = read().then(
      (value) => {
        // A `forget` meanwhile has started afresh: what was read before it is not kept.
        if (reading === mine) {
          existing = { value, atMs: nowMs };
          reading = null;
        }
        return value;
      },
      (error) => {
        if (reading === mine) reading = null;
        throw error;
      },
    );
    reading = mine;
    return mine;
  };

  return {
    get(nowMs) {
      // A clock set back makes what is known look like the future: read again.
      if (existing !== null && nowMs - existing.atMs < ttlMs && nowMs >= existing.atMs) return existing.value;
      return reading ?? refresh(nowMs);
    },
    forget() {
      existing = null;
      reading = null;
    },
  };
}
