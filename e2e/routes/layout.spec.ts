import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../setup/layout.ts';
import { test } from '../setup/signed-in.ts';
import { screen } from '../shell/parts.ts';

/** `css` by property: the policy allows no style in markup. `within` stands around it. */
interface Planted {
  readonly tag: string;
  readonly text?: string;
  readonly css?: string;
  readonly within?: string;
}

/** The faults with it at the end of the page, which is then as before. */
async function faultsWith(page: Page, planted: readonly Planted[]): Promise<string[]> {
  const added = await page.evaluateHandle((parts) => {
    const all = document.createElement('div');
    for (const { tag, text = '', css = '', within } of parts) {
      const part = document.createElement(tag);
      part.textContent = text;
      part.style.cssText = css;
      const outer = all.appendChild(document.createElement('div'));
      outer.style.cssText = within ?? '';
      outer.append(part);
    }
    document.querySelector('main')?.append(all);
    return all;
  }, planted);
  const faults = await layoutFaults(page);
  await added.evaluate((all) => all.remove());
  return faults;
}

const faults: readonly (readonly [says: string | RegExp, ...Planted[]])[] = [
  [
    'text "Cut off in the middle" is clipped',
    { tag: 'p', text: 'Cut off in the middle', css: 'width: 80px; overflow: hidden; white-space: nowrap' },
  ],
  [
    'text "Read in full nowhere" is clipped',
    {
      tag: 'p',
      text: 'Read in full nowhere',
      css: 'width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
    },
  ],
  [
    'text "The line above" lies over "The line below"',
    { tag: 'p', text: 'The line above' },
    { tag: 'p', text: 'The line below', css: 'margin-top: -14px' },
  ],
  [
    'the date of "until 19-Nov-2026" goes over two lines',
    { tag: 'p', text: 'until 19-Nov-2026', css: 'width: 90px' },
  ],
  ['button "Send link" is 71 px high', { tag: 'button', text: 'Send link', css: 'height: 71px' }],
  [
    'button "Send link" is 90 × 36 px to touch',
    { tag: 'button', text: 'Send link', css: 'height: 36px; width: 90px; padding: 0' },
  ],
  [
    /^text "Aranya Balanced Advantage Fund" is \d+ px outside of/,
    {
      tag: 'p',
      text: 'Aranya Balanced Advantage Fund',
      css: 'white-space: nowrap',
      within: 'width: 120px; border: 1px solid',
    },
  ],
  [
    /^button "Pay" is 39 px outside of/,
    {
      tag: 'button',
      text: 'Pay',
      css: 'width: 160px; height: 44px',
      within: 'width: 122px; border: 1px solid',
    },
  ],
  [/^the page is \d+ px wide on a screen of 390$/, { tag: 'p', text: 'Wide', css: 'width: 500px' }],
  ['there are 2 headings of the first level', { tag: 'h1', text: 'Once more' }],
  [/^heading 5 h5 "Too deep" follows/, { tag: 'h5', text: 'Too deep' }],
  [/^h3 "" is empty$/, { tag: 'h2', text: 'Orders' }, { tag: 'h3' }],
  ['button "" has no label', { tag: 'button', css: 'width: 44px; height: 44px' }],
  [/^label after ".*" is empty$/, { tag: 'label', css: 'display: block; height: 20px' }],
  ...['transact.lumpsum.title', 'amountInWords', 'For {name}', 'PENDING_CONFIRMATION', '₹NaN'].map(
    (text) => [`"${text}" is no text for a person`, { tag: 'p', text }] as const,
  ),
];

test('the layout check names each kind of fault, and the group pages of before', {
  tag: '@phone-only',
}, async ({ openAs }) => {
  const page = await openAs('ifa', '/distributor/opportunity/sip-opportunity');
  await expect(screen(page, 'opportunity/sip').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.locator('main [data-outline]')).toHaveCount(0);
  expect(await layoutFaults(page)).toEqual([]);
  for (const [says, ...planted] of faults) {
    const found = await faultsWith(page, planted);
    expect(found, String(says)).toContainEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  }
  // As it was: the line below a list's name went over two columns, and made a second one of its card.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('main h2')) {
      const line = card.parentElement?.parentElement?.querySelector<HTMLElement>(':scope > p');
      if (line) line.style.cssText = 'grid-row: 2; grid-column: 1 / 3';
    }
  });
  expect(await layoutFaults(page)).toContainEqual(expect.stringMatching(/is squeezed into \d+ of \d+ px$/));
});
