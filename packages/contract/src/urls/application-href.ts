import type { RouteId } from '@hub/domain';
import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { href } from './href.ts';

export const applicationRoutes = {
  lumpsum: 'transact/lumpsum-first-time',
  sip: 'transact/sip-first-time',
  'zero-balance': 'transact/zero-balance',
} as const satisfies Readonly<Record<ApplicationKind, RouteId>>;

/** A form that was begun, at the step it waits on. */
export const applicationHref = (kind: ApplicationKind, id: string, step?: ApplicationStep): string =>
  `${href(applicationRoutes[kind])}?${new URLSearchParams({ application: id, ...(step && { step }) })}`;
