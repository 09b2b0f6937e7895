import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ServicesContext } from '../../lib/react.ts';
import type { Services } from '../../lib/services.ts';
import { type AppNavigation, NavigationContext } from '../../ui/navigation/navigation.ts';
import { watchTrail } from '../../ui/navigation/trail.ts';
import type { AppRouter } from '../routing/router.ts';
import { watchDevice } from './watch-device.ts';

interface AppProps {
  services: Services;
  router: AppRouter;
  navigation: AppNavigation;
}

export function App({ services, router, navigation }: AppProps) {
  // Not before the router listens itself: until somebody does, it loads what a redirect leads to on its own.
  useEffect(() => watchTrail(router.history), [router]);
  // Neither: what a push leads to that started the app would be loaded and never shown. The shell keeps it until then.
  useEffect(() => watchDevice(services, navigation), [services, navigation]);
  return (
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </ServicesContext>
  );
}
