import { content, contentList } from '@hub/contract/calls/co-branding/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { hold, refuse, requested } from '../../../test/wire.ts';

const library = '/distributor/co-branding';
const cards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main ul[aria-label="Content"] > li'),
];
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const listed = async (filter: object = {}) => (await clientOf('ifa')).call(contentList, filter);
const shows = async (filter: object) => {
  const { items } = await listed(filter);
  expect(items.length).toBeGreaterThan(0);
  await waitFor(() => expect(titles()).toEqual(items.map(({ title }) => title)));
};

async function imageOf(person: 'ifa' | 'otherIfa') {
  const client = await clientOf(person);
  const { items } = await client.call(contentList, { contentType: 'IMAGE' });
  return client.call(content, { id: items[0]?.id ?? '' });
}

/** Of the demo's pieces, those that may be used; they are drawn after its start. */
const USABLE = 21;
beforeAll(
  () =>
    vi.waitFor(
      async () => {
        const { buckets } = await listed();
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(USABLE);
      },
      { timeout: 120_000, interval: 500 },
    ),
  130_000,
);

it('the library goes by bucket, type and order, ten at a time, and the address keeps what is chosen', async () => {
  const { user } = await openApp('ifa', library);
  await shows({});
  const { buckets, total, items } = await listed();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(
    buckets.map(({ name, count }) => `${name}${count}`),
  );
  await screen.findByText(`Showing ${items.length} of ${total}`);
  await user.click(await button('PDF'));
  await arriveAt(`${library}?type=PDF`);
  await shows({ contentType: 'PDF' });
  await user.click(await button('PDF'));
  await user.selectOptions(screen.getByLabelText('Sort'), 'oldToNew');
  await arriveAt(`${library}?sort=oldToNew`);
  await shows({ sorting: 'oldToNew' });
  const second = screen.getAllByRole('tab')[1];
  if (second) await user.click(second);
  await arriveAt(`${library}?bucket=${buckets[1]?.id}&sort=oldToNew`);
  await shows({ sorting: 'oldToNew', bucketType: buckets[1]?.id });
});

it('a card says what the piece is, in which languages, and keeps the place of its picture', async () => {
  await openApp('ifa', library);
  await shows({});
  const { items } = await listed();
  for (const [at, item] of items.entries()) {
    const card = cards()[at];
    const picture = card?.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('lazy');
    expect([picture?.width, picture?.height]).toEqual([item.preview?.width, item.preview?.height]);
    expect(card?.textContent).toContain(item.languages.includes('en') ? 'English' : '');
    expect(card?.textContent?.includes('New')).toBe(item.isNew);
  }
});

it('says that nothing matches and finds the way back; says that it could not be loaded, and loads when tried again', async () => {
  const { user, fill } = await openApp('ifa', library);
  await shows({});
  await fill(screen.getByRole('textbox', { name: 'Search by title or scheme' }), 'zebra crossing');
  await screen.findByText('No content matches');
  await user.click(await button('Clear the filters'));
  await shows({});
  const mend = refuse(/getContent/);
  const again = await openApp('ifa', library);
  await screen.findByText('The library could not be loaded');
  mend();
  await again.user.click(await button('Try again'));
  await shows({});
});

it('shows the outline of the library while it is read', async () => {
  const held = hold(/getContent/);
  await openApp('ifa', library);
  await screen.findByText('Loading the library');
  held.release();
  await shows({});
  expect(screen.queryByText('Loading the library')).toBeNull();
});

it('a piece is opened and counted once; what the profile lacks cannot be shown, and that is said', async () => {
  const piece = await imageOf('otherIfa');
  await openApp('otherIfa', `${library}/detail/${piece.id}`);
  await screen.findByRole('heading', { level: 1, name: piece.title });
  await screen.findByText(piece.approvalNo);
  await waitFor(() => expect(requested(/view\/api\/save/)).toHaveLength(1));
  const { phone, email, city, logo } = piece.distributor;
  const values = { 'Mobile number': phone, 'E-mail address': email, City: city, Logo: logo } as const;
  for (const box of screen.getAllByRole<HTMLInputElement>('switch')) {
    const name = (box.ariaLabel ?? box.getAttribute('aria-label') ?? '').replace('Show: ', '');
    if (!(name in values)) continue;
    const value = values[name as keyof typeof values];
    expect(box.disabled, name).toBe(value === null);
    expect(box.checked, name).toBe(value !== null);
  }
});

it('only names of register and profile are offered; one that was refused is said at its field', async () => {
  const piece = await imageOf('otherIfa');
  expect(piece.distributor.names).toContain(piece.distributor.name);
  const broken = refuse(/cobranding-content\/generate/, {
    status: 400,
    fields: { displayName: creativeTexts.claimingName },
  });
  const { user } = await openApp('otherIfa', `${library}/detail/${piece.id}`);
  await screen.findByRole('img', { name: `${piece.title} with your name` });
  await user.click(screen.getByRole('button', { name: /Name shown/ }));
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(piece.distributor.names);
  await user.keyboard('{Escape}');
  await user.click(await button('Generate'));
  await screen.findByText(creativeTexts.claimingName);
  broken();
});

it('a preview that fails says so and is tried again', async () => {
  const piece = await imageOf('otherIfa');
  const mend = refuse(/cobranding-content\/preview/);
  const { user } = await openApp('otherIfa', `${library}/detail/${piece.id}`);
  await screen.findByText(/^The preview could not be made/);
  mend();
  await user.click(await button('Try again'));
  await screen.findByRole('img', { name: `${piece.title} with your name` });
});

it('a piece is made and handed on by its link; each way is counted', async () => {
  const piece = await imageOf('otherIfa');
  const { user } = await openApp('otherIfa', `${library}/detail/${piece.id}`);
  await user.click(await button('Generate'));
  await arriveOn('co-branding/progress');
  const whatsapp = await screen.findByRole('link', { name: 'WhatsApp' }, { timeout: 60_000 });
  const { made } = await (await clientOf('otherIfa')).call(content, { id: piece.id });
  const link = made[0]?.link ?? '';
  expect(new URL((whatsapp as HTMLAnchorElement).href).searchParams.get('text')).toBe(
    `${piece.title}\n${link}`,
  );
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe(made[0]?.file?.name);
  await user.click(screen.getByRole('link', { name: 'Mail' }));
  await waitFor(() => expect(requested(/share\/api\/save/)).toHaveLength(1));
  await waitFor(() => expect(requested(/readStatus/)).toHaveLength(1));
});

it('a piece or a generation that never was says so and leads to the library', async () => {
  const { go } = await openApp('ifa', `${library}/detail/no-such-piece`);
  await screen.findByText('There is no such piece');
  await go(`${library}/progress/${'0'.repeat(26)}`);
  await arriveOn('co-branding/progress');
  await screen.findByText('There is no such piece');
  screen.getByRole('link', { name: 'Show the pieces' });
});

it('a shared link that was changed is called not genuine, and nothing else is said', async () => {
  const { go } = await openApp('ifa', '/view-content/sip-basics/100001?t=1.20261117.en.forged');
  await screen.findByRole('heading', { level: 1, name: 'Not genuine' });
  expect(document.querySelector('main')?.textContent).not.toContain('ARN-');
  await go('/view-content/sip-basics/100001');
  await screen.findByRole('heading', { level: 1, name: 'Not genuine' });
});

it('a shared link that could not be checked says so, and is checked when tried again', async () => {
  const mend = refuse(/cobranding-content\/getById\//);
  const { user } = await openApp('ifa', '/view-content/sip-basics/100001?t=1.20261117.en.forged');
  await screen.findByText('This could not be loaded');
  mend();
  await user.click(await button('Try again'));
  await screen.findByRole('heading', { level: 1, name: 'Not genuine' });
});
