import { brand } from 'virtual:brand';
import { counts, testimonials } from '@hub/contract/calls/landing/landing';
import { unfitWord } from '@hub/domain/content/unfit-word';
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { arriveAt, clientOf, closeApps, openApp } from '../../../test/open-app.tsx';
import { breakLine, refuse } from '../../../test/wire.ts';
import { ServicesContext } from '../../lib/react.ts';
import { createServices } from '../../lib/services.ts';
import { createWebPlatform } from '../../platform/web.ts';
import Live from './live.tsx';
import { LandingContent } from './sections/landing-content.tsx';
import { english } from './words/words-en.ts';
import { hindi } from './words/words-hi.ts';

const contact = '/distributor/contact-us';
const card = (name: string) => within(screen.getByRole('region', { name }));

it('contact-us names the relationship manager and the lines of the brand, each with what it does', async () => {
  await openApp('ifa', contact);
  const call = await screen.findByRole('link', { name: /^Call / });
  const name = call.getAttribute('aria-label')?.slice('Call '.length) ?? '';
  const manager = card('Your relationship manager');
  expect(manager.getByText(name)).toBeTruthy();
  expect(call.getAttribute('href')).toMatch(/^tel:\+?\d{10,12}$/);
  const mail = manager.getByRole('link', { name: `Mail ${name}` });
  expect(mail.getAttribute('href')).toMatch(/^mailto:[a-z.]+@/);
  for (const { number, hours } of brand.support.phones) {
    const line = card('By phone').getByRole('link', { name: number });
    expect(line.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`);
    expect(card('By phone').getByText(hours)).toBeTruthy();
  }
  expect(card('Office').getByText(brand.address)).toBeTruthy();
  const licences = screen.getByRole('link', { name: 'Open-source licences' });
  expect(licences.getAttribute('href')).toMatch(/\/third-party-licences\.txt$/);
});

it('a topic says by when it is answered and opens the form of a query about it', async () => {
  const { user } = await openApp('ifa', contact);
  const topic = await card('Ask the desk').findByRole('link', { name: /^Brokerage/ });
  expect(topic.textContent).toMatch(/Answered by \d{2}-[A-Z][a-z]{2}-\d{4}/);
  await user.click(topic);
  await arriveAt('/distributor/feedback-and-queries?new=contact-brokerage');
});

it('without the list of topics it says so, and every other way to us stays', async () => {
  refuse(/getByCategoryId/);
  await openApp('ifa', contact);
  expect(await screen.findByText('The topics could not be loaded')).toBeTruthy();
  expect(card('By e-mail').getByRole('link', { name: brand.support.email })).toBeTruthy();
});

async function live(what: 'counts' | 'testimonials', language: 'en' | 'hi') {
  await closeApps();
  const services = await createServices({ platform: createWebPlatform(), brand, navigate: () => {} });
  return render(
    <ServicesContext value={services}>
      <Live what={what} language={language} />
    </ServicesContext>,
  );
}

it('the public page tells the counts that the server tells, in the language of the page', async () => {
  const rounded = await (await clientOf('ifa')).call(counts, {});
  const { container } = await live('counts', 'hi');
  await waitFor(() => expect(container.querySelectorAll('dd').length).toBeGreaterThan(0));
  const shown = [...container.querySelectorAll('dd')].map(({ textContent }) =>
    Number(textContent?.replace(/[,+]/g, '')),
  );
  const { distributors, clients, folios, runningSips } = rounded;
  expect(shown).toEqual([distributors, clients, folios, runningSips].filter((count) => count !== null));
  expect(container.textContent).toContain('ग्राहक');
});

it('what distributors say stands there in their own language, with who says it', async () => {
  const said = await (await clientOf('ifa')).call(testimonials, {});
  expect(said.length).toBeGreaterThan(1);
  const { container } = await live('testimonials', 'en');
  await waitFor(() => expect(container.querySelectorAll('blockquote')).toHaveLength(said.length));
  const items = [...container.querySelectorAll('li')];
  expect(items.map((item) => item.lang)).toEqual(said.map(({ language }) => language));
  for (const [at, { words, name }] of said.entries()) {
    expect(items[at]?.textContent).toContain(words);
    expect(items[at]?.textContent).toContain(name);
    expect(unfitWord(words)).toBeNull();
  }
});

it('when the counts cannot be read the page gives their place up', async () => {
  breakLine(/count\/api\/getall/);
  const { container } = await live('counts', 'en');
  expect(container.innerHTML).not.toBe('');
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

it.each([english, hindi])('is whole before any script has run: $language', (words) => {
  const page = new DOMParser().parseFromString(renderToString(<LandingContent words={words} />), 'text/html');
  expect(page.querySelector('#landing')?.getAttribute('lang')).toBe(words.language);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(['/login/', '/empanelment', brand.stores.android?.url, brand.stores.ios?.url]),
  );
  for (const picture of page.querySelectorAll('picture img')) {
    expect(picture.getAttribute('alt')).toBeTruthy();
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(0);
  }
  // Both versions lead to each other.
  expect(links).toContain(words.language === 'en' ? '/?lang=hi' : '/');
});
