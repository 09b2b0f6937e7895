import type { CDPSession, Page } from '@playwright/test';

export interface Frames {
  /** A second, at its worst and on average. */
  readonly worst: number;
  readonly average: number;
}

export interface Measured {
  /** What the compositor drew, from the browser's own trace. */
  readonly drawn: Frames;
  /** How often the page's thread came to its turn: while it does not, rows are late. */
  readonly turns: Frames;
}

const SECOND = 1000;
const STEP = 50;

/** Frames a second over times in milliseconds: the average, and the second with the fewest, wherever it begins. */
export function framesOf(times: readonly number[], start: number, end: number): Frames {
  const within = times.filter((time) => time >= start && time <= end);
  let worst = Number.POSITIVE_INFINITY;
  for (let from = start; from + SECOND <= end; from += STEP) {
    worst = Math.min(worst, within.filter((time) => time >= from && time < from + SECOND).length);
  }
  return { worst, average: (within.length * SECOND) / (end - start) };
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
}

/** Runs `scroll` while the browser writes its trace, and counts the frames in it. */
export async function measureFrames(
  page: Page,
  cdp: CDPSession,
  scroll: () => Promise<void>,
): Promise<Measured> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
        'blink.user_timing',
      ],
      excludedCategories: ['*'],
    },
  });
  await page.evaluate(() => {
    const turns: number[] = [];
    Object.assign(window, { turns });
    performance.mark('scroll-starts');
    const turn = (now: number) => {
      turns.push(now);
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  });
  await scroll();
  const turns = await page.evaluate(() => {
    performance.mark('scroll-ends');
    return (window as unknown as { turns: number[] }).turns;
  });
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const at = (name: string) => (events.find((event) => event.name === name)?.ts ?? Number.NaN) / 1000;
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  return {
    drawn: framesOf(drawn, at('scroll-starts'), at('scroll-ends')),
    turns: framesOf(turns, turns[0] ?? 0, turns.at(-1) ?? 0),
  };
}
