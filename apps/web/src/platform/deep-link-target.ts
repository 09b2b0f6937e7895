/** The field of a push or link payload that carries the path to open (Spec §2). */
const field = 'smtDeeplink';

/**
 * What a link asks for, as a URL or path still to be resolved by the contract: its `smtDeeplink` when it has one;
 * for the app's own scheme (`partner://distributor/nav`) the path behind it; else the link itself.
 */
export function targetOfUrl(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  const carried = url.searchParams.get(field);
  if (carried) return carried;
  if (url.protocol === 'http:' || url.protocol === 'https:') return link;
  const rest = link.slice(url.protocol.length).replace(/^\/+/, '');
  return `/${rest}`;
}

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
