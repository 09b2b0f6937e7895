import { expect, type Locator, type Page } from '@playwright/test';
import { hubUrl } from '../setup/hub.ts';
import { signIn } from '../setup/stored-login.ts';

/* The first-time form as somebody fills it in, page by page. */

export const openForm = (page: Page, kind: string) => page.goto(`${hubUrl()}/distributor/transact/${kind}`);

/** Each test logs in once; the form is opened by its address, as a link in a mail would. */
export async function start(page: Page, kind: string): Promise<void> {
  await signIn(page, 'ifa');
  await openForm(page, kind);
}

/** Sends what is reviewed; answers the order's reference. */
export async function send(page: Page): Promise<string> {
  await page.getByRole('checkbox', { name: /commission I earn/ }).check();
  await page.getByRole('button', { name: 'Send to the investor' }).click();
  await expect(page.getByText(/^1 order sent/)).toBeVisible();
  return (await page.getByText(/^Reference H/).innerText()).replace('Reference ', '');
}

export const optOut = (page: Page) =>
  page.getByRole('checkbox', { name: /does not wish to nominate/ }).check();

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

export async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, next)).toBeVisible();
}

/** Opens what is folded because it is known or usual. */
export const change = (page: Page, what: string) =>
  page.getByRole('button', { name: `Change ${what}`, exact: true }).click();

export async function chooseStatus(page: Page, name: RegExp): Promise<void> {
  await change(page, 'tax status');
  await radio(page, name);
}

const pageOf = (part: Part): Page => ('page' in part ? part.page() : part);

/** The whole page, or one group of it. */
type Part = Page | Locator;

export const box = (page: Part, name: string | RegExp): Locator =>
  page.getByRole('textbox', { name }).first();

async function pick(page: Part, label: string | RegExp, typed: string, option: RegExp): Promise<void> {
  const list = pageOf(page).getByRole('listbox');
  await page.getByRole('combobox', { name: label }).first().fill(typed);
  const found = list.getByRole('option', { name: option }).first();
  await expect(found).toBeVisible();
  // What is found may change under the finger: then it is pressed again.
  await expect(async () => {
    if (await list.isVisible()) await found.click();
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** From a closed list: opened, then chosen. */
export async function choose(page: Part, label: string, option: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(label) })
    .first()
    .click();
  await pageOf(page).getByRole('option', { name: option, exact: true }).click();
}

export async function radio(page: Part, name: string | RegExp): Promise<void> {
  const chosen = page.getByRole('radio', { name }).first();
  // Away from the buttons that stay at the bottom of a phone's screen.
  await chosen.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await chosen.check({ force: true });
}

interface Person {
  readonly pan: string;
  readonly born: string;
  readonly name: string;
}

export const newcomers = {
  ananya: { pan: 'ABCPN1001A', born: '12-Apr-1990', name: 'Ananya Nair' },
  rohan: { pan: 'ABCPM1002B', born: '30-Sep-1988', name: 'Rohan Mehta' },
  kavita: { pan: 'ABCPS1003C', born: '25-Jan-1985', name: 'Kavita Sharma' },
  priya: { pan: 'ABCPI1006F', born: '03-Nov-1986', name: 'Priya Iyer' },
  suresh: { pan: 'ABCPJ1007G', born: '07-Jul-1979', name: 'Suresh Jain' },
  huf: { pan: 'ABCHG1005E', born: '01-Apr-2004', name: 'Gupta Family HUF' },
  gita: { pan: 'ABCPR1017U', born: '11-Mar-1989', name: 'Gita Rao' },
  leela: { pan: 'ABCPL1016T', born: '22-Aug-1992', name: 'Leela Menon' },
  divya: { pan: 'ABCPK1018V', born: '02-Oct-1994', name: 'Divya Kurian' },
  manoj: { pan: 'ABCPM1019W', born: '15-Jun-1981', name: 'Manoj Menon' },
  neha: { pan: 'ABCPK1008H', born: '14-Feb-1993', name: 'Neha Kulkarni' },
} as const satisfies Readonly<Record<string, Person>>;

export async function fillPan(page: Page, { pan, born, name }: Person): Promise<void> {
  await box(page, /^PAN/).fill(pan);
  await box(page, /^Date of/).fill(born);
  await box(page, /^Date of/).blur();
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
}

export async function fillContact(page: Page, mobile: string, email: string): Promise<void> {
  await box(page, 'Mobile number').fill(mobile);
  await box(page, /^E-mail/).fill(email);
}

export async function fillAddress(page: Page): Promise<void> {
  await pick(page, 'Pincode', '682001', /^682001/);
  await box(page, /^House, street and area/).fill('12 Marine Drive');
}

export async function fillAddressAbroad(page: Page): Promise<void> {
  await pick(page, 'Country', 'United Arab', /United Arab Emirates/);
  await box(page, 'City').fill('Dubai');
  await box(page, /^House, street and area/).fill('4 Marina Walk');
}

/** The country follows from the address. */
export async function fillResidencyAbroad(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Country of tax residency' })).toHaveValue(
    'United Arab Emirates',
  );
  await choose(page, 'Type of tax ID', 'Not issued by this country');
}

async function typeAccount(page: Page, account: string): Promise<void> {
  await pick(page, 'IFSC or branch', 'HDFC0000668', /^HDFC0000668/);
  await box(page, 'Account number').fill(account);
}

export async function typeBank(page: Page, type: string, account: string): Promise<void> {
  await typeAccount(page, account);
  await radio(page, type);
  await page.getByRole('button', { name: 'Check with ₹1' }).click();
}

/** Of the type that most have. */
export async function fillAccount(page: Page, account: string): Promise<void> {
  await typeAccount(page, account);
  await page.getByRole('button', { name: 'Check with ₹1' }).click();
  await expect(page.getByText('Checked with ₹1')).toBeVisible();
}

export async function fillBank(page: Page, type: string, account = '50100011112222'): Promise<void> {
  await typeBank(page, type, account);
  await expect(page.getByText('Checked with ₹1')).toBeVisible();
}

/** The groups of the step, one for each holder, and what each asks (Spec §3). */
export async function expectFatcaOf(page: Page, names: readonly string[]): Promise<void> {
  const groups = page
    .locator('main')
    .getByRole('region')
    .filter({ hasText: /born in/ });
  await expect(groups).toHaveCount(names.length);
  for (const name of names) {
    const group = page.getByRole('region', { name });
    // What is known is one line until somebody wants to see it.
    await group.getByRole('button', { name: `Change tax details of ${name}` }).click();
    const field = (label: string) => group.getByLabel(label, { exact: false }).first();
    for (const label of [
      'Country of tax residency',
      'Gross yearly income',
      'Occupation',
      'Source of wealth',
      'Country of birth',
      'Type of address',
      'Residence address',
    ]) {
      await expect(field(label), `${label} of ${name}`).toBeVisible();
    }
    await expect(group.getByRole('radio')).toHaveCount(3);
    // In India the tax ID is the PAN, which is known; elsewhere it is asked for.
    await group.getByRole('button', { name: 'Add another country' }).click();
    const abroad = group.getByRole('group', { name: 'Pays tax in (2)' });
    await pick(abroad, 'Country of tax residency', 'United Arab', /United Arab Emirates/);
    await expect(abroad.getByRole('button', { name: /Type of tax ID/ })).toBeVisible();
    await expect(abroad.getByRole('textbox', { name: /^Tax id/ })).toBeVisible();
    await abroad.getByRole('button', { name: 'Remove this country' }).click();
    await expect(abroad).toHaveCount(0);
  }
}

/** What neither the KYC nor a default says. */
export async function fillFatca(page: Part): Promise<void> {
  await box(page, 'Place of birth').fill('Kochi');
  await choose(page, 'Gross yearly income', '10 to 25 lakh');
  await choose(page, 'Occupation', 'Service');
  await choose(page, 'Source of wealth', 'Salary');
}

export async function fillScheme(page: Page, amount: string): Promise<void> {
  await pick(page, 'Scheme', 'flexi', /Flexi Cap/);
  await box(page, /^Amount/).fill(amount);
  const remembered = page.getByRole('button', { name: 'Change who advised' });
  const list = page.getByRole('button', { name: /Advised by \(EUIN\)/ });
  await expect(remembered.or(list)).toBeVisible();
  if (await remembered.isVisible()) return;
  await list.click();
  await page.getByRole('option', { disabled: false }).first().click();
}
