import { parseArn } from '@hub/domain';
import { describe, expect, it } from 'vitest';
import { answerTo } from './broker-answer.ts';

const arn = parseArn('100001');
if (!arn) throw new Error('not an ARN');

describe('the answer to an ARN and a PAN', () => {
  it.each([
    ['active', 'good'],
    ['expired', 'warning'],
    ['suspended', 'warning'],
    ['cancelled', 'bad'],
    ['not-empanelled', 'warning'],
  ] as const)('%s is told as %s, with the ARN', (arnStatus, tone) => {
    const answer = answerTo(arn, { valid: true, arnStatus });
    expect(answer.tone).toBe(tone);
    expect(answer.title).toContain('ARN-100001');
    expect(answer.empanel).toBe(arnStatus === 'not-empanelled');
  });

  it('gives nothing away of an ARN whose PAN was not known', () => {
    const answer = answerTo(arn, { valid: false, arnStatus: null });
    expect(answer.tone).toBe('bad');
    expect(answer.title).not.toContain('ARN-100001');
    expect(answerTo(arn, { valid: false, arnStatus: 'active' })).toEqual(answer);
  });
});
