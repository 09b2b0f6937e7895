import { expect, type Locator, type Page } from '@playwright/test';

/** Stands at the step of this name, and the focus with it. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Moves on with Tab until the focus is inside, as somebody without a mouse does. */
async function tabInto(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads nowhere near ${target}`);
}

export async function pressButton(page: Page, name: string): Promise<void> {
  await tabInto(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabInto(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Chooses a card by its place: Tab enters the group, the arrows move. */
async function chooseCard(page: Page, group: string, place: number): Promise<void> {
  await tabInto(page, page.getByRole('radiogroup', { name: group }));
  await page.keyboard.press('Space');
  for (let moved = 0; moved < place; moved += 1) await page.keyboard.press('ArrowDown');
}

async function chooseFound(page: Page, label: string, text: string): Promise<void> {
  await typeInto(page, label, text);
  const field = page.getByRole('combobox', { name: label });
  // The list takes keys a moment after it is there.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /./, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
}

interface SipAnswers {
  readonly pan?: string;
  readonly amount?: string;
}

type Answering = (page: Page, answers: SipAnswers) => Promise<void>;

/** What is pressed at each step, in order. */
const steps: readonly (readonly [title: string, answer: Answering])[] = [
  ['Investor', (page, { pan = 'BBBPK1234C' }) => typeInto(page, 'PAN', pan)],
  ['KYC', (page) => typeInto(page, 'Date of birth', '5 Jan 1990')],
  [
    'Holders',
    async (page) => {
      await chooseCard(page, 'Mode of holding', 1);
      await typeInto(page, 'PAN of the second holder', 'CCCPK1234D');
    },
  ],
  [
    'Bank account',
    async (page) => {
      await typeInto(page, 'IFSC', 'HDFC0001660');
      await typeInto(page, 'Account number', '50100012345678');
      await tabInto(page, page.getByRole('button', { name: /Type of account/ }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  ],
  ['Nominee', (page) => chooseCard(page, 'Nominee', 1)],
  ['Scheme', (page) => chooseFound(page, 'Scheme', 'flexi')],
  [
    'Amount and date',
    async (page, { amount = '5000' }) => {
      await typeInto(page, 'Amount', amount);
      await typeInto(page, 'First instalment', '5/1/2027');
    },
  ],
  ['Mandate', (page) => chooseCard(page, 'Instalments are paid by', 0)],
  [
    'Consent',
    async (page) => {
      await tabInto(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
    },
  ],
];

interface FillIn {
  readonly from?: string;
  readonly until?: string;
  /** At each step, before it is answered. */
  readonly each?: () => Promise<void>;
}

/** Fills in the wizard by keyboard, up to the step named or to its review. */
export async function fillIn(
  page: Page,
  { from = 'Investor', until = 'Review', each, ...answers }: SipAnswers & FillIn = {},
): Promise<void> {
  const first = steps.findIndex(([title]) => title === from);
  // Whose KYC is on record is not asked for it.
  const isAsked = (title: string) => title !== 'KYC' || !answers.pan?.startsWith('AAAPK');
  for (const [title, answer] of steps.slice(first).filter(([title]) => isAsked(title))) {
    if (title === until) break;
    await atStep(page, title);
    await each?.();
    await answer(page, answers);
    await pressButton(page, 'Continue');
  }
  await atStep(page, until);
}
