import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CutOffChip } from './cut-off-chip.tsx';

const day = (iso: string) => Temporal.PlainDate.from(iso);
const today = {
  navDate: day('2026-11-17'),
  until: Temporal.Instant.from('2026-11-17T09:30:00Z'),
  laterNavDate: day('2026-11-18'),
};
const tomorrow = {
  navDate: day('2026-11-18'),
  until: Temporal.Instant.from('2026-11-18T09:30:00Z'),
  laterNavDate: day('2026-11-19'),
};

it.each([
  ['10:42', today, 'calm', '3:00 pm · 4 h 18 m left'],
  ['14:12', today, 'soon', '3:00 pm · 48 min left'],
  ['14:54', today, 'bad', '3:00 pm · 6 min left'],
  ['15:01', tomorrow, 'calm', 'Now NAV of 18-Nov-2026'],
])('at %s', (time, nav, tone, text) => {
  const now = Temporal.Instant.from(`2026-11-17T${time}:00+05:30`);
  const { container } = render(<CutOffChip nav={nav} now={now} place="header" />);
  expect(container.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  expect(container.textContent).toBe(text);
});
