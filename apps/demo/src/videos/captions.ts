import type { HeardLine } from '../voice/narration.ts';

const stamp = (seconds: number): string =>
  Temporal.PlainTime.from('00:00')
    .add({ milliseconds: Math.round(seconds * 1000) })
    .toString({ smallestUnit: 'millisecond' });

/** WebVTT of what is said, while it is said. */
export const captionsOf = (lines: readonly HeardLine[]): string =>
  ['WEBVTT', ...lines.map(({ line, from, to }) => `${stamp(from)} --> ${stamp(to + 0.2)}\n${line}`), ''].join(
    '\n\n',
  );
