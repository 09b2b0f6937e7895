import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costPower } from '../../test/cost.ts';
import { parseArn } from './arn.ts';

describe('an ARN', () => {
  it.each([
    'ARN-12345',
    'arn-12345',
    ' ARN-12345 ',
    'ARN12345',
    'ARN 12345',
    'ARN - 12345',
    'ARN–12345',
    'ARN: 12345',
    'ARN No. 12345',
    'ARN Number 12345',
    '12345',
    '012345',
  ])('typed as %j is ARN-12345', (typed) => {
    expect(parseArn(typed)).toBe('ARN-12345');
  });

  it('has one spelling whatever zeros stand before it', () => {
    expect(parseArn('ARN-0010')).toBe('ARN-10');
    expect(parseArn('10')).toBe('ARN-10');
  });

  it.each([
    '',
    'ARN-',
    'ARN-0',
    '000',
    'ARN-1234567',
    'ARN-12A45',
    'BRN-12345',
    'ARN-12345-T',
    'ARN-12345; drop table',
    'ARN-１２３',
    'ARN-12 345',
    'ARN-12345\n67',
  ])('is not %j', (typed) => {
    expect(parseArn(typed)).toBeNull();
  });

  it('drops a suffix only where one is given', () => {
    expect(parseArn('arn-900101-t', '-T')).toBe('ARN-900101');
    expect(parseArn('900101', '-T')).toBe('ARN-900101');
    expect(parseArn('900101-T')).toBeNull();
    expect(parseArn('-T', '-T')).toBeNull();
  });

  it('reads its own form back unchanged, and answers any text without failing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (number) => {
        expect(parseArn(`ARN-${number}`)).toBe(`ARN-${number}`);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseArn(text) ?? 'ARN-1').toMatch(/^ARN-[1-9]\d{0,5}$/);
      }),
    );
  });

  it.each([
    ['spaces', (size: number) => `ARN${' '.repeat(size)}x`],
    ['dashes', (size: number) => `ARN No${'-'.repeat(size)}x`],
    ['digits', (size: number) => `${'1'.repeat(size)}x`],
  ])('of many %s costs no more than its length', (_, typed) => {
    expect(parseArn(typed(20))).toBeNull();
    expect(costPower((size) => parseArn(typed(size)), 4_000)).toBeLessThan(1.6);
  });
});
