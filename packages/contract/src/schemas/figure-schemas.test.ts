import {
  basisPoints,
  milliUnits,
  navTenThousandths,
  paise,
  parseMoney,
  parseNav,
  parsePercent,
  parseUnits,
  writeMoney,
  writeNav,
  writePercent,
  writeUnits,
} from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../call/define-call.ts';
import { allCalls } from '../calls/all.ts';
import { sipTillDate } from '../calls/dashboard/dashboard.ts';
import { listInvestors } from '../calls/investor/investor-list.ts';
import { navHistory } from '../calls/nav/nav.ts';
import { texts } from '../texts/texts.ts';
import { check, checkRequest, checkResponse } from '../wire/check.ts';
import {
  moneyText,
  navChangeText,
  navText,
  percentText,
  requestedMoney,
  sharePercentText,
  unitsText,
} from './figure-schemas.ts';

const takes = (schema: z.core.$ZodType<string>, value: unknown): boolean => check(schema, value).ok;

const kinds = [
  { kind: 'money', schema: moneyText, parse: parseMoney, write: (n: bigint) => writeMoney(paise(n)) },
  { kind: 'units', schema: unitsText, parse: parseUnits, write: (n: bigint) => writeUnits(milliUnits(n)) },
  {
    kind: 'nav change',
    schema: navChangeText,
    parse: parseNav,
    write: (n: bigint) => writeNav(navTenThousandths(n)),
  },
  {
    kind: 'percent',
    schema: percentText,
    parse: parsePercent,
    write: (n: bigint) => writePercent(basisPoints(n)),
  },
];

const near = fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9]{0,4}[.,e]?[0-9]{0,5}$/));

describe.each(kinds)('$kind of a reply', ({ schema, parse, write }) => {
  it('is whatever domain writes', () => {
    const most = 10n ** 14n - 1n;
    fc.assert(
      fc.property(fc.bigInt({ min: -most, max: most }), (value) => {
        expect(takes(schema, write(value))).toBe(true);
      }),
    );
  });

  it('can be read whenever it is taken', () => {
    fc.assert(
      fc.property(near, (text) => {
        if (takes(schema, text)) expect(parse(text)).not.toBeNull();
      }),
    );
  });

  it('is nothing else', () => {
    for (const value of [
      '',
      ' ',
      'NaN',
      '₹5',
      '1e3',
      '1,000.00',
      '5',
      '5.',
      '05.00',
      '5.00000',
      5,
      5.5,
      null,
      undefined,
    ])
      expect(takes(schema, value), String(value)).toBe(false);
  });
});

it('a NAV is not below nil, its change may be', () => {
  expect(takes(navText, '52.3417')).toBe(true);
  expect(takes(navText, '-52.3417')).toBe(false);
  expect(takes(navChangeText, '-0.0310')).toBe(true);
});

it('a nominee’s share is a part of a hundred, or blank', () => {
  for (const share of ['', '50', '33.33', '100', '100.00', '0.5'])
    expect(takes(sharePercentText, share), share).toBe(true);
  for (const share of ['101', '100.01', '-5', '5.555', '%', ' '])
    expect(takes(sharePercentText, share), share).toBe(false);
});

describe('an amount that is asked for', () => {
  it('may leave out its paise', () => {
    for (const amount of ['0', '250000', '250000.5', '250000.50', '9999999999999.99']) {
      expect(takes(requestedMoney, amount), amount).toBe(true);
      expect(parseMoney(amount)).not.toBeNull();
    }
  });

  it('that is none is refused at its field', () => {
    for (const aumFrom of ['', 'abc', '1e5', '1,000', '-5', '5.555', '₹5', 'NaN', '10000000000000', '007']) {
      expect(checkRequest(listInvestors, { aumFrom }), aumFrom).toEqual({
        ok: false,
        fields: { aumFrom: texts.field.amount },
      });
    }
  });

  it('to less than from is refused, to the paisa', () => {
    const requested = (aumFrom: string, aumTo: string) => checkRequest(listInvestors, { aumFrom, aumTo });
    expect(requested('9007199254740.93', '9007199254740.92')).toEqual({
      ok: false,
      fields: { aumTo: texts.field.range },
    });
    expect(requested('5', '5.00').ok).toBe(true);
  });
});

describe('a reply with a malformed figure', () => {
  const sips = { running: 3, monthly: '15000.00', since: '2026-04-01', started: 1, ceased: 0 };

  it.each(['', 'NaN', '15,000.00', '15000', '1.5e4', '₹15000.00', 15_000, null])(
    'is refused: %j',
    (monthly) => {
      expect(checkResponse(sipTillDate, sips).ok).toBe(true);
      expect(checkResponse(sipTillDate, { ...sips, monthly }).ok).toBe(false);
    },
  );

  it('is refused also when it is one of many', () => {
    const points = Array.from({ length: 400 }, (_, n): [string, string] => ['2026-11-13', `5${n}.0000`]);
    const history = { code: '100001', range: '1y', points, total: 400 };
    expect(checkResponse(navHistory, history).ok).toBe(true);
    expect(checkResponse(navHistory, { ...history, points: points.with(399, ['2026-11-13', '-']) }).ok).toBe(
      false,
    );
  });
});

/** Every text in what a call answers that has no pattern, by its path. */
function bareTexts(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return def.checks === undefined || def.checks.length === 0 ? [path] : [];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => bareTexts(inner, `${path}.${name}`));
    case 'optional':
    case 'nullable':
      return bareTexts(def.innerType, path);
    case 'array':
      return bareTexts(def.element, path);
    case 'record':
      return bareTexts(def.valueType, path);
    case 'tuple':
      return def.items.flatMap((item, at) => bareTexts(item, `${path}.${at}`));
    case 'union':
      return def.options.flatMap((option) => bareTexts(option, path));
    default:
      return [];
  }
}

const figureWords =
  /\.(aum|amount|cost|gain|value|units|nav|percent|change|changePercent|gainPercent|dayChange|xirr|share|monthly|sipMonthly|bought|sold|bySip|lumpsum|net|limit|minimum|maximum|multiple|leastBalance|duty|load|stt|tax|fresh|additional|sip|1)$/;

it('no call answers a figure as a text of any kind', () => {
  const bare = (allCalls as readonly Call[]).flatMap((call) => bareTexts(call.response, call.name));
  expect(bare.length).toBeGreaterThan(100);
  // A line of an order's summary is words: "199.990 at 50.0000 of 13-Nov-2026".
  const figures = bare.filter((path) => figureWords.test(path) && !path.endsWith('.lines.value'));
  expect(figures).toEqual([
    // As the screen showed it that the query came from.
    'feedback.query.figures.value',
    // A PAN or a number to call.
    'investor.reveal.value',
    // In words: "1% within 365 days".
    'reference.adminSchemeDetails.exitLoads.load',
    // In words: "SIP instalment", "₹70,000.00".
    'statements.capitalGain.lines.bought',
    'statements.capitalGain.lines.steps.value',
    'statements.openShared.statement.facts.value',
  ]);
});

it('OpenAPI shows the pattern', () => {
  expect(z.toJSONSchema(moneyText)).toMatchObject({
    type: 'string',
    pattern: expect.stringContaining('\\d{2}$'),
  });
});
