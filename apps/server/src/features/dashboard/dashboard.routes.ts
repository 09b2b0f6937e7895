import { dashboardShown } from '@hub/contract/calls/dashboard';
import { type CallHandler, handleSignedIn } from '../call-context.ts';
import { wasDashboardShown } from './dashboard.service.ts';

export const dashboardHandlers: readonly CallHandler[] = [
  handleSignedIn(dashboardShown, async (context) => ({ shown: await wasDashboardShown(context) })),
];
