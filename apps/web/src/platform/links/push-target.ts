/** The field of a push's payload that carries the path to open (Spec §2). */
const field = 'smtDeeplink';

/** The path of a push's payload, which some senders nest as JSON text under `data`. Null when it carries none. */
export function targetOfPayload(payload: unknown): string | null {
  if (typeof payload === 'string') {
    try {
      return targetOfPayload(JSON.parse(payload));
    } catch {
      return null;
    }
  }
  if (typeof payload !== 'object' || payload === null) return null;
  const { [field]: carried, data } = payload as Record<string, unknown>;
  if (typeof carried === 'string' && carried !== '') return carried;
  return data === undefined ? null : targetOfPayload(data);
}
