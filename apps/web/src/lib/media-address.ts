import { serviceAddress } from './config/config.ts';
import { useServices } from './react.ts';

/** The address of a file that the hub offers by a path: a native shell's own origin is not the server's. */
export function useMediaAddress(): (path: string) => string {
  const { config } = useServices();
  const own = serviceAddress(config, 'hub');
  return (path) => (path.startsWith('/') ? own + path : path);
}
