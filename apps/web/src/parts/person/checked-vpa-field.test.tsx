import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CheckedVpaField } from './checked-vpa-field.tsx';

type Verdict = Awaited<ReturnType<Parameters<typeof CheckedVpaField>[0]['check']>>[number];

const answers: Readonly<Record<string, Omit<Verdict, 'vpa'>>> = {
  'gita.rao@okbank': { isGood: true, name: 'Gita Rao', fault: null, message: null },
  'other@okbank': {
    isGood: false,
    name: null,
    fault: 'another-name',
    message: 'This UPI ID belongs to another name.',
  },
  'timeout@okbank': { isGood: false, name: null, fault: 'no-answer', message: 'The bank did not answer.' },
};

function open(of = 'Gita Rao') {
  const looked: string[] = [];
  function Example() {
    const [value, setValue] = useState('');
    return (
      <CheckedVpaField
        label="UPI ID"
        of={of}
        value={value}
        onChange={setValue}
        check={async (vpa) => {
          looked.push(vpa);
          const answer = answers[vpa];
          return answer === undefined ? [] : [{ vpa, ...answer }];
        }}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Example />
    </QueryClientProvider>,
  );
  const box = screen.getByLabelText('UPI ID');
  return {
    looked,
    async enter(vpa: string) {
      await userEvent.clear(box);
      await userEvent.type(box, vpa);
      await userEvent.tab();
    },
  };
}

describe('a UPI ID', () => {
  it('is looked up when it is left, and the name at the bank stands beside it', async () => {
    const { enter, looked } = open();
    await enter('gita.rao@okbank');
    await screen.findByText('At the bank: Gita Rao');
    expect(looked).toEqual(['gita.rao@okbank']);
  });

  it('of somebody else is an error at the field, which goes with the next one', async () => {
    const { enter } = open();
    await enter('other@okbank');
    expect(
      (await screen.findByText('This UPI ID belongs to another name.')).closest('[role=alert]'),
    ).toBeTruthy();
    await enter('gita.rao@okbank');
    await screen.findByText('At the bank: Gita Rao');
    expect(screen.queryByText('This UPI ID belongs to another name.')).toBeNull();
  });

  it('is no error when the bank does not answer', async () => {
    const { enter } = open();
    await enter('timeout@okbank');
    await screen.findByText(/^The bank did not answer. You can continue/);
    expect(screen.queryByText('The bank did not answer.')).toBeNull();
  });

  it.each([
    ['not one', 'Gita Rao', 'gita.rao'],
    ['nobody’s yet', '', 'gita.rao@okbank'],
  ])('is not looked up while it is %s', async (_, of, vpa) => {
    const { enter, looked } = open(of);
    await enter(vpa);
    expect(looked).toEqual([]);
  });
});
