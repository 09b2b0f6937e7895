/** What one build of the app needs to start without a line. */
export interface Shell {
  /** Another one for every build. */
  readonly version: string;
  /** An address that answers with the bare document of all screens. */
  readonly document: string;
  /** The script that only this build's document begins with. */
  readonly entry: string;
  readonly files: readonly string[];
}

const PREFIX = 'hub-shell-';

export const cacheNameOf = ({ version }: Pick<Shell, 'version'>): string => PREFIX + version;

/** A page of the build before may still be open and want its files. Of older ones nobody does. */
export const cachesToDrop = (names: readonly string[], current: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);

/** `page`: from the line, and the shell when it is down. `file`: from the shell, whose names change with their bytes. */
type Answer = 'page' | 'file' | 'not-ours';

/**
 * What the worker answers itself. Everything else goes its own way as if there were no worker, above all every call: a
 * reply is never kept. A page whose address is a right of its own (an investor's, a shared one) gets no shell either.
 */
export function answerTo(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Answer {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'not-ours';
  if (request.mode !== 'navigate') return url.pathname.startsWith('/assets/') ? 'file' : 'not-ours';
  const isScreen = url.pathname === '/' || /^\/(?:distributor|login)\//.test(url.pathname);
  return isScreen ? 'page' : 'not-ours';
}
