import type { Page } from '@playwright/test';

/** What a journey takes of somebody. */
export interface Steps {
  /** Screens in the order they were opened; the first is the one that the count began on. */
  readonly screens: readonly string[];
  /** Presses of a mouse or a finger. */
  readonly clicks: number;
  /** Fields that something was entered into. */
  readonly inputs: number;
  readonly keys: number;
}

type Noted = 'screen' | 'click' | 'input' | 'key';

/** Runs in the page, in every document that is opened. */
function watchSteps(): void {
  const page = window as unknown as { noteStep: (noted: Noted, what: string) => void; isCounted?: true };
  if (page.isCounted) return;
  page.isCounted = true;
  const entered = new WeakSet<EventTarget>();
  let shown = '';
  const look = () => {
    const main = document.querySelector<HTMLElement>('main');
    const screen = main?.dataset.routeId ?? (main && location.pathname);
    if (!screen || screen === shown) return;
    shown = screen;
    page.noteStep('screen', screen);
  };
  const isTyped = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea');
  const on = (type: string, noted: Noted, counts: (event: Event) => boolean) =>
    document.addEventListener(type, (event) => counts(event) && page.noteStep(noted, ''), true);
  on('pointerdown', 'click', () => true);
  on('keydown', 'key', (event) => !/^(?:Shift|Control|Alt|Meta)$/.test((event as KeyboardEvent).key));
  on('input', 'input', ({ target }) => {
    if (!isTyped(target) || entered.has(target)) return false;
    entered.add(target);
    return true;
  });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-route-id'],
  });
  look();
}

/**
 * Counts from now on, over all pages that this one goes on to:
 *
 *   const steps = await countSteps(page);
 *   …
 *   expect(steps()).toMatchObject({ screens: ['transact/initiate', 'transact/lumpsum'], clicks: 5 });
 */
export async function countSteps(page: Page): Promise<() => Steps> {
  const screens: string[] = [];
  const counts = { click: 0, input: 0, key: 0 };
  await page.exposeBinding('noteStep', (_, noted: Noted, what: string) => {
    if (noted === 'screen') {
      if (screens.at(-1) !== what) screens.push(what);
    } else counts[noted] += 1;
  });
  await page.addInitScript(watchSteps);
  await page.evaluate(watchSteps);
  return () => ({ screens: [...screens], clicks: counts.click, inputs: counts.input, keys: counts.key });
}
