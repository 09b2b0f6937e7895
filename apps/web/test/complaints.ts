import { createRequire } from 'node:module';
import { expect } from 'vitest';

interface Axe {
  run(
    context: Element,
    options: object,
  ): Promise<{
    violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }>;
}

// axe itself is a part of its builder for Playwright, which is what the project depends on.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = ofBuilder('axe-core') as Axe;

/** What axe finds wrong in the screen. Contrast needs a browser: journeys look at it there. */
export async function expectAccessible(): Promise<void> {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no screen is open');
  const { violations } = await axe.run(main, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}
