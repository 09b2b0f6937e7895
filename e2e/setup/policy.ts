import type { Page } from '@playwright/test';

/** Collects what the page's content policy refuses, from the next page load on. */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const refused: string[] = [];
  await page.exposeBinding('noteRefused', (_, text: string) => {
    refused.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefused } = window as unknown as { noteRefused: (text: string) => void };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      noteRefused(
        `${location.pathname}: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return refused;
}
