import { describe, expect, it } from 'vitest';
import { watchForNews } from './watch-for-news.ts';

/** A clock moved by hand, a page that is hidden by hand, and a server that says whether something is new. */
function watch() {
  let now = 0;
  let due: { at: number; run: () => void } | null = null;
  let isVisible = true;
  let listener = () => {};
  let isNew = false;
  const requested: number[] = [];
  const stop = watchForNews({
    timers: {
      after(ms, run) {
        const mine = { at: now + ms, run };
        due = mine;
        return () => {
          if (due === mine) due = null;
        };
      },
    },
    isVisible: () => isVisible,
    onVisibility(heard) {
      listener = heard;
      return () => {
        listener = () => {};
      };
    },
    async request() {
      requested.push(now);
      return isNew;
    },
  });
  return {
    requested,
    stop,
    isWaiting: () => due !== null,
    report: (news: boolean) => {
      isNew = news;
    },
    hide: () => {
      isVisible = false;
      listener();
    },
    async show() {
      isVisible = true;
      listener();
      await Promise.resolve();
      await Promise.resolve();
    },
    /** Lets the clock run to the next time it asks. */
    async next() {
      if (!due) return;
      const { at, run } = due;
      due = null;
      now = at;
      run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('news of orders', () => {
  it('is asked for after 5 seconds, less and less often while nothing is new, at least once a minute', async () => {
    const page = watch();
    for (let n = 0; n < 12; n++) await page.next();
    const pauses = page.requested.map((at, n) => at - (page.requested[n - 1] ?? 0));
    expect(pauses.slice(0, 3)).toEqual([5000, 7500, 11_250]);
    expect(pauses.every((pause, n) => pause >= (pauses[n - 1] ?? 0))).toBe(true);
    expect(pauses.at(-1)).toBe(60_000);
  });

  it('is asked for every 5 seconds again once there is some', async () => {
    const page = watch();
    for (let n = 0; n < 5; n++) await page.next();
    page.report(true);
    await page.next();
    const at = page.requested.at(-1) ?? 0;
    await page.next();
    expect((page.requested.at(-1) ?? 0) - at).toBe(5000);
  });

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    const page = watch();
    page.hide();
    await page.next();
    expect(page.requested).toEqual([]);
    expect(page.isWaiting()).toBe(false);
    await page.show();
    expect(page.requested).toHaveLength(1);
  });

  it('ends with the page', async () => {
    const page = watch();
    page.stop();
    expect(page.isWaiting()).toBe(false);
    await page.show();
    expect(page.requested).toEqual([]);
  });
});
