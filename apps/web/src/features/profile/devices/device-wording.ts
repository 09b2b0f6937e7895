import type { Platform } from '@hub/domain';
import type { SignedInDevice } from '../calls/queries.ts';

export const platformWording: Readonly<Record<Platform, string>> = {
  web: 'Browser',
  android: 'Android app',
  ios: 'iPhone app',
};

interface Named {
  readonly deviceName: string | null;
  readonly platform: Platform;
}

/** A device that told no name goes by its kind. */
export const deviceNameOf = ({ deviceName, platform }: Named): string =>
  deviceName?.trim() || platformWording[platform];

/** The device in one's hand first, the others as the server has them: newest use first. */
export const inOrder = (sessions: readonly SignedInDevice[]): SignedInDevice[] =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
