import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../test/open-app.tsx';
import { hrefTo } from '../../ui/navigation/navigation.ts';

const list = hrefTo('investor/list');
const address = () => window.location.pathname + window.location.search + window.location.hash;

it('what is searched by is never in what the browser sends, and a reload finds it again', async () => {
  const requested: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    requested.push(String(input instanceof Request ? input.url : input));
    return fetch(input, init);
  };
  try {
    // An old bookmark.
    await openApp('ifa', `${list}?q=zzqq&class=EQUITY`);
    expect(address()).toBe(`${list}?class=EQUITY#?q=zzqq`);
    await screen.findByDisplayValue('zzqq');
    await screen.findByText('No clients match');
    expect(requested.some((url) => url.includes('GetInvestorSearch_ByName_New'))).toBe(true);
    await openApp('ifa', address());
    await screen.findByDisplayValue('zzqq');
    expect(requested.filter((url) => url.includes('zzqq'))).toEqual([]);
  } finally {
    globalThis.fetch = fetch;
  }
});
