import { solve, type Work } from '@hub/domain/session/proof-of-work';

/** Apart from the page, which must answer to its user meanwhile. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  const answers = solve(data, (done) => self.postMessage({ done }));
  self.postMessage({ answers });
};
