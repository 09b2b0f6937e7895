import { describe, expect, it } from 'vitest';
import { isInternalTeamArn } from './internal-team.ts';

const groups = [
  ['900001', '900002'],
  ['ARN-900101', '900102-T'],
];

describe('internal team ARNs', () => {
  it('are known in both groups with the prefix, without it, and with the suffix [S6-09]', () => {
    for (const number of ['900001', '900002', '900101', '900102']) {
      for (const typed of [`ARN-${number}`, number, `ARN-${number}-T`, `${number}-T`, `arn ${number}-t`]) {
        expect(isInternalTeamArn(typed, groups, '-T'), typed).toBe(true);
      }
    }
  });

  it('are no one else', () => {
    for (const typed of [
      'ARN-100001',
      '100001-T',
      '90000',
      '9000011',
      'ARN-900001-X',
      'ARN-900001-T-T',
      '',
    ]) {
      expect(isInternalTeamArn(typed, groups, '-T'), typed).toBe(false);
    }
  });

  it('have a suffixed form only where a suffix is configured', () => {
    expect(isInternalTeamArn('ARN-900001-T', [['900001']])).toBe(false);
    expect(isInternalTeamArn('ARN-900001', [['900001']])).toBe(true);
  });

  it('do not exist without groups', () => {
    expect(isInternalTeamArn('ARN-900001', [], '-T')).toBe(false);
  });
});
