import type { AppNavigation } from '../../ui/navigation/navigation.ts';
import type { ConsoleRouter } from './router.ts';

/** How screens move, spoken by the router. */
export const createConsoleNavigation = (router: ConsoleRouter): AppNavigation => ({
  go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
  preload: (href) => void router.preloadRoute({ to: href } as never).catch(() => {}),
  back: () => router.history.back(),
});
