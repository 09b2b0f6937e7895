import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';
import { hold, refuse } from '../../../test/wire.ts';

const path = '/distributor/profile';
const card = (title: string) => screen.findByRole('region', { name: title });
const details = async () => within(await card('Your details'));
const field = async (label: string) => (await details()).getByLabelText(label);
const saysAt = async (label: string, text: RegExp) => {
  const at = await field(label);
  await waitFor(() => {
    const ids = at.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(text);
  });
};
it('shows the validity of the ARN and of each EUIN in words, and nothing of PAN and account that is private', async () => {
  await openApp('ifa', path);
  const rows = await within(await card('ARN and EUIN')).findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  const saidOf = (code: string) => rows.find(({ textContent }) => textContent?.includes(code))?.textContent;
  expect(saidOf('ARN-100001')).toMatch(/Valid\s*$/);
  expect(saidOf('E100014')).toMatch(/expired \d+ days ago.*Expired.*cannot be used/s);
  expect(saidOf('E100013')).toMatch(/\d+ days left.*Renew soon.*renew with AMFI before/s);
  expect(saidOf('E100011')).toMatch(/days left.*Valid/s);
  // What is urgent stands first.
  expect(rows[1]?.textContent).toContain('E100014');
  const record = await card('Contact and bank');
  expect(record.textContent).toMatch(/\*+4821/);
  expect(record.textContent).toContain("These details come from AMFI's record");
  const seen = document.querySelector('main')?.textContent;
  expect(seen).not.toContain('ZZZPN1001A');
  expect(seen).not.toContain('50190100004821');
});

it('what is wrong stands at its field, from this device and from the server', async () => {
  const { user, fill } = await openApp('ifa', path);
  await user.click((await details()).getByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(await field('Display name'));
  await fill(await field('Website'), 'not an address');
  await user.tab();
  await saysAt('Website', /web address like/);
  await fill(await field('Display name'), '<b>Meera</b>');
  const save = async () => user.click((await details()).getByRole('button', { name: /^Sav/ }));
  await save();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Display name')));
  await saysAt('Display name', /letters, numbers/);
  await fill(await field('Display name'), 'Meera Nair');
  await fill(await field('Website'), 'nair.example.com');
  refuse(/admin\/user\/save1$/, {
    status: 400,
    error: 'Please check.',
    fields: { 'own.city': 'No such city.' },
  });
  await save();
  await saysAt('City', /No such city/);
  expect(document.activeElement).toBe(await field('City'));
  await user.click((await details()).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () =>
    expect(document.activeElement).toBe((await details()).getByRole('button', { name: 'Edit' })),
  );
});

it('a language is typed in letters: other keys are held back and said, and none that leads out of the field [S5-10]', async () => {
  const { user } = await openApp('ifa', path);
  await user.click((await details()).getByRole('button', { name: 'Edit' }));
  const language = (await field('Another language')) as HTMLInputElement;
  await user.click(language);
  await user.keyboard('K0o-n. k?éa');
  expect(language.value).toBe('Konka');
  await user.keyboard('7');
  await saysAt('Another language', /letters A to Z/);
  await user.keyboard('ii{Backspace}');
  expect(language.value).toBe('Konkai');
  expect(language.getAttribute('aria-describedby')).toBeNull();
  await user.keyboard('{Backspace}ni{Enter}');
  expect(await field('Konkani')).toHaveProperty('checked', true);
  await user.tab();
  expect(document.activeElement).not.toBe(language);
  await user.click((await details()).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
});

it('says what it reads and what could not be loaded, and reads it when tried again', async () => {
  hold(/login\/sessions$/);
  const mend = refuse(/Values\/GetUserData/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('Your details could not be loaded');
  await screen.findByText('Loading your devices');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Your details');
});

it('says what the offline copy has and when it goes, and that a device without storage cannot keep one', async () => {
  const { user } = await openApp('ifa', path);
  const offline = await card('Read offline');
  await within(offline).findByText('Off on this device.');
  expect(offline.textContent).toMatch(/30 largest clients.*20 newest orders.*7 days old.*5 wrong PINs/s);
  await user.click(within(offline).getByRole('button', { name: 'Turn on' }));
  for (const label of ['Choose a 6-digit PIN', 'Enter it once more']) {
    await user.click(await screen.findByLabelText(label));
    await user.keyboard('902817');
  }
  await screen.findByText(/This device could not keep it/);
  expect(offline.textContent).toContain('Off on this device.');
});

it('offers no offline copy to who has no list of clients', async () => {
  await openApp('nonIfa', path);
  await card('Logged-in devices');
  expect(screen.queryByRole('region', { name: 'Read offline' })).toBeNull();
});
