/** The field of a push or link payload that carries the path to open (Spec §2). */
const field = 'smtDeeplink';

/**
 * What a link asks for: its `smtDeeplink` when it carries one, else the link itself. Still to be resolved by the
 * contract's `resolveDeepLink`, which knows our own hosts and scheme.
 */
export const targetOfUrl = (link: string): string => URL.parse(link)?.searchParams.get(field) || link;

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
