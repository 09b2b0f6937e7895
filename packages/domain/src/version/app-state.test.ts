import { describe, expect, it } from 'vitest';
import { readAppState, updateFor } from './app-state.ts';
import { webEnvironment } from './environment.ts';

const records = [
  { id: 2, underMaintenance: true, version: '2.22' },
  { id: 3, underMaintenance: false, version: '9.99' },
  { id: 1, underMaintenance: true, version: '1.11' },
];

describe('the app state', () => {
  it('takes the Android version from record 1, for Android alone [S3-09]', () => {
    expect(readAppState(records, 'android').latestVersion).toBe('1.11');
    const newerAndroid = records.map((record) => (record.id === 1 ? { ...record, version: '8.0' } : record));
    expect(updateFor(readAppState(newerAndroid, 'android'), '2.22')).toBe('major');
    expect(updateFor(readAppState(newerAndroid, 'ios'), '2.22')).toBe('none');
    expect(updateFor(readAppState(newerAndroid, 'web'), '1.1')).toBe('none');
  });

  it('takes the iOS version from record 2, for iOS alone [S3-10]', () => {
    expect(readAppState(records, 'ios').latestVersion).toBe('2.22');
    const newerIos = records.map((record) => (record.id === 2 ? { ...record, version: '8.0' } : record));
    expect(updateFor(readAppState(newerIos, 'ios'), '2.22')).toBe('major');
    expect(updateFor(readAppState(newerIos, 'android'), '1.11')).toBe('none');
    expect(updateFor(readAppState(newerIos, 'web'), '1.1')).toBe('none');
  });

  it('takes maintenance from record 3; the flag of other records does not count [S3-11]', () => {
    for (const platform of ['web', 'android', 'ios'] as const) {
      expect(readAppState(records, platform).underMaintenance).toBe(false);
      const down = records.map((record) => ({ ...record, underMaintenance: record.id === 3 }));
      expect(readAppState(down, platform).underMaintenance).toBe(true);
    }
  });

  it('is up, with nothing to update, when records are missing', () => {
    expect(readAppState([], 'android')).toEqual({ underMaintenance: false, latestVersion: null });
    expect(updateFor(readAppState([], 'android'), '1.0')).toBe('none');
  });
});

describe('the environment', () => {
  it('is production, version 1.1, platform web [S9-30]', () => {
    expect(webEnvironment).toEqual({ environment: 'production', version: '1.1', platform: 'web' });
  });
});
