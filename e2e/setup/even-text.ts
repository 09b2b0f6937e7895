import { expect, type Page } from '@playwright/test';

/**
 * Nothing that is drawn has a date whose hyphens are stretched (by tabular figures or spacing), or a figure whose minus
 * is a hyphen.
 */
export async function expectEvenText(page: Page): Promise<void> {
  const uneven = await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const holder = texts.currentNode.parentElement;
      if (!holder) continue;
      if (/(?:^|[\s(])-(?=[₹\d])/.test(text)) found.push(`a hyphen for a minus: ${text}`);
      if (!/\d{2}-[A-Z][a-z]{2}(?:-\d{4})?/.test(text)) continue;
      const { fontVariantNumeric, letterSpacing } = getComputedStyle(holder);
      if (fontVariantNumeric.includes('tabular')) found.push(`a stretched date: ${text}`);
      if (Number.parseFloat(letterSpacing) > 0) found.push(`a spaced date: ${text}`);
    }
    return found;
  });
  expect(uneven).toEqual([]);
}
