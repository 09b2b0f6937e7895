import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { distributor } from '../test/examples.ts';
import { openInvestorPage, restoreDevice, token } from '../test/fake-hub.tsx';

const path = `/statement/${token}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByLabelText<HTMLInputElement>('Last four characters of your PAN');
const openWith = async (lastFour: string) => {
  await userEvent.type(await box(), lastFour);
  await userEvent.click(screen.getByRole('button', { name: 'Open the statement' }));
};

const requesting = (triesLeft = 5): SharedStatement => ({
  link: 'open',
  requests: { distributor, title: 'Account statement', expiresAt: '2026-11-24T10:00:00Z', triesLeft },
  statement: null,
});
const shown: SharedStatement = {
  ...requesting(),
  statement: {
    investor: 'Latha Iyer',
    period: '1 Apr 2026 to 15 Nov 2026',
    facts: [{ label: 'Value', value: '₹4,12,500.00' }],
    holdings: [
      { scheme: 'Aranya Flexi Cap Fund', folioNo: '4521190/22', units: '2604.118', value: '412500.00' },
      { scheme: 'Aranya Liquid Fund', folioNo: '4521190/22', units: '118.664', value: null },
    ],
    doubts: ['Folio 4521190/22: units do not add up.'],
  },
};
const dead = (link: SharedStatement['link']): SharedStatement => ({ link, requests: null, statement: null });

afterEach(() => {
  restoreDevice();
  vi.restoreAllMocks();
});

describe('a shared statement', () => {
  it('says who shared it and shows nothing before the four characters are right', async () => {
    const page = openInvestorPage(path, {
      openStatement: ({ lastFour }) => ({
        reply: lastFour === undefined ? requesting() : lastFour === '234F' ? shown : requesting(4),
      }),
    });
    await heading('Account statement');
    expect(document.body.textContent).toContain(
      `${distributor.name}, ${distributor.arn}, shared it with you`,
    );
    expect(document.body.textContent).toContain('5 tries are left.');
    await openWith('999Z');
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries are left.');
    expect(document.activeElement).toBe(await box());
    expect(document.body.textContent).not.toContain('Latha');
    await openWith('23 4f');
    const held = within(await screen.findByRole('article', { name: 'Holdings' })).getAllByRole('listitem');
    expect(held.map(({ textContent }) => textContent)).toEqual([
      'Aranya Flexi Cap FundFolio 4521190/22, 2,604.118 units₹4,12,500.00',
      'Aranya Liquid FundFolio 4521190/22, 118.664 unitsNot known',
    ]);
    expect(document.body.textContent).toContain('Latha Iyer, 1 Apr 2026 to 15 Nov 2026');
    expect(document.body.textContent).toContain('units do not add up');
    expect(page.inputsOf('openStatement')).toEqual([
      { token },
      { token, lastFour: '999Z' },
      { token, lastFour: '234F' },
    ]);
  });

  it('asks nothing for what cannot be the end of a PAN', async () => {
    const page = openInvestorPage(path, { openStatement: () => ({ reply: requesting(1) }) });
    await heading('Account statement');
    expect(document.body.textContent).toContain('One try is left, then the link is locked.');
    await openWith('12');
    expect((await screen.findByRole('alert')).textContent).toContain('three digits and a letter');
    expect(page.inputsOf('openStatement')).toEqual([{ token }]);
  });

  it('is not tried again by itself when no answer came: a wrong one would count twice', async () => {
    const page = openInvestorPage(path, {
      openStatement: (_, count) => (count === 1 ? { reply: requesting() } : 'nothing'),
    });
    await openWith('234F');
    expect((await screen.findByRole('alert')).textContent).toContain('No answer came');
    expect(page.inputsOf('openStatement')).toHaveLength(2);
    expect(page.pausesNow()).toBe(0);
  });

  it('is locked after the last wrong answer', async () => {
    openInvestorPage(path, {
      openStatement: ({ lastFour }) => ({ reply: lastFour === undefined ? requesting(1) : dead('locked') }),
    });
    await openWith('999Z');
    await heading('This link is locked');
  });

  it('says a refusal in the words of the server, and asks whether the link still opens', async () => {
    const wrong = { status: 422, error: 'Those are not the last four characters of the PAN.' };
    openInvestorPage(path, {
      openStatement: ({ lastFour }, count) =>
        lastFour === undefined ? { reply: count < 4 ? requesting(2) : dead('locked') } : wrong,
    });
    await openWith('999Z');
    expect((await screen.findByRole('alert')).textContent).toBe(wrong.error);
    expect((await box()).value).toBe('');
    await openWith('998Z');
    await heading('This link is locked');
  });

  it.each([
    ['expired', 'This link has expired'],
    ['revoked', 'This link is no longer valid'],
    ['locked', 'This link is locked'],
    ['unknown', 'This link does not work'],
  ] as const)('says why it opens nothing: %s', async (link, title) => {
    openInvestorPage(path, { openStatement: () => ({ reply: dead(link) }) });
    await heading(title);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('without a whole token asks the server nothing', async () => {
    const page = openInvestorPage('/statement/short', {});
    await heading('This link does not work');
    expect(page.sent).toEqual([]);
  });

  it('is downloaded as a PDF, and says so when it cannot be', async () => {
    const saved: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => {},
    });
    openInvestorPage(path, {
      openStatement: ({ lastFour }) => ({ reply: lastFour === undefined ? requesting() : shown }),
      statementFile: (_, count) =>
        count === 1 ? { status: 429, error: 'Too many files. Wait a minute.' } : { pdf: '%PDF-1.7' },
    });
    await openWith('234F');
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many files. Wait a minute.');
    expect(saved).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await screen.findByText('The PDF is in your downloads.');
    expect(await saved[0]?.text()).toBe('%PDF-1.7');
  });
});
