import type { Visitor } from '@hub/domain';
import { useMemo } from 'react';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';

/** Whoever is in front of the screen, as the access table asks for them. */
export function useVisitor(): Visitor {
  const { session, platform } = useServices();
  const snapshot = useStore(session);
  return useMemo(() => visitorOf(snapshot, platform.kind), [snapshot, platform.kind]);
}
