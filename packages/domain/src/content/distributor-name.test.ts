import { describe, expect, it } from 'vitest';
import { claimInName, saysAdviser } from './distributor-name.ts';

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

  it.each([
    ['Guaranteed 18% returns', '%'],
    ['Assured Income Meera', 'Assured'],
    ['Nair, 18 per annum', 'annum'],
    ['Safe Hands Investments', 'Safe'],
    ['Ｇｕａｒａｎｔｅｅｄ Nair', 'Guaranteed'],
    ['गारंटी निवेश', 'गारंटी'],
  ])('promises nothing: %s', (name, word) => {
    expect(claimInName(name, 'Meera Nair')).toBe(word);
  });

  it.each([
    ['Nair Investments', 'Meera Nair'],
    ['Navin Topiwala', 'N Topiwala'],
    ['Lakhani & Rankawat', 'Lakhani'],
    ['आयुष नायर', 'Ayush Nair'],
    ['Shah Mutual Funds', 'Kiran Shah'],
    ['Gain Singh & Sons', 'GAIN SINGH'],
  ])('may be a name: %s of %s', (name, registered) => {
    expect(claimInName(name, registered)).toBeNull();
  });
});
