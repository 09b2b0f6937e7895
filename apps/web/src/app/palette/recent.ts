import { type RouteId, routes } from '@hub/domain';
import type { SecureStore } from '../../lib/storage/secure-store.ts';

/** As many as one takes in at a glance. */
export const MOST_RECENT = 6;
/** ARNs that one device remembers. */
const MOST_SAVED = 5;

const isRoute = (name: string): name is RouteId => Object.hasOwn(routes, name);

/** The screens this ARN last opened from the palette, newest first. What cannot be read is nothing. */
export async function readRecentScreens(storage: SecureStore, arn: string): Promise<readonly RouteId[]> {
  const saved = await storage.read('recentScreens').catch(() => null);
  return (saved?.[arn] ?? []).filter(isRoute);
}

/**
 * Screens are kept on the device, clients, folios and schemes only as long as the page lives: whoever finds the device
 * learns nothing of anybody from it.
 */
export async function noteRecentScreen(storage: SecureStore, arn: string, route: RouteId): Promise<void> {
  const saved = (await storage.read('recentScreens').catch(() => null)) ?? {};
  const before = saved[arn] ?? [];
  const others = Object.entries(saved).filter(([other]) => other !== arn);
  const mine = [route, ...before.filter((one) => one !== route)].slice(0, MOST_RECENT);
  await storage.write('recentScreens', Object.fromEntries([...others, [arn, mine]].slice(-MOST_SAVED)));
}
