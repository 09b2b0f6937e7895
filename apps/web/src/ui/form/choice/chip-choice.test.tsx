import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import type { FocusTarget } from '../field/field-props.ts';
import { ChipChoice } from './chip-choice.tsx';

const days = [
  { id: '1', name: '1', label: 'The 1st' },
  { id: '2', name: '2', label: 'The 2nd' },
  { id: '31', name: 'Month end', isWide: true },
];

function Days(props: { error?: string; focus?: React.Ref<FocusTarget> }) {
  const [value, setValue] = useState('');
  return (
    <ChipChoice
      label="Day of the month"
      layout="month"
      chips={days}
      value={value}
      onChange={setValue}
      error={props.error}
      ref={props.focus}
    />
  );
}

it('are radio buttons under one name, moved through by the arrow keys', async () => {
  render(<Days />);
  expect(screen.getByRole('radiogroup', { name: 'Day of the month' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'The 1st' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'The 2nd' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Month end' })).toHaveProperty('checked', true);
});

it('say what is wrong and take the focus that a form sends', () => {
  const focus = createRef<FocusTarget>();
  render(<Days error="Choose a day" focus={focus} />);
  const group = screen.getByRole('radiogroup');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a day',
  );
  focus.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The 1st' }));
});
