import { type DeviceRecords, deviceRecords } from '../storage/device-records.ts';
import { OFFLINE_COPY } from './remove-copy.ts';

/** Whether a logout would remove one. Never rejects. */
export const hasOfflineCopy = (records: DeviceRecords = deviceRecords): Promise<boolean> =>
  records.read(OFFLINE_COPY).then(
    (copy) => copy !== null,
    () => false,
  );
