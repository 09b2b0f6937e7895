import { checkGstin } from '@hub/domain/brokerage/tax/gstin';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectAccessible } from '../setup/axe.ts';
import { hubUrl } from '../setup/hub.ts';
import { expectNoSideways } from '../setup/sideways.ts';
import { codeFor, requestCode } from '../setup/sign-in.ts';
import { test } from '../setup/test.ts';
import { inTurn } from '../setup/turn.ts';
import {
  box,
  fillBank,
  fillDetails,
  fillNominee,
  goOn,
  openApplication,
  pdf,
  sign,
  step,
  uploadAll,
} from './form.ts';

test.slow();

// Light on the desktop, dark on the phone: axe looks at the steps in both.
test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' }),
);

/** Newcomers of the demo; each kind of screen has its own, for one server serves both. */
const people = {
  desktop: { arn: 'ARN-200001', pan: 'ZZZPP2001A', born: '12-Apr-1990' },
  phone: { arn: 'ARN-200015', pan: 'ZZZPA2015Q', born: '11-Oct-1989' },
} as const;
const companies = {
  desktop: { arn: 'ARN-200003', pan: 'ZZZCS2003C', born: '01-Jun-2015' },
  phone: { arn: 'ARN-200017', pan: 'ZZZCD2017S', born: '29-Feb-2012' },
} as const;
const sizeOf = ({ project }: TestInfo) => (project.name === 'phone' ? 'phone' : 'desktop');

const start = (page: Page) => page.goto(`${hubUrl()}/empanelment`);

/** What the asset manager does with a form. */
const desk = (arn: string, act: Readonly<Record<string, string>>) =>
  fetch(`${hubUrl()}/demo/desk`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ arn, ...act })}`,
  });

async function looksRight(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
}

test('an individual without GST: from the ARN to the first login, with a paper asked for again [S1-28]', async ({
  page,
}, info) => {
  const { arn, pan, born } = people[sizeOf(info)];
  await start(page);
  await looksRight(page);
  await openApplication(page, arn);
  await expect(step(page, 'Your details')).toBeVisible();
  await looksRight(page);
  await fillDetails(page, pan, 'Date of birth', born);
  await goOn(page, 'GST');
  await page.getByText('No, I am not registered').click();
  await goOn(page, 'EUINs');
  await looksRight(page);
  await goOn(page, 'Bank account');
  await fillBank(page, '50100123456789');
  await looksRight(page);
  await goOn(page, 'Nominee');
  await fillNominee(page, 'Rahul Pillai', '01-Jan-1988');
  await goOn(page, 'Documents');
  await uploadAll(page);
  await looksRight(page);
  await goOn(page, 'Review and sign');
  await looksRight(page);
  await sign(page, arn);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Congratulations, your form is sent' }),
  ).toBeVisible();
  await looksRight(page);

  await desk(arn, { act: 'request', item: 'cheque', words: 'The cheque is not readable.' });
  await start(page);
  await expect(page.getByRole('list', { name: 'What is missing' })).toContainText(
    'The cheque is not readable.',
  );
  await looksRight(page);
  await page.getByRole('link', { name: 'Send what is missing' }).click();
  await expect(step(page, 'Documents')).toBeVisible();
  const papers = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(papers).toHaveCount(1);
  // A picture by its name only.
  const file = papers.locator('input[type="file"]').first();
  await file.setInputFiles({
    name: 'cheque.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no paper'),
  });
  await expect(papers).toContainText('cheque.pdf is not PDF, JPEG or PNG');
  await file.setInputFiles(pdf('better-cheque.pdf'));
  await expect(papers).toContainText('better-cheque.pdf');
  await goOn(page, 'Review and sign');
  await sign(page, arn);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Congratulations, your form is sent' }),
  ).toBeVisible();

  await desk(arn, { act: 'approve' });
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Congratulations, you are empanelled' }),
  ).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'See your certificate' }).click();
  await expect(page.getByRole('heading', { name: 'Genuine and valid' })).toBeVisible();
  await page.goto(`${hubUrl()}/login/`);
  await inTurn(`${new URL(hubUrl()).port}-${arn}`, async () => {
    const code = await requestCode(page, arn);
    await code.fill(await codeFor(arn));
    await expect(page).toHaveURL(/\/distributor\//);
  });
});

/** A GSTIN of that PAN in Karnataka, with the character at its end that fits. */
function gstinOf(pan: string): string {
  const all = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => `29${pan}1Z${last}`);
  return all.find((gstin) => checkGstin(gstin).ok) ?? '';
}

test(
  'a company with GST is interrupted at each step and goes on with another device',
  { tag: '@long' },
  async ({ browser }, info) => {
    const { arn, pan, born } = companies[sizeOf(info)];
    const { arn: _other, pan: otherPan } = people[sizeOf(info)];
    /** On a device that has never seen the form: it opens where it was left. */
    const onAnotherDevice = async (at: string, next: string, fill: (page: Page) => Promise<void>) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await start(page);
      await openApplication(page, arn);
      await expect(step(page, at)).toBeVisible();
      await fill(page);
      await goOn(page, next);
      await context.close();
    };
    await onAnotherDevice('Your details', 'GST', async (page) => {
      await fillDetails(page, pan, 'Date of formation', born);
      await box(page, 'Contact person').fill('Nandini Gowda');
    });
    await onAnotherDevice('GST', 'EUINs', async (page) => {
      await page.getByText('Yes, I have a GSTIN').click();
      await box(page, 'GSTIN').fill(gstinOf(otherPan));
      await expect(page.getByText('This GSTIN belongs to another PAN.')).toBeVisible();
      await box(page, 'GSTIN').fill(gstinOf(pan));
      await expect(page.getByText('Karnataka, with your PAN: this fits your ARN')).toBeVisible();
    });
    await onAnotherDevice('EUINs', 'Bank account', async () => {});
    await onAnotherDevice('Bank account', 'Authorised signatories', (page) =>
      fillBank(page, '00210300012345'),
    );
    await onAnotherDevice('Authorised signatories', 'Documents', async (page) => {
      await box(page, 'Name').fill('Nandini Gowda');
      await box(page, 'PAN').fill('ZZZPG4001A');
      await box(page, 'Designation').fill('Director');
      await looksRight(page);
    });
    await onAnotherDevice('Documents', 'Review and sign', async (page) => {
      await expect(page.getByText('GST registration certificate')).toBeVisible();
      await uploadAll(page);
    });
  },
);
