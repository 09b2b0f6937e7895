import type { Work } from '@hub/domain/session/proof-of-work';

type Reported = { readonly done: number } | { readonly answers: number[] };

/** Does the work of a challenge in a worker of our own bundle. Rejects where the browser gives none. */
export function solveInWorker(work: Work, onPart: (done: number) => void): Promise<number[]> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reported>) => {
      if ('answers' in data) resolve(data.answers);
      else onPart(data.done);
    };
    worker.onerror = () => reject(new Error('The worker did not start'));
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}
