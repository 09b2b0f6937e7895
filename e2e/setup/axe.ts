import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { isLong } from './long.ts';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

interface Axe {
  run(
    context: { readonly exclude: readonly Element[] },
    options: object,
  ): Promise<{ violations: readonly Violation[] }>;
}

// axe itself is a part of its builder for Playwright, which is what the project depends on.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = ofBuilder('axe-core') as { source: string };

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passed is only counted, not described: describing it takes longer than finding what did not.
  resultTypes: ['violations'],
};

/** In which a journey looks at its screens: in both in the long run. routes/axe.spec has every screen, half in each. */
export const colorSchemes = isLong ? (['light', 'dark'] as const) : (['dark'] as const);

/** What stands around every screen: most of what there is on a short one. */
const frame =
  'header:not(main *), footer:not(main *), [data-testid="side-panel"]:not(main *), nav[aria-label="Tabs"]:not(main *)';
/** Parts of the frame in which axe found nothing: each with its width, its colours and what it stands in. */
const clean = new Set<string>();

/**
 * What axe finds on the page as it stands, in words. A part of the frame that stood so before, to the letter, is not
 * looked at again. It runs inside the page (ours have no frames) and stays there until the next one is loaded, so a test
 * that looks at many screens should move between them inside the app.
 */
export async function complaints(page: Page): Promise<string[]> {
  // On a touch screen React Aria shows a dialog with a field once the keyboard is there, or had the time to come.
  await expect(page.locator('[style*="mask-image"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, looked } = await page.evaluate(
    async ({ given, parts, existing }) => {
      // Half way between two colours nothing has the contrast of either.
      for (const moving of document.getAnimations()) {
        if (moving.effect?.getTiming().iterations === 1) moving.finish();
      }
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      const markupOf = (part: Element) => {
        const around: string[] = [];
        for (let outer = part.parentElement; outer !== null; outer = outer.parentElement) {
          around.push((outer.cloneNode(false) as Element).outerHTML);
        }
        return [innerWidth, isDark, ...around, part.outerHTML].join(' ');
      };
      const present = new Map([...document.querySelectorAll(parts)].map((part) => [markupOf(part), part]));
      const seen = new Set(existing);
      const exclude = [...present].filter(([markup]) => seen.has(markup)).map(([, part]) => part);
      const found = await (window as unknown as { axe: Axe }).axe.run({ exclude }, given);
      return {
        violations: found.violations,
        looked: [...present.keys()].filter((markup) => !seen.has(markup)),
      };
    },
    { given: options, parts: frame, existing: [...clean] },
  );
  if (violations.length === 0) for (const markup of looked) clean.add(markup);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** As the page stands once it stands still: what is on its way in has no heading yet, or half of a colour. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => complaints(page), { intervals: [500, 1000, 2000], timeout: 20_000 }).toEqual([]);
}
