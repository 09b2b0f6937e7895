import { listInvestors } from '@hub/contract/calls/investor/investor-list';
import { accountStatement, capitalGainStatement } from '@hub/contract/calls/statements/statements';
import { financialYearOf, formatRupees, formatUnits, moneyOf, todayInIndia, unitsOf } from '@hub/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, arriveAt, arriveOn, clientOf, openApp } from '../../../test/open-app.tsx';
import { breakLine, hold, refuse, requested } from '../../../test/wire.ts';
import { Doubts } from './statement/doubts.tsx';

const account = '/distributor/account-statement';
const gains = '/distributor/capital-gain-statement';
const selection = '/distributor/transact/investor-list';
const present = financialYearOf(todayInIndia(Temporal.Now.instant())).label.slice(3);
const rupees = (amount: string) => formatRupees(moneyOf(amount));
const main = () => document.querySelector('main')?.textContent ?? '';
const shows = (text: string) => waitFor(() => expect(main()).toContain(text));

const clients = async (person: 'ifa' | 'otherIfa', pageNumber = 1) =>
  (await (await clientOf(person)).call(listInvestors, { pageNumber })).items;

let seller: ReturnType<typeof findSeller> | undefined;
const whoSold = () => {
  seller ??= findSeller();
  return seller;
};

/** The first client of the book that sold something this year, with the answer. */
async function findSeller() {
  const hub = await clientOf('ifa');
  for (let page = 1; page < 13; page += 1) {
    for (const { id, name } of await clients('ifa', page)) {
      const answer = await hub.call(capitalGainStatement, { investorId: id, year: present });
      if (answer.lines.length > 0) return { id, name, answer };
    }
  }
  throw new Error('Nobody sold anything');
}

/** The one that is drawn: beside it stands a browser's own, for autofill. */
const drawnOption = (text: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const found = all.find(({ textContent }) => textContent?.startsWith(text));
    if (!found) throw new Error(`There is no option ${text}`);
    return found;
  });

describe('the choice of an investor', () => {
  it.each([
    ['account', account],
    ['capital-gain', gains],
  ])('stands before the %s statement [S2-16] [S2-17]', async (kind, path) => {
    const [client] = await clients('ifa');
    const { user, fill } = await openApp('ifa', path);
    await arriveAt(`${selection}/${kind}-statement`);
    await fill(await screen.findByRole('combobox', { name: 'Investor' }), client?.name ?? '');
    const options = await screen.findAllByRole('option', { name: new RegExp(client?.name ?? '') });
    await user.click(options[0] as HTMLElement);
    await arriveOn(`statements/${kind}`);
    expect(address()).toMatch(new RegExp(`^${path}\\?investor=[0-9a-f-]{36}$`));
  });
});

describe('the account statement', () => {
  it('shows every folio and scheme that the call answers, from the opening to the closing balance', async () => {
    const [client] = await clients('ifa');
    const answer = await (await clientOf('ifa')).call(accountStatement, {
      investorId: client?.id ?? '',
      period: 'this-year',
    });
    await openApp('ifa', `${account}?investor=${client?.id}`);
    await shows(rupees(answer.totals.value));
    for (const { folioNo, schemes, holders } of answer.folios) {
      const card = screen.getByRole('region', { name: `Folio ${folioNo}` });
      for (const { name } of holders) expect(card.textContent).toContain(name);
      for (const { closing } of schemes)
        expect(card.textContent).toContain(formatUnits(unitsOf(closing.units)));
    }
    expect(main()).not.toMatch(/\b\d{9,}\b(?!\/)/);
  });

  it('says that it could not be made, and is made when asked again', async () => {
    const mend = refuse(/GenerateAccstatement/);
    const [client] = await clients('ifa');
    const { user } = await openApp('ifa', `${account}?investor=${client?.id}`);
    await screen.findByText('The statement could not be made');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Totals' });
  });

  it('before the first folio says when that was, and offers all of it', async () => {
    const [client] = await clients('ifa');
    const { user } = await openApp(
      'ifa',
      `${account}?investor=${client?.id}&period=custom&from=1999-04-01&to=2000-03-31`,
    );
    await screen.findByText('No holdings in this period');
    expect(main()).toMatch(/The first transaction was on \d{2}-[A-Z][a-z]{2}-\d{4}, after this period/);
    await user.click(screen.getByRole('button', { name: 'Show since inception' }));
    await arriveAt(`${account}?investor=${client?.id}&period=inception`);
    await shows('since inception');
  });

  it("knows neither a client of nobody nor another distributor's", async () => {
    const [other] = await clients('otherIfa');
    for (const id of [other?.id, '00000000-0000-4000-8000-000000000000']) {
      await openApp('ifa', `${account}?investor=${id}`);
      await screen.findByText('There is no such client in your book');
      expect(screen.getByRole('link', { name: 'Select another investor' }).getAttribute('href')).toBe(
        `${selection}/account-statement`,
      );
    }
  });

  it('of another period keeps the last one until it is there', async () => {
    const [client] = await clients('ifa');
    const { user } = await openApp('ifa', `${account}?investor=${client?.id}`);
    await screen.findByRole('region', { name: 'Totals' });
    const held = hold(/GenerateAccstatement/);
    await user.click(screen.getByRole('button', { name: /Period/ }));
    await user.click(await drawnOption('As on a day'));
    await waitFor(() => expect(held.arrived()).toBe(1));
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    held.release();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(main()).not.toContain('Money in');
    expect(address()).toMatch(/period=as-on&to=\d{4}-\d{2}-\d{2}$/);
  });
});

describe('the capital-gain statement', () => {
  it('adds up by class, names the rate and opens the arithmetic of a lot, and never says what tax is due', async () => {
    const { id, answer } = await whoSold();
    const { user } = await openApp('ifa', `${gains}?investor=${id}`);
    const table = await screen.findByRole('table', { name: 'By tax class' });
    for (const { rate, gain } of answer.sums) {
      expect(table.textContent).toContain(rate);
      expect(table.textContent).toContain(rupees(gain));
    }
    const [line] = answer.lines;
    const panel = screen.getByRole('tabpanel');
    await user.click(panel.querySelector('li button') as HTMLElement);
    const steps = within(panel).getByLabelText('How it was worked out').textContent;
    for (const { label, value } of line?.steps ?? []) expect(steps).toContain(label + value);
    expect(main()).not.toMatch(/tax (due|payable|to pay)/i);
    await user.click(screen.getByRole('tab', { name: 'Still held' }));
    await arriveAt(`${gains}?investor=${id}&gains=unrealised`);
  });

  it('of a year without a sale says so, and offers one that has some', async () => {
    const { id } = await whoSold();
    const { user } = await openApp('ifa', `${gains}?investor=${id}&year=2001-02`);
    await screen.findByText('Nothing was sold in FY 2001-02');
    await user.click(screen.getByRole('button', { name: `Show FY ${present}` }));
    await screen.findByRole('table', { name: 'By tax class' });
  });

  it('of a year to come says so, and leads back to this one', async () => {
    const { id } = await whoSold();
    const { user } = await openApp('ifa', `${gains}?investor=${id}&year=2090-91`);
    await screen.findByText('This financial year has not started.');
    await user.click(screen.getByRole('button', { name: 'Show this year' }));
    await arriveAt(`${gains}?investor=${id}`);
    await screen.findByRole('table', { name: 'By tax class' });
  });

  it('names what it doubts, and where', () => {
    render(
      <Doubts
        doubts={[
          {
            folioNo: '4521190/22',
            scheme: 'Aranya Gilt Fund',
            text: 'Units are missing before 12-Mar-2021.',
          },
          { folioNo: '4521190/22', scheme: null, text: 'The first holder has no PAN.' },
        ]}
      />,
    );
    const region = screen.getByRole('region', { name: 'Please check 2 things' });
    expect(region.textContent).toContain('Aranya Gilt Fund, folio 4521190/22: Units are missing');
    expect(region.textContent).toContain('Folio 4521190/22: The first holder');
  });
});

describe('what leaves', () => {
  it('is mailed to the registered address after a question, and a refusal stands in the dialog', async () => {
    const client = (await clients('otherIfa'))[1];
    const { user } = await openApp('otherIfa', `${account}?investor=${client?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Mail' }));
    const dialog = await screen.findByRole('dialog');
    const mend = refuse(/statements\/mail/, { status: 422, error: 'Too many mails today.' });
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await within(dialog).findByText('Too many mails today.');
    mend();
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.body.textContent).toMatch(/Sent to \S*\*\S*\./));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shared by a link that is listed until sharing stops', async () => {
    const client = (await clients('otherIfa'))[2];
    const { user } = await openApp('otherIfa', `${account}?investor=${client?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog');
    const mend = breakLine(/statements\/share$/);
    await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
    await within(dialog).findByText('There is no link');
    mend();
    await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(dialog.textContent).toMatch(/\/statement\/[\w-]{43}/));
    const stop = await within(dialog).findByRole('button', { name: /^Stop sharing/ });
    await user.click(stop);
    await waitFor(() => expect(within(dialog).queryByText('Shared now')).toBeNull());
  });

  it('is saved as every kind of file that its statement has', async () => {
    const { id } = await whoSold();
    const { user } = await openApp('ifa', `${gains}?investor=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'PDF.pdf',
      'PDF, opens with the PAN.pdf',
      'Excel.xlsx',
      'CSV.csv',
      'CAMS workbook.xlsx',
      'Schedule 112A.csv',
    ]);
    const mend = refuse(/gains\/file/, { error: 'The file could not be made.' });
    await user.click(screen.getByRole('menuitem', { name: /^CAMS/ }));
    await waitFor(() => expect(document.body.textContent).toContain('The file could not be made.'));
    mend();
    expect(requested(/gains\/file/)).toHaveLength(1);
  });
});

describe('statements of many clients', () => {
  it('are none at first, and the page says how to begin', async () => {
    const mend = refuse(/statements\/bulk/);
    const { user } = await openApp('employee', '/distributor/account-statement/bulk');
    await screen.findByText('The files could not be loaded');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No files yet');
    expect(main()).toContain('Choose clients in the client list, or all of them');
    expect(main()).not.toMatch(/at most/);
  });
});

it('of a family only the client’s own statement is sent, and the dialog says so', async () => {
  const member = (await clients('ifa')).find(({ family }) => family !== null);
  if (member === undefined) throw new Error('Nobody of the first page has a family');
  const { user } = await openApp('ifa', `${account}?investor=${member.id}&family=all&period=inception`);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(new RegExp(`^Of ${member.name} only`));
  await user.click(within(dialog).getByRole('button', { name: 'Make a link' }));
  await within(dialog).findByRole('button', { name: 'Copy link' });
});
