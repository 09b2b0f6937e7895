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

  const failing = (times: number) => {
    let fetched = 0;
    return async () => {
      fetched += 1;
      if (fetched <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return { Page };
    };
  };

  it('is asked for once more when it does not arrive', async () => {
    await expect(lazyPage(failing(1)).preload()).resolves.toBeUndefined();
  });

  it('then fails as a load error, and the next opening fetches again', async () => {
    const page = lazyPage(failing(2));
    await expect(page.preload()).rejects.toBeInstanceOf(AreaLoadError);
    await expect(page.preload()).resolves.toBeUndefined();
  });
});
