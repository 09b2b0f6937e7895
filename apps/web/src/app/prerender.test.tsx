import { brand } from 'virtual:brand';
import { afterEach, expect, it } from 'vitest';
import { titled } from '../../vite/landing-head.ts';
import { renderLanding } from './prerender.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

/** What header, footer and the way past them say, text by text. */
function around(markup: string): string[] {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  page.querySelector('main')?.remove();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  while (walker.nextNode()) said.push(walker.currentNode.textContent?.trim() ?? '');
  return said.filter((text) => /\p{L}/u.test(text));
}

it('stands in Hindi as a whole, header and footer too; names stay as they are', () => {
  window.history.replaceState(null, '', '/?lang=hi');
  const [english, hindi] = renderLanding();
  expect(around(english?.markup ?? '').filter((text) => /\p{Script=Devanagari}/u.test(text))).toEqual([]);
  const names = [
    brand.productName,
    brand.name,
    brand.support.email,
    `${brand.legalName}. ${brand.address}`,
    ...brand.social.map(({ name }) => name),
  ];
  const inEnglish = around(hindi?.markup ?? '').filter((text) => !/\p{Script=Devanagari}/u.test(text));
  expect(
    inEnglish.filter((text) => !names.some((name) => name.includes(text) || text.includes(name))),
  ).toEqual([]);
  expect(around(hindi?.markup ?? '').join(' ')).toContain(brand.disclaimer);
});

it('names the language of its document', () => {
  const html = '<!doctype html><html lang="en-IN"><head><title>x</title></head></html>';
  const [english, hindi] = renderLanding();
  expect(english && titled(html, english)).toContain('<html lang="en-IN">');
  expect(hindi && titled(html, hindi)).toContain('<html lang="hi-IN">');
});
