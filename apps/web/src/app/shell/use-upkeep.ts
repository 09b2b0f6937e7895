import type { RouteId } from '@hub/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OFFLINE_COPY } from '../../lib/offline/remove-copy.ts';
import { useProfile, useServices } from '../../lib/react.ts';
import { deviceRecords } from '../../lib/storage/device-records.ts';
import { whenIdle } from '../../lib/time/idle-time.ts';
import { startWorker } from '../../platform/service-worker.ts';

/** What a signed-in device needs and nobody waits for: the worker with the start of the app, and the offline copy. */
export function useUpkeep(route: RouteId | null): void {
  const services = useServices();
  const router = useRouter();
  const arn = useProfile()?.arnNo;
  const { kind } = services.platform;
  useEffect(() => {
    if (kind !== 'web') return undefined;
    let stop: (() => void) | null = whenIdle(() => {
      import('./follow-build.ts').then(
        ({ followBuild }) => {
          if (stop !== null) stop = followBuild(router, startWorker);
        },
        () => {},
      );
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [kind, router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every screen.
  useEffect(() => {
    if (arn === undefined) return undefined;
    const keep = async () => {
      // Who has not turned it on does not load how it is taken.
      if ((await deviceRecords.read(OFFLINE_COPY)) === null) return;
      const { saveCopy } = await import('../../lib/offline/save-copy.ts');
      await saveCopy(services);
    };
    // A copy that could not be taken is taken with the next screen.
    return whenIdle(() => void keep().catch(() => {}));
  }, [services, arn, route]);
}
