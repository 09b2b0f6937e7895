import type { PlatformKind } from '../platform/port.ts';

export interface Environment {
  readonly environment: 'production';
  readonly version: string;
  readonly platform: PlatformKind;
}

/** The constants of Spec §9. On native the platform is the device's and the version the installed build's. */
export const environment: Environment = { environment: 'production', version: '1.1', platform: 'web' };
