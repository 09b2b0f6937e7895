import { listFolios } from '@hub/contract/calls/investor/investor-details';
import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { expect, type Page } from '@playwright/test';
import { moveTo } from '../session/parts.ts';
import { complaints } from '../setup/axe.ts';
import { elsewhere } from '../setup/hub-client.ts';
import { settledFaults } from '../setup/layout.ts';
import { isLong } from '../setup/long.ts';
import { people } from '../setup/people.ts';
import { watchPolicy } from '../setup/policy.ts';
import { hubUrl } from '../setup/sign-in.ts';
import { test } from '../setup/signed-in.ts';
import { arrive } from './arrive.ts';
import { kindsInside, kindsOutside } from './kinds.ts';

/** All screens in both colour schemes in the long run; otherwise each in one of them. */
const screensIn = (colorScheme: 'dark' | 'light', urls: readonly string[]): readonly string[] =>
  isLong ? urls : urls.filter((_, at) => at % 2 === (colorScheme === 'dark' ? 0 : 1));

/** Otherwise axe looks at a few on a phone: what it finds there that it does not on a desktop is rare. */
const isForAxe = (url: string, urls: readonly string[]) =>
  isLong || test.info().project.name !== 'phone' || urls.indexOf(url) % 12 < 2;

/**
 * What axe and the layout check find on each of the screens once its data is there. All in one colour scheme and then all
 * in the other: half way between two colours nothing has the contrast of either.
 */
async function found(page: Page, urls: readonly string[], opened: (url: string) => Promise<void>) {
  const all: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const url of screensIn(colorScheme, urls)) {
      await moveTo(page, url);
      await opened(url);
      await expect(page.locator('main').locator('[data-outline], [aria-busy="true"]')).toHaveCount(0);
      const wrong = [...(isForAxe(url, urls) ? await complaints(page) : []), ...(await settledFaults(page))];
      all.push(...wrong.map((complaint) => `${url}, ${colorScheme}: ${complaint}`));
    }
  }
  return all;
}

/** A client, a folio and a scheme: their screens without one only say that there is none. */
async function withData(): Promise<readonly string[]> {
  const client = await elsewhere('ifa');
  const { items } = await client.call(listInvestors, { sort: 'aum', balance: 'live' });
  const investorId = items[0]?.id ?? '';
  const { folios } = await client.call(listFolios, { investorId });
  const folio = encodeURIComponent(folios[0]?.folioNo ?? '');
  const schemes = await client.call(listSchemes, { id: people.ifa.arn });
  return [
    `/distributor/investor/investor-details?id=${investorId}`,
    `/distributor/investor/investor-list/folio-details?folio=${folio}`,
    `/distributor/investor/scheme-list/scheme-details?scheme=${schemes.items[0]?.code}`,
  ];
}

test.describe('axe finds nothing, and the layout is right,', () => {
  test.beforeEach(() => test.setTimeout(300_000));

  test('on each kind of screen a visitor can open', async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto(hubUrl());
    expect(await found(page, kindsOutside, (url) => arrive(page, url, 'stranger', 10_000))).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('on each kind of screen behind the login', async ({ openAs }) => {
    const page = await openAs('ifa', '/distributor/contact-us');
    const opened = async (url: string) =>
      url.includes('?')
        ? expect(page.getByRole('table', { name: /^(?:Holdings|Holders)/ }).first()).toBeVisible()
        : arrive(page, url, 'ifa', 10_000);
    expect(await found(page, [...kindsInside, ...(await withData())], opened)).toEqual([]);
  });
});
