import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openChangeLink } from '../test/examples.ts';
import { openInvestorPage, restoreDevice, token } from '../test/fake-hub.tsx';

const path = `/change/${token}`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(restoreDevice);

describe('a change that is declined', () => {
  it('is declined with a reason and without a code, and the page says what the server says', async () => {
    const page = openInvestorPage(path, {
      openChange: () => ({ reply: openChangeLink() }),
      decideChange: () => ({ reply: { isConfirmed: false, text: 'Nothing was changed.' } }),
    });
    await press('Decline');
    expect(document.activeElement).toBe(await heading('Decline the change of mobile number?'));
    await press('Decline the change');
    await screen.findByText('Choose a reason.');
    expect(page.inputsOf('decideChange')).toEqual([]);
    expect(screen.getAllByRole('radio').map((reason) => reason.closest('label')?.textContent)).toEqual([
      'The new details are wrong',
      'I want to wait',
      'I did not ask for this',
      'Another reason',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'I did not ask for this' }));
    await screen.findByText(/Our service team will be informed too/);
    await press('Decline the change');
    await heading('You declined the change');
    await screen.findByText('Nothing was changed.');
    expect(page.inputsOf('decideChange')).toEqual([
      { token, isConfirmed: false, codes: [], decline: { reason: 'not-requested', remark: '' } },
    ]);
  });

  it('is not declined by looking at the step: the way back leads to the codes', async () => {
    const page = openInvestorPage(path, { openChange: () => ({ reply: openChangeLink() }) });
    await press('Decline');
    await press('Back to the change');
    await heading('Latha Iyer, please confirm');
    expect(page.inputsOf('decideChange')).toEqual([]);
  });

  it('says that the answer did not arrive, and sends it once more when told to', async () => {
    const page = openInvestorPage(path, {
      openChange: () => ({ reply: openChangeLink() }),
      decideChange: (_, count) =>
        count === 1 ? 'nothing' : { reply: { isConfirmed: false, text: 'Nothing was changed.' } },
    });
    await press('Decline');
    await userEvent.click(await screen.findByRole('radio', { name: 'I want to wait' }));
    await press('Decline the change');
    await screen.findByText(/No answer came/);
    await press('Decline the change');
    await heading('You declined the change');
    expect(page.inputsOf('decideChange')).toHaveLength(2);
  });
});
