import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api.ts';
import { OpenedState } from './opened-state.tsx';

const refusal = (status: number) => new ApiError('no', { status, call: 'order' });

function show(error: Error | null) {
  let tries = 0;
  render(
    <OpenedState
      error={error}
      onRetry={() => {
        tries += 1;
      }}
      failed="This order could not be loaded"
      loading="Loading the order"
      heading="Order"
      notThere={<p>There is no such order</p>}
    />,
  );
  return { tries: () => tries };
}

describe('in place of what is opened by its address', () => {
  it('it loads while nothing is known', () => {
    show(null);
    expect(screen.getByText('Loading the order')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([400, 404, 422])('an answer of %s says that there is no such thing', (status) => {
    show(refusal(status));
    expect(screen.getByRole('heading', { name: 'Order' })).toBeTruthy();
    expect(screen.getByText('There is no such order')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([403, 500, 503])('an answer of %s can be tried again', async (status) => {
    const { tries } = show(refusal(status));
    expect(screen.getByText('This order could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries()).toBe(1);
  });
});
