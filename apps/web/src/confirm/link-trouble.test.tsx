import type { DeadLink } from '@hub/contract/calls/confirmation/confirmation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openLink } from './test/examples.ts';
import { comeBack, openInvestorPage, restoreDevice, setOnline, token } from './test/fake-hub.tsx';

const path = `/confirm/${token}`;
const sent = { sentTo: '*****17781', expiresAt: '2031-03-01T10:10:00Z', nextAt: '2031-03-01T10:00:30Z' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const codeBox = () => screen.findByLabelText<HTMLInputElement>(/Code sent to/);

afterEach(restoreDevice);

describe('a link that opens nothing', () => {
  const titles: Readonly<Record<DeadLink, string>> = {
    expired: 'This link has expired',
    used: 'This link has been used',
    revoked: 'This link is no longer valid',
    unknown: 'This link does not work',
  };

  it.each(Object.entries(titles) as [DeadLink, string][])('says that it is %s', async (link, title) => {
    openInvestorPage(path, { open: () => ({ reply: { link, confirmation: null } }) });
    const said = await heading(title);
    expect(document.activeElement).toBe(said);
  });

  it.each(['/confirm', '/confirm/short', '/pay/', `/confirm/${token}/more`])(
    'is known by its look, without a question to the server (%s)',
    async (bad) => {
      const page = openInvestorPage(bad, {});
      await heading(titles.unknown);
      expect(page.sent).toEqual([]);
    },
  );

  it('is found to be over when its time is', async () => {
    openInvestorPage(path, {
      open: (_, count) =>
        count === 1
          ? { reply: openLink({ expiresAt: '2031-03-01T10:00:00Z' }) }
          : { reply: { link: 'expired', confirmation: null } },
    });
    await heading(titles.expired);
  });

  it('is found to be used on another phone: on coming back, and when the answer is refused', async () => {
    let isUsed = false;
    openInvestorPage(path, {
      open: () => ({ reply: isUsed ? { link: 'used', confirmation: null } : openLink() }),
      otp: () => ({ reply: sent }),
      decide: () => ({ status: 409, error: 'This link was used.' }),
    });
    await press('Confirm all 3 orders');
    await userEvent.type(await codeBox(), '40981');
    await comeBack();
    await heading(/^Latha Iyer, please confirm/);
    expect((await codeBox()).value).toBe('40981');
    isUsed = true;
    await userEvent.type(await codeBox(), '2');
    await heading(titles.used);
  });

  it('is used when the answer arrived and the reply to it was lost', async () => {
    openInvestorPage(path, {
      open: (_, count) => ({ reply: count === 1 ? openLink() : { link: 'used', confirmation: null } }),
      otp: () => ({ reply: sent }),
      decide: () => 'nothing',
    });
    await press('Confirm all 3 orders');
    await userEvent.type(await codeBox(), '409812');
    await heading(titles.used);
  });
});

describe('trouble on the way', () => {
  it('is tried again twice, with pauses, before the investor is asked to', async () => {
    let isUp = false;
    const page = openInvestorPage(path, { open: () => (isUp ? { reply: openLink() } : 'nothing') });
    await expect.poll(page.pausesNow).toBe(1);
    expect(await page.endPause()).toBe(1000);
    await expect.poll(page.pausesNow).toBe(1);
    expect(await page.endPause()).toBe(3000);
    await heading('No answer yet');
    expect(page.inputsOf('open')).toHaveLength(3);
    isUp = true;
    await press('Try again');
    await heading(/^Latha Iyer, please confirm/);
  });

  it('a code is never asked for twice by itself', async () => {
    const page = openInvestorPage(path, { open: () => ({ reply: openLink() }), otp: () => 'nothing' });
    await press('Confirm all 3 orders');
    await screen.findByText(/No answer came/);
    expect(page.inputsOf('otp')).toHaveLength(1);
  });

  it('offline is said, and the page goes on when the connection is back', async () => {
    await setOnline(false);
    openInvestorPage(path, { open: (_, count) => (count === 1 ? 'nothing' : { reply: openLink() }) });
    await heading('You are offline');
    expect(screen.getByText(/continues when you are connected/)).toBeTruthy();
    await setOnline(true);
    await heading(/^Latha Iyer, please confirm/);
    expect(screen.queryByText(/continues when you are connected/)).toBeNull();
  });

  it.each([
    ['an error of the server', { status: 500, error: 'Something Went Wrong' }],
    ['a page of somebody else', { html: '<h1>Hotel login</h1>' }],
  ])('%s is said, with a way to try again', async (_, brought) => {
    openInvestorPage(path, { open: (__, count) => (count === 1 ? brought : { reply: openLink() }) });
    await heading('Something went wrong on our side');
    await screen.findByText(/Nothing was confirmed and nothing was paid/);
    await press('Try again');
    await heading(/^Latha Iyer, please confirm/);
  });

  it('a limit is said in the words of the server', async () => {
    openInvestorPage(path, { open: () => ({ status: 429, error: 'Too many requests. Please wait.' }) });
    await heading('Please wait a moment');
    await screen.findByText('Too many requests. Please wait.');
  });

  it('an answer that cannot be shown does not leave the page white', async () => {
    const strange = openLink({ orders: null as never });
    openInvestorPage(path, { open: () => ({ reply: strange }) });
    await heading('Something went wrong on our side');
  });
});
