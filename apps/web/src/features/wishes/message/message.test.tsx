import { wishClients, wishesAhead } from '@hub/contract/calls/wishes/wishes';
import { wishListing } from '@hub/contract/calls/wishes/wishes-saved';
import { wishTexts } from '@hub/contract/wishes/wish-texts';
import type { WishChannel, WishFault } from '@hub/domain/wishes/wish-fault';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../../test/open-app.tsx';
import { breakLine, refuse, requested } from '../../../../test/wire.ts';

const form = '/distributor/wishes/wishes-msg';
const ofMonth = `${form}?of=birthday&span=month`;
const words = () => screen.findByRole('textbox', { name: /^Text/ });
const submit = () => screen.findByRole('button', { name: /^(Send|Schedule) / });

/** A client of a festival ahead who is not wished yet, with this in the way of a channel, or nothing. */
async function clientWith(channel: WishChannel, fault: WishFault | null) {
  const hub = await clientOf('otherIfa');
  const { festivals } = await hub.call(wishesAhead, {});
  for (const { category } of festivals.toReversed()) {
    const way = fault === null ? {} : { leftOutBy: channel };
    const { items } = await hub.call(wishClients, { category, ...way });
    const found = items.find(({ wished, faults }) => wished === null && faults[channel] === fault);
    if (found) return { ...found, path: `${form}?of=${category}&clients=${found.investorId}` };
  }
  throw new Error(`The demo has nobody with ${fault} by ${channel}`);
}

/** A festival ahead that somebody cannot be wished for: no hour of its day is over, whenever the test runs. */
async function festivalAhead(person: 'ifa' | 'otherIfa') {
  const hub = await clientOf(person);
  for (const { category } of (await hub.call(wishesAhead, {})).festivals.toReversed()) {
    const left = async (leftOutBy: WishChannel) =>
      (await hub.call(wishClients, { category, leftOutBy })).items.length;
    if ((await left('email')) > 0 && (await left('sms')) > 0) return category;
  }
  throw new Error('The demo has no festival ahead that somebody cannot be wished for');
}

const openedBy = async (investorName: string) =>
  (await (await clientOf('otherIfa')).call(wishListing, { status: 'opened' })).items.filter(
    ({ client }) => client === investorName,
  );

/** jsdom has none of its own. */
const takeShareSheet = () => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
};

afterEach(() => {
  vi.unstubAllGlobals();
  takeShareSheet();
});

it('without an occasion it leads to those ahead, and of a client who is not in the list it says so', async () => {
  const { go } = await openApp('ifa', form);
  await screen.findByText('Choose whom to wish');
  await go(`${form}?of=birthday&clients=00000000-0000-4000-8000-000000000000`);
  await screen.findByText('No one to wish');
  expect(screen.getAllByRole('link', { name: 'See upcoming occasions' })).toHaveLength(1);
});

it('a form that cannot be begun is asked for again', async () => {
  const mend = refuse(/getByCategoryId/);
  const { user } = await openApp('ifa', ofMonth);
  await screen.findByText('The wish could not be started');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await words();
});

it('says by each channel how many get it, and of each other client why not', async () => {
  const hub = await clientOf('ifa');
  const category = await festivalAhead('ifa');
  const { user } = await openApp('ifa', `${form}?of=${category}`);
  for (const [channel, name] of [
    ['email', 'E-mail'],
    ['sms', 'SMS'],
  ] as const satisfies readonly (readonly [WishChannel, string])[]) {
    const said = { category, leftOutBy: channel } as const;
    const { ready, clients, items } = await hub.call(wishClients, said);
    expect(items.length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('radio', { name }));
    await screen.findByText(`${ready[channel]} of ${clients} clients can get it. The rest are left out.`);
    const list = await screen.findByRole('list', { name: 'Left out' });
    const lines = items.map(
      (one) => `${one.name} ${wishTexts.faults[one.faults[channel] ?? 'already-sent']}`,
    );
    await waitFor(() =>
      expect([...list.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(lines),
    );
    const button = await submit();
    expect(button.textContent).toMatch(new RegExp(` ${ready[channel]} wish(es)?$`));
  }
});

it('a client who agreed by phone is not left out any more', async () => {
  const silent = await clientWith('sms', 'no-consent');
  const { user } = await openApp('otherIfa', silent.path);
  await user.click(await screen.findByRole('radio', { name: 'SMS' }));
  await screen.findByText('No client can get it this way. Choose another way, or record who agreed.');
  await user.click(await screen.findByRole('button', { name: `Agreed by phone: ${silent.name}` }));
  await screen.findByText('1 client gets it.');
  await screen.findByRole('button', { name: 'Schedule 1 wish' });
});

it('refuses markup, links and 5,000 characters at the field, and sends nothing', async () => {
  const path = `${form}?of=${await festivalAhead('ifa')}`;
  const { user, fill } = await openApp('ifa', path);
  for (const [written, problem] of [
    ['<b>Happy</b>', wishTexts.text.markup],
    ['See https://example.com', wishTexts.text.link],
    ['x'.repeat(5000), wishTexts.text['too-long']],
  ] as const) {
    await fill(await words(), written);
    await user.click(await submit());
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect((await words()).getAttribute('aria-invalid')).toBe('true');
  }
  expect(requested(/wishes\/send/)).toEqual([]);
  expect(address()).toBe(path);
});

it('keeps what was written while there is no connection', async () => {
  const { path } = await clientWith('sms', null);
  const { user, fill } = await openApp('otherIfa', path);
  const own = 'Warm wishes to you and the family.';
  await fill(await words(), own);
  await user.click(await screen.findByRole('radio', { name: 'SMS' }));
  breakLine(/wishes\/send/);
  await user.click(await submit());
  await screen.findByText(/Nothing you entered is lost/);
  expect((await words()).textContent).toBe(own);
  await arriveOn('wishes/message');
});

it('WhatsApp opens with the text and the number; what the browser refuses stands there as a link', async () => {
  const { name, path } = await clientWith('whatsapp', null);
  const open = vi.fn((_: string) => null);
  vi.stubGlobal('open', open);
  const { user, fill } = await openApp('otherIfa', path);
  await fill(await words(), 'Dear {name}, from {distributor}');
  await user.click(await screen.findByRole('button', { name: `WhatsApp ${name}` }));
  const link = await screen.findByRole('link', { name: 'Open WhatsApp' });
  const opened = new URL(link.getAttribute('href') ?? '');
  expect(open.mock.calls[0]?.[0]).toBe(opened.href);
  expect(opened.hostname).toBe('wa.me');
  expect(opened.pathname).toMatch(/^\/91\d{10}$/);
  expect(opened.searchParams.get('text')).toMatch(new RegExp(`^Dear ${name}, from \\S`));
  expect(await openedBy(name)).toHaveLength(1);
  // The wish of the year: no other way offers it again.
  await openApp('otherIfa', path);
  await screen.findByText('No client can get it this way. Choose another way, or record who agreed.');
  expect(screen.queryByRole('button', { name: `WhatsApp ${name}` })).toBeNull();
});

it('the share sheet gets the card, and where there is none it is said', async () => {
  const first = await clientWith('whatsapp', null);
  const shared: File[] = [];
  const share = vi.fn(async ({ files = [] }: ShareData) => void shared.push(...files));
  Object.assign(navigator, { canShare: () => true, share });
  const one = await openApp('otherIfa', first.path);
  await screen.findByRole('img', { name: 'The card as the client gets it' });
  await one.user.click(screen.getByRole('button', { name: `Share with ${first.name}` }));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.type).toBe('image/jpeg');
  takeShareSheet();
  const second = await clientWith('whatsapp', null);
  const other = await openApp('otherIfa', second.path);
  await other.user.click(await screen.findByRole('button', { name: `Share with ${second.name}` }));
  await screen.findByText('This device has no share sheet. Use WhatsApp, SMS or e-mail.');
});

it('who does not want wishes is not offered one by hand either', async () => {
  const { name, path } = await clientWith('whatsapp', 'opted-out');
  await openApp('otherIfa', path);
  await screen.findByText(`As ${name} reads it`);
  expect(within(document.body).queryByText(/Or send it yourself/)).toBeNull();
});

it('the words follow the language until they are one’s own', async () => {
  const { user, fill } = await openApp('ifa', ofMonth);
  const text = (await words()) as HTMLTextAreaElement;
  const english = text.value;
  const choose = async (language: string) => {
    await user.click(screen.getByRole('button', { name: /Language$/ }));
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: language }));
  };
  await choose('हिन्दी');
  await waitFor(() => expect(text.value).toMatch(/\p{Script=Devanagari}/u));
  await choose('English');
  await waitFor(() => expect(text.value).toBe(english));
  await fill(text, 'In my own words');
  await choose('हिन्दी');
  expect(text.value).toBe('In my own words');
  await arriveAt(ofMonth);
});
