import { useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { readDeviceToken } from '../../lib/storage/trusted-device.ts';
import { letThrough, type Pass } from './let-through.ts';
import { solveInWorker } from './solve-in-worker.ts';

interface LetThrough {
  /** How much of the check is done, from 0 to 1; null while there is none. */
  readonly progress: number | null;
  <T>(arn: string, send: (pass: Pass) => Promise<T>): Promise<T>;
}

/** `letThrough` for one form, with what it shows meanwhile. */
export function useLetThrough(): LetThrough {
  const api = useApi();
  const [progress, onProgress] = useState<number | null>(null);
  const deps = { api, readToken: readDeviceToken, solve: solveInWorker, onProgress };
  const run = <T>(arn: string, send: (pass: Pass) => Promise<T>) => letThrough(deps, arn, send);
  return Object.assign(run, { progress });
}
