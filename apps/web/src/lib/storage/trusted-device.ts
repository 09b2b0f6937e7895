import { type DeviceRecords, deviceRecords } from './device-records.ts';

const nameOf = (arn: string): string => `known:${arn}`;

/**
 * Shows at the next login that this device has logged in with the ARN before, so that strangers' wrong codes do not
 * lock it out. It opens nothing by itself, so it outlives a logout. Never rejects: without it, one is a stranger.
 */
export const readDeviceToken = (
  arn: string,
  records: DeviceRecords = deviceRecords,
): Promise<string | null> => records.read<string>(nameOf(arn)).catch(() => null);

export const saveDeviceToken = (
  arn: string,
  token: string,
  records: DeviceRecords = deviceRecords,
): Promise<void> => records.write(nameOf(arn), token).catch(() => {});
