import { SingleBar } from 'cli-progress';

interface Progress {
  show(done: number): void;
  end(): void;
}

/** A bar on a terminal; nothing where the output goes to a file or another program. */
export function progressBar(bytes: number): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, end: () => {} };
  const bar = new SingleBar({
    format: '[{bar}] {percentage}%  {eta_formatted} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(bytes, 0);
  return { show: (done) => bar.update(done), end: () => bar.stop() };
}
