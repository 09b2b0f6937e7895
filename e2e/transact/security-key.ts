import { SECURITY_KEY_HEADER } from '@hub/contract';
import { expect, type Page, type Request } from '@playwright/test';
import { demoSecrets } from '../../apps/server/src/config/demo-secrets.ts';

/** Sends a stop: the one call that places it carries the fixed key, and nothing beside it does (Spec §7). */
export async function keyedStop<T>(page: Page, send: () => Promise<T>): Promise<T> {
  const keyed: string[] = [];
  const note = (request: Request) => {
    const key = request.headers()[SECURITY_KEY_HEADER];
    if (key !== undefined) keyed.push(`${new URL(request.url()).pathname.split('/').at(-1)} ${key}`);
  };
  page.on('request', note);
  const sent = await send();
  page.off('request', note);
  // The page that says it was sent asks for the folio's nominees, which the spec gives the key too.
  const others = keyed.filter((one) => !one.startsWith('GetNomineeDistributor '));
  expect(others).toEqual([`STOPTRANSACTIONDISTRIBUTOR ${demoSecrets.HUB_SECURITY_KEY}`]);
  return sent;
}
