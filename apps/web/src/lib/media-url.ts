import { useCallback } from 'react';
import { serviceAddress } from './config.ts';
import { useServices } from './react.ts';

/** The whole address of a file that the server named by its path: a native shell stands on another host. */
export function useMediaUrl(): (path: string) => string {
  const { config } = useServices();
  return useCallback((path) => serviceAddress(config, 'hub') + path, [config]);
}
