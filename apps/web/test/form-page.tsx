import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServicesContext } from '../src/lib/react.ts';
import { type AppNavigation, NavigationContext } from '../src/ui/navigation/navigation.ts';
import { watchTrail } from '../src/ui/navigation/trail.ts';
import type { FormDevice } from './form-services.ts';

/** Opens a page of one component at an address, with the router's own history. */
export async function openFormPage(Page: () => ReactNode, device: FormDevice, address: string) {
  const services = device.openPage();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history,
  });
  const navigation: AppNavigation = {
    go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
    preload() {},
    back() {},
  };
  const page = render(
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <RouterProvider router={router} />
      </NavigationContext>
    </ServicesContext>,
  );
  await router.load();
  const stopTrail = watchTrail(history);
  return {
    services,
    history,
    close() {
      stopTrail();
      page.unmount();
    },
  };
}
