import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('what a limit counts by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['ARN-100001', 'ARN-100001'],
    ['a:b', 'a:b'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for every address of a /64, however it is written', () => {
    const written = [
      '2001:db8:0:5::1',
      '2001:db8:0:5:0:0:0:2',
      '2001:0db8::5:8:0:0:3',
      '2001:DB8:0:5:a:b:c:d',
    ];
    expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:0:5::/64']));
  });
});
