import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moneyOf,
  navOf,
  parseMoney,
  parseNav,
  parsePercent,
  parseUnits,
  percentOf,
  unitsOf,
  writeMoney,
  writeNav,
  writePercent,
  writeUnits,
} from './figure-text.ts';
import { basisPoints, milliUnits, navTenThousandths, paise } from './scaled.ts';

/** Each kind with its decimals and the digits before them that the database holds. */
const kinds = [
  {
    kind: 'money',
    places: 2,
    digits: 18,
    parse: parseMoney,
    of: moneyOf,
    write: (n: bigint) => writeMoney(paise(n)),
  },
  {
    kind: 'units',
    places: 3,
    digits: 17,
    parse: parseUnits,
    of: unitsOf,
    write: (n: bigint) => writeUnits(milliUnits(n)),
  },
  {
    kind: 'a NAV',
    places: 4,
    digits: 10,
    parse: parseNav,
    of: navOf,
    write: (n: bigint) => writeNav(navTenThousandths(n)),
  },
  {
    kind: 'a percentage',
    places: 2,
    digits: 18,
    parse: parsePercent,
    of: percentOf,
    write: (n: bigint) => writePercent(basisPoints(n)),
  },
] as const;

describe.each(kinds)('$kind as text', ({ places, digits, parse, of, write }) => {
  const most = 10n ** BigInt(digits + places) - 1n;
  const any = fc.bigInt({ min: -most, max: most });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(any, (value) => {
        expect(parse(write(value))).toBe(value);
        expect(of(write(value))).toBe(value);
      }),
    );
    // The last two are where a float no longer holds every whole number.
    const edges = [0n, 1n, -1n, most, -most, 2n ** 53n, 1n - 2n ** 53n];
    for (const value of edges.filter((one) => one <= most && -one <= most))
      expect(parse(write(value))).toBe(value);
  });

  it('is written with all of its decimals and no more', () => {
    fc.assert(
      fc.property(any, (value) => {
        expect(write(value)).toMatch(new RegExp(`^-?(0|[1-9]\\d*)\\.\\d{${places}}$`));
      }),
    );
    expect(write(0n)).toBe(`0.${'0'.repeat(places)}`);
    expect(write(-1n)).toBe(`-0.${'1'.padStart(places, '0')}`);
  });

  it('may have fewer decimals, and is the same figure', () => {
    const one = 10n ** BigInt(places);
    expect(parse('12')).toBe(12n * one);
    expect(parse('12.5')).toBe(12n * one + one / 2n);
    expect(parse('-0.5')).toBe(-one / 2n);
    expect(parse('-0')).toBe(0n);
  });

  it('with more decimals or digits is refused, not rounded', () => {
    expect(parse(`1.${'0'.repeat(places + 1)}`)).toBeNull();
    expect(parse('9'.repeat(digits))).not.toBeNull();
    expect(parse('9'.repeat(digits + 1))).toBeNull();
  });

  it.each([
    [
      '',
      ' ',
      '.',
      '-',
      '1.',
      '.5',
      '01',
      '00',
      '+1',
      '--1',
      '1-',
      '1 ',
      ' 1',
      '1\n',
      '1,000',
      '1e3',
      '1E3',
      '0x10',
    ],
    ['₹5', 'NaN', 'Infinity', 'null', 'undefined', '−1', '१२', '１', '1.2.3', '1_000', '1n'],
  ])('is nothing else: %j, %j, %j …', (...texts) => {
    for (const text of texts) {
      expect(parse(text), text).toBeNull();
      expect(() => of(text), text).toThrow(RangeError);
    }
  });

  it('is read from any text without failing, and only from a plain decimal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9.,e ]{0,12}$/)), (text) => {
        if (parse(text) !== null) expect(text).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

it('a text that is no figure is not told in the error: it may be a PAN', () => {
  expect(() => moneyOf('ABCPD1234E')).toThrow(/^A text is no amount$/);
});
