const LONGEST = 2048;

// scheme, host, port, path, query. No user name, no fragment: Spec §5 names neither.
const shape = /^(?:https?:\/\/)?([A-Za-z0-9.-]+)(?::(\d{1,5}))?(\/[^\s?#]*)?(\?[^\s#]*)?$/i;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/** Spec §5: optional scheme, then domain or IP, then optional port, path and query. Only web schemes. */
export function isUrl(text: string): boolean {
  if (text.length > LONGEST) return false;
  const parts = shape.exec(text);
  const host = parts?.[1];
  if (host === undefined) return false;
  const port = parts?.[2];
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return false;
  return /^[\d.]+$/.test(host) ? isIpv4(host) : isDomain(host);
}

function isIpv4(host: string): boolean {
  const octets = host.split('.');
  return octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255);
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every((part) => label.test(part)) && /^[A-Za-z]{2,}$/.test(last);
}
