import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/scaled.ts';
import { readSchemeRules, type SchemeRulesJson } from './read-scheme-rules.ts';
import { mayMove, takesTransaction, transactionKinds } from './scheme-rules.ts';

const rupees = (amount: bigint) => paise(amount * 100n);

describe('the rules of a scheme', () => {
  it('are the usual ones of the trade where the scheme is silent', () => {
    const rules = readSchemeRules({});
    expect(rules.fresh).toEqual({ minimum: rupees(5000n), multiple: rupees(1n), maximum: null });
    expect(rules.sip?.leadDays).toBe(4);
    expect(rules.stp?.leadDays).toBe(7);
    expect(rules.sip?.frequencies.map(({ frequency }) => frequency)).toEqual(['monthly', 'quarterly']);
    expect(rules.sip?.frequencies[0]).toMatchObject({ minimumInstalments: 6 });
    expect(rules.sip?.frequencies[0]?.days).toHaveLength(28);
    expect(rules.targets).toBeNull();
  });

  it("are the scheme's own where it says so, field by field", () => {
    const rules = readSchemeRules({
      fresh: { min: '1000', multiple: '100', max: '200000' },
      sip: {
        leadDays: 10,
        every: [
          { every: 'daily', min: '100' },
          { every: 'weekly', days: [1, 3] },
        ],
      },
    });
    expect(rules.fresh).toEqual({ minimum: rupees(1000n), multiple: rupees(100n), maximum: rupees(200000n) });
    expect(rules.sip).toMatchObject({
      leadDays: 10,
      frequencies: [
        { frequency: 'daily', limits: { minimum: rupees(100n) }, days: [] },
        { frequency: 'weekly', limits: { minimum: rupees(500n) }, days: [1, 3] },
      ],
    });
    expect(rules.additional).toEqual(readSchemeRules({}).additional);
  });

  it('forbid a kind of transaction by null, and nothing else does', () => {
    fc.assert(
      fc.property(fc.subarray([...transactionKinds]), (forbidden) => {
        const json: SchemeRulesJson = Object.fromEntries(forbidden.map((kind) => [kind, null]));
        const rules = readSchemeRules(json);
        for (const kind of transactionKinds) {
          expect(takesTransaction({ isOpen: true, rules }, kind)).toBe(!forbidden.includes(kind));
        }
      }),
    );
  });

  it('keep an amount exact to the paisa and refuse what is none', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (amount) => {
        const min = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
        expect(readSchemeRules({ redemption: { min } }).redemption?.minimum).toBe(amount);
      }),
    );
    for (const min of ['', 'abc', '-5', '1.005', '1e3']) {
      expect(() => readSchemeRules({ fresh: { min } }), min).toThrow(RangeError);
    }
  });
});

describe('a closed scheme', () => {
  it('takes no new money but lets out what is in it', () => {
    const closed = { isOpen: false, rules: readSchemeRules({}) };
    expect(transactionKinds.filter((kind) => takesTransaction(closed, kind))).toEqual([
      'switch',
      'redemption',
      'stp',
      'swp',
    ]);
  });
});

describe('a switch or an STP', () => {
  const scheme = (code: string, json: SchemeRulesJson = {}, isOpen = true) => ({
    code,
    fund: `fund-${code}`,
    plan: 'REGULAR',
    isOpen,
    rules: readSchemeRules(json),
  });

  it('leads to every other open scheme of the same plan that takes it', () => {
    const from = scheme('A');
    expect(mayMove('switch', from, scheme('B'))).toBe(true);
    expect(mayMove('switch', from, from)).toBe(false);
    expect(mayMove('switch', from, scheme('B', {}, false))).toBe(false);
    expect(mayMove('switch', from, scheme('B', { takesSwitch: false }))).toBe(false);
    expect(mayMove('stp', from, scheme('B', { takesSwitch: false }))).toBe(true);
    expect(mayMove('stp', from, scheme('B', { takesStp: false }))).toBe(false);
    expect(mayMove('switch', from, { ...scheme('B'), plan: 'DIRECT' })).toBe(false);
  });

  it('leads only to the targets where the source names them, and nowhere when it may not leave', () => {
    const from = scheme('A', { targets: ['fund-B'], stp: null });
    expect(mayMove('switch', from, scheme('B'))).toBe(true);
    expect(mayMove('switch', from, scheme('C'))).toBe(false);
    expect(mayMove('stp', from, scheme('B'))).toBe(false);
  });
});
