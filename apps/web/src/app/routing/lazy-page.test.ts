import { describe, expect, it } from 'vitest';
import { AreaLoadError, lazyPage } from './lazy-page.tsx';

const Page = () => null;

describe('a page that is loaded when it is opened', () => {
  it('is fetched once, however often it is asked for', async () => {
    let fetched = 0;
    const page = lazyPage(async () => {
      fetched += 1;
      return { Page };
    });
    await Promise.all([page.preload(), page.preload()]);
    await page.preload();
    expect(fetched).toBe(1);
  });

  it('fails as a load error, and the next try fetches again', async () => {
    let fetched = 0;
    const page = lazyPage(async () => {
      fetched += 1;
      if (fetched === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { Page };
    });
    await expect(page.preload()).rejects.toBeInstanceOf(AreaLoadError);
    await expect(page.preload()).resolves.toBeUndefined();
    expect(fetched).toBe(2);
  });
});
