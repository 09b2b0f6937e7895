/**
 * What somebody types to search by may be a name, a PAN or a mobile number. On a screen it stands in the address, so
 * that a reload or going back finds the same list; but behind a `#`, which a browser never sends: page loads are kept
 * in the logs of proxies. `/distributor/investor?q=asha&sort=aum` is `/distributor/investor?sort=aum#?q=asha` there.
 */
const privateNames: readonly string[] = ['q', 'family'];

const isPrivate = (pair: string): boolean => privateNames.includes(pair.split('=', 1)[0] ?? '');
const MARK = '#?';

function cut(text: string, mark: string): readonly [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

const queryOf = (pairs: readonly string[]): string => (pairs.length === 0 ? '' : `?${pairs.join('&')}`);

/** The address as the browser gets it. */
export function browserAddress(href: string): string {
  const [page, hash] = cut(href, '#');
  const [path, query] = cut(page, '?');
  const pairs = query.slice(1).split('&');
  const hidden = pairs.filter(isPrivate);
  if (hidden.length === 0) return href;
  const shown = pairs.filter((pair) => pair !== '' && !isPrivate(pair));
  return `${path}${queryOf(shown)}${MARK}${hidden.join('&')}${hash}`;
}

/** The address of a screen, from what the browser has. */
export function screenAddress(href: string): string {
  const [page, marked] = cut(href, MARK);
  if (marked === '') return href;
  const [path, query] = cut(page, '?');
  const [hidden, hash] = cut(marked.slice(MARK.length), '#');
  const pairs = [...hidden.split('&').filter(isPrivate), ...query.slice(1).split('&')];
  return `${path}${queryOf(pairs.filter((pair) => pair !== ''))}${hash}`;
}
