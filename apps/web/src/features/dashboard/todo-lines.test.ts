import { describe, expect, it } from 'vitest';
import { namesText, todoLine } from './todo-lines.ts';

const nobody = { names: [], amount: null, deadline: null };

describe('a line of the to-do', () => {
  it('names what is at stake and by when', () => {
    const line = todoLine({
      kind: 'sip-at-risk',
      count: 3,
      names: ['Latha Iyer'],
      amount: '25000.00',
      deadline: '2026-12-05',
    });
    expect(line).toEqual({
      title: '3 SIPs cease at the next miss',
      about: ['₹25.0 K a month at stake', 'next debit 05-Dec-2026'],
      action: 'Call',
      urgency: 'now',
    });
  });

  it('names people where no money is at stake', () => {
    expect(
      todoLine({ ...nobody, kind: 'birthdays', count: 4, names: ['Latha Iyer', 'Imran Shaikh', 'Asha Rao'] }),
    ).toMatchObject({ title: '4 birthdays today', about: ['Latha Iyer, Imran Shaikh and 2 more'] });
  });

  it('speaks of one as of one', () => {
    expect(todoLine({ ...nobody, kind: 'kyc-on-hold', count: 1, names: ['Asha Rao'] })).toMatchObject({
      title: 'KYC of 1 client on hold',
      about: ['Asha Rao'],
    });
    expect(todoLine({ ...nobody, kind: 'euin-missing', count: 1 }).title).toBe('EUIN missing on 1 order');
  });

  it('groups large counts as Indians do', () => {
    expect(todoLine({ ...nobody, kind: 'sip-maturing', count: 123456 }).title).toBe(
      '1,23,456 SIPs mature soon',
    );
  });
});

describe('names', () => {
  it('says how many more there are', () => {
    expect(namesText([], 3)).toBe('');
    expect(namesText(['A'], 1)).toBe('A');
    expect(namesText(['A', 'B'], 2)).toBe('A and B');
    expect(namesText(['A', 'B', 'C'], 3)).toBe('A, B and C');
    expect(namesText(['A', 'B'], 1200)).toBe('A, B and 1,198 more');
  });
});
