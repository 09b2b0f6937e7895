import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kfinType } from './kfin-types.ts';

const kind = (code: string, words = '', flag = '') => {
  const type = kfinType(code, words, flag);
  if ('kind' in type) return type.reversed ? `${type.kind} undone` : type.kind;
  return 'unknown' in type ? `unknown ${type.unknown}` : 'ignored';
};

describe('what a KFintech transaction is', () => {
  it('stands in TD_TRTYPE', () => {
    expect(['NEW', 'ADD', 'IPO'].map((code) => kind(code))).toEqual(['purchase', 'purchase', 'purchase']);
    expect([kind('SIN'), kind('RED'), kind('FUL'), kind('SWD')]).toEqual([
      'sip',
      'redemption',
      'redemption',
      'swp',
    ]);
    expect([kind('LTIN'), kind('SWOF'), kind('STPI'), kind('STPO')]).toEqual([
      'switch-in',
      'switch-out',
      'stp-in',
      'stp-out',
    ]);
    expect([kind('DIV'), kind('DIR'), kind('BNS'), kind('PLDO')]).toEqual([
      'idcw-payout',
      'idcw-reinvest',
      'bonus',
      'pledge',
    ]);
    expect(kind('RFD', 'Refund')).toBe('ignored');
  });

  it('of DIV is paid out or reinvested by its flag, and of BNS is no bonus where the words say segregated', () => {
    expect([kind('DIV', 'Gross Dividend', 'DP'), kind('DIV', 'Gross Dividend', 'DR')]).toEqual([
      'idcw-payout',
      'idcw-reinvest',
    ]);
    expect([kind('DIVR', '', 'DR'), kind('DIVRR', '', 'DR'), kind('', 'Gross Dividend', 'DR')]).toEqual([
      'idcw-reinvest undone',
      'idcw-reinvest',
      'idcw-reinvest',
    ]);
    expect([kind('SIM'), kind('SIMR'), kind('SWDP'), kind('SWDPR')]).toEqual([
      'sip',
      'sip undone',
      'swp',
      'swp undone',
    ]);
    expect([
      kind('BNS', 'Bonus Units'),
      kind('BNS', 'Segregated Units'),
      kind('BNSR', 'Segregated Units Reversal'),
    ]).toEqual(['bonus', 'segregation', 'segregation undone']);
  });

  it('is undone by R or D behind the code, and stands again after the second', () => {
    expect([kind('ADDR'), kind('ADDRR'), kind('ADDD')]).toEqual([
      'purchase undone',
      'purchase',
      'purchase undone',
    ]);
    expect([kind('DIRR'), kind('DIRRR'), kind('REDRD')]).toEqual([
      'idcw-reinvest undone',
      'idcw-reinvest',
      'redemption',
    ]);
    fc.assert(
      fc.property(
        fc.constantFrom('NEW', 'SIN', 'FUL', 'LTOF', 'STPA'),
        fc.stringMatching(/^[RD]{0,3}$/),
        (base, tail) => {
          expect(kind(base + tail)).toBe(`${kind(base)}${tail.length % 2 === 1 ? ' undone' : ''}`);
        },
      ),
    );
  });

  it('without a code it knows, is what TRDESC says, spaced out or not', () => {
    expect(kind('', 'Systematic')).toBe('sip');
    expect(kind('', 'S T P In')).toBe('stp-in');
    expect(kind('AAIN', 'Asset Allocation In')).toBe('switch-in');
    expect(kind('', 'Lat. Shift Out Rej.')).toBe('switch-out undone');
    expect(kind('', 'Lat. Shift Out Rej. Reversal')).toBe('switch-out');
    expect(kind('', 'Purchase Rejection')).toBe('purchase undone');
    expect(kind('', '', 'TI')).toBe('transfer-in');
    expect([kind('TRMI'), kind('', 'Transmission Out')]).toEqual(['transmission-in', 'transmission-out']);
    expect([kind('LTIN', 'Scheme Merger In'), kind('SWOF', 'Switch Over Out (Merged)')]).toEqual([
      'merger-in',
      'merger-out',
    ]);
    expect([kind('TRFI', 'Change of Broker In'), kind('', 'Merger In')]).toEqual(['broker-in', 'merger-in']);
  });

  it('is unknown, with its code, when neither is in KFintech’s list', () => {
    expect(kind('XYZ', 'Something new', 'P')).toBe('unknown XYZ');
    expect(kind('ADDX')).toBe('unknown ADDX');
  });
});
