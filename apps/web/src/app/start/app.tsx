import { RouterProvider } from '@tanstack/react-router';
import { ServicesContext } from '../../lib/react.ts';
import type { Services } from '../../lib/services.ts';
import { type AppNavigation, NavigationContext } from '../../ui/navigation.ts';
import type { AppRouter } from '../routing/router.ts';

interface AppProps {
  services: Services;
  router: AppRouter;
  navigation: AppNavigation;
}

export function App({ services, router, navigation }: AppProps) {
  return (
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </ServicesContext>
  );
}
