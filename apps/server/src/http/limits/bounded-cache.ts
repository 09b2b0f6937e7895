/**
 * A cache that never holds more than twice `size` entries. Two generations instead of a linked list:
 * a hit costs one Map lookup, which matters on the path every call takes.
 */
interface BoundedCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export function boundedCache<V>(size: number): BoundedCache<V> {
  let young = new Map<string, V>();
  let old = new Map<string, V>();

  const put = (key: string, value: V) => {
    young.set(key, value);
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
  };

  return {
    get(key) {
      const fresh = young.get(key);
      if (fresh !== undefined) return fresh;
      const aged = old.get(key);
      // Whatever is used again is kept for another generation.
      if (aged !== undefined) put(key, aged);
      return aged;
    },
    set: put,
    delete(key) {
      young.delete(key);
      old.delete(key);
    },
  };
}
