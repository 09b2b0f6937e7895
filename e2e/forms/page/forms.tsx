import '../../../apps/web/src/ui/theme/fonts.css';
import 'virtual:theme.css';
import '../../../apps/web/src/ui/theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createDrafts } from '../../../apps/web/src/lib/drafts/drafts.ts';
import { createBackNavigation } from '../../../apps/web/src/lib/navigation/back-navigation.ts';
import { ServicesContext } from '../../../apps/web/src/lib/react.ts';
import type { Services } from '../../../apps/web/src/lib/services.ts';
import { createSecureStore } from '../../../apps/web/src/lib/storage/secure-store.ts';
import { createOnline } from '../../../apps/web/src/lib/store/online.ts';
import { loadPlatform } from '../../../apps/web/src/platform/index.ts';
import { type AppNavigation, NavigationContext } from '../../../apps/web/src/ui/navigation/navigation.ts';
import { watchTrail } from '../../../apps/web/src/ui/navigation/trail.ts';
import { Controls } from './controls.tsx';
import { CityForm } from './example-form.tsx';
import styles from './forms.module.css';

/** What forms lean on, and nothing else of the app. */
async function formServices(): Promise<Services> {
  const platform = await loadPlatform();
  const storage = createSecureStore(platform.storage);
  const owner = () => null;
  const services: Partial<Services> = {
    platform,
    storage,
    drafts: createDrafts(storage, owner),
    backNavigation: createBackNavigation({ storage, owner, here: () => null }),
    online: createOnline(platform.network),
  };
  return services as Services;
}

const save = async () => {};

/** `/controls/text`, or the example of the docs. */
function content(page: string, group: string): ReactNode {
  if (page === 'example-form') return <CityForm save={save} />;
  return <Controls group={group} />;
}

function Page() {
  const [, page = '', group = ''] = useLocation().pathname.split('/');
  return <main className={styles.page}>{content(page, group)}</main>;
}

async function start(container: HTMLElement): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const services = await formServices();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createBrowserHistory();
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history,
  });
  const navigation: AppNavigation = {
    go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
    preload() {},
    back() {},
  };
  const keep = () => void services.drafts.flush();
  window.addEventListener('pagehide', keep);
  function App() {
    // Not before the router listens itself.
    useEffect(() => watchTrail(history), []);
    return (
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  }
  createRoot(container).render(
    <ServicesContext value={services}>
      <NavigationContext value={navigation}>
        <App />
      </NavigationContext>
    </ServicesContext>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
