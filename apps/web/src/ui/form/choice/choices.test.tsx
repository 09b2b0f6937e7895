import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FocusTarget } from '../field/field-props.ts';
import { SelectField } from '../select/select-field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { TickField } from './tick-field.tsx';

const plans = [
  { id: 'growth', name: 'Growth', line: 'Gains stay invested', figure: '12.4%' },
  { id: 'payout', name: 'IDCW payout', line: 'Paid to the bank' },
  { id: 'reinvest', name: 'IDCW reinvest', line: 'Not in this scheme', isDisabled: true },
];

describe('choice cards', () => {
  function Cards(props: { error?: string; focus?: React.Ref<FocusTarget> }) {
    const [value, setValue] = useState('');
    return (
      <ChoiceCards
        label="Plan"
        choices={plans}
        value={value}
        onChange={setValue}
        error={props.error}
        ref={props.focus}
      />
    );
  }

  it('are radio buttons under one name, moved through by the arrow keys', async () => {
    render(<Cards />);
    expect(screen.getByRole('radiogroup', { name: 'Plan' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Growth Gains stay invested 12.4%$/ }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /payout/ })).toHaveProperty('checked', true);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Growth/ })).toHaveProperty('checked', true);
  });

  it('say what is wrong and take the focus that a form sends', () => {
    const focus = createRef<FocusTarget>();
    render(<Cards error="Choose a plan" focus={focus} />);
    const group = screen.getByRole('radiogroup');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose a plan',
    );
    expect(group.getAttribute('aria-invalid')).toBe('true');
    focus.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Growth/ }));
  });
});

describe('a statement to tick', () => {
  function Consent({ error }: { error: string | null }) {
    const [value, setValue] = useState(false);
    return <TickField statement="The investor agrees." error={error} value={value} onChange={setValue} />;
  }

  it('is ticked by its words, and says beneath what is wrong', async () => {
    const { rerender } = render(<Consent error={null} />);
    await userEvent.click(screen.getByText('The investor agrees.'));
    const box = screen.getByRole('checkbox', { name: 'The investor agrees.' });
    expect(box).toHaveProperty('checked', true);
    rerender(<Consent error="Tick this to send." />);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tick this to send.',
    );
  });
});

describe('a select field', () => {
  function Frequency({ error }: { error?: string }) {
    const [value, setValue] = useState('');
    return (
      <>
        <SelectField
          label="Frequency"
          error={error}
          options={[
            { id: 'weekly', name: 'Weekly' },
            { id: 'monthly', name: 'Monthly', line: 'Most SIPs' },
            { id: 'daily', name: 'Daily', isDisabled: true },
          ]}
          value={value}
          onChange={setValue}
        />
        <output>{value}</output>
      </>
    );
  }
  const button = () => screen.getByRole('button', { name: /Frequency/ });

  it('opens, goes to a typed letter, and keeps the choice', async () => {
    render(<Frequency />);
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox', { name: /Frequency/ })).toBeTruthy();
    await userEvent.keyboard('m{Enter}');
    expect(document.querySelector('output')?.textContent).toBe('monthly');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(button().textContent).toContain('Monthly');
  });

  it('describes its error', () => {
    render(<Frequency error="Choose a frequency" />);
    const described = (button().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Choose a frequency');
  });
});
