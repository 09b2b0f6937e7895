import { describe, expect, it } from 'vitest';
import { saysAdviser } from './distributor-name.ts';

describe('a name on a piece', () => {
  it.each([
    'Nair Investment Advisors',
    'NAIR ADVISORY',
    'Meera Nair, adviser',
    'Certified Financial Planner Meera',
    'Nair Wealth Management',
    'Wealth-Manager Nair',
    'Ｎａｉｒ Ａｄｖｉｓｏｒ',
  ])('calls nobody an adviser: %s', (name) => {
    expect(saysAdviser(name)).toBe(true);
  });

  it.each(['Meera Nair', 'Nair Wealth', 'मीरा नायर', 'Advait Planisetty', 'Nair Investments'])(
    'is otherwise free: %s',
    (name) => {
      expect(saysAdviser(name)).toBe(false);
    },
  );
});
