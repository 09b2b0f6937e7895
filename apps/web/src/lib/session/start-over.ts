import type { RouteId } from '@hub/domain';
import type { KeyValueStore } from '../../platform/port.ts';

/** Empties the device, then has the app move on. Several failed reads at once are one. */
export function createStartOver(
  storage: Pick<KeyValueStore, 'clear'>,
  moveOn: (route: RouteId) => void,
): (route: RouteId) => Promise<void> {
  let emptying: Promise<void> | null = null;
  return (route) => {
    emptying ??= storage.clear().finally(() => {
      emptying = null;
      moveOn(route);
    });
    return emptying;
  };
}
