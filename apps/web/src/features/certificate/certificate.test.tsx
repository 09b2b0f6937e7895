import { certificates } from '@hub/contract/calls/certificate/certificate';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/wire.ts';

const path = '/view-certificate';
const sheets = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Certificates"] > li'),
];
const own = async () => (await (await clientOf('ifa')).call(certificates, {})).items;

it('shows the own certificates with their standing; a link shows the one that it names and says it is genuine', async () => {
  const { go } = await openApp('ifa', path);
  const all = await own();
  await waitFor(() => expect(sheets()).toHaveLength(all.length));
  expect(sheets().map((sheet) => within(sheet).getByRole('heading').textContent)).toEqual(
    all.map(({ title }) => title),
  );
  const valid = all.find(({ validity }) => validity === 'valid');
  await go(`${path}?c=${encodeURIComponent(valid?.ticket ?? '')}`);
  await screen.findByRole('heading', { name: 'Genuine and valid' });
  screen.getByRole('heading', { name: valid?.title ?? '' });
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  screen.getByRole('button', { name: 'Download PDF' });
});

it('a link that was changed shows nothing of a certificate', async () => {
  const [first] = await own();
  const changed = (first?.ticket ?? '').replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  await openApp('ifa', `${path}?c=${encodeURIComponent(changed)}`);
  await screen.findByRole('heading', { name: 'Not genuine' });
  expect(document.querySelector('main')?.textContent).not.toContain(first?.holder);
});

it('says that they could not be loaded, and loads when tried again', async () => {
  const mend = refuse(/certificate\/getall/);
  const { user } = await openApp('ifa', path);
  await screen.findByText('Your certificates could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sheets().length).toBeGreaterThan(0));
});
