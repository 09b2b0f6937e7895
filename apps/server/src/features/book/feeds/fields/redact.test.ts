import { describe, expect, it } from 'vitest';
import { redact, redactWhole } from './redact.ts';

describe('a value in a report', () => {
  it('shows no PAN, account number, mobile or e-mail address', () => {
    expect(redact('ABCDE1234F')).toBe('AB*******F');
    expect(redact('a/c 50100294712086')).toBe('a/c **********2086');
    expect(redact('9876543210')).toBe('******3210');
    expect(redact('some.one@example.com')).toBe('***@example.com');
    expect(redactWhole('ABCDE12345')).toBe('********45');
    expect(redactWhole('ABC')).toBe('***');
  });

  it('keeps what helps to mend the row, without control characters and not endless', () => {
    expect(redact('31/02/2026')).toBe('31/02/2026');
    expect(redact('a\u0000\u001bb')).toBe('a b');
    expect(redact('x'.repeat(500)).length).toBe(61);
  });
});
