import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { PageServicesContext } from '../../lib/react.ts';
import { NavigationContext } from '../../ui/navigation/navigation.ts';
import { watchTrail } from '../../ui/navigation/trail.ts';
import { ConsoleContext } from '../calls/console-context.ts';
import type { ConsoleParts } from './create-console.ts';
import { createConsoleNavigation } from './navigation.ts';

export function ConsoleApp({ client, session, openAct, page, queries, router }: ConsoleParts) {
  useEffect(() => watchTrail(router.history), [router]);
  const navigation = useMemo(() => createConsoleNavigation(router), [router]);
  const parts = useMemo(() => ({ client, session, openAct }), [client, session, openAct]);
  return (
    <ConsoleContext value={parts}>
      <PageServicesContext value={page}>
        <NavigationContext value={navigation}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </NavigationContext>
      </PageServicesContext>
    </ConsoleContext>
  );
}
