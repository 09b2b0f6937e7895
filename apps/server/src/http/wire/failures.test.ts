import { serverTexts } from '@hub/contract/texts/server-texts';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../calls/refusal/refusal.ts';
import { DiskFullError } from '../../db/embedded/disk-space.ts';
import { refusalFor } from './failures.ts';

describe('a disk without room', () => {
  it.each([
    [
      'the database’s',
      new DiskFullError('The disk of the data folder /secret/place has less than 200 MB left'),
    ],
    ['a file’s', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ])('is said in words, without where it is: %s', (_whose, error) => {
    const refusal = refusalFor(error);
    expect(refusal.message).toBe(serverTexts.call.diskFull);
    expect(statusOf(refusal.kind)).toBe(503);
    expect(refusal.retryAfterSeconds).toBe(60);
  });
});
