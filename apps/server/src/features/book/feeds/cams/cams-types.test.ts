import { describe, expect, it } from 'vitest';
import { camsType } from './cams-types.ts';

const kind = (flag: string, code = '', nature = '') => {
  const type = camsType(flag, code, nature);
  if ('kind' in type) return type.reversed ? `${type.kind} undone` : type.kind;
  return 'unknown' in type ? `unknown ${type.unknown}` : 'ignored';
};

describe('what a CAMS transaction is', () => {
  it('is units of a segregated portfolio where the words say so, never a purchase or a bonus', () => {
    expect(kind('Additional Purchase', 'P', 'Creation of units - Segregated Portfolio')).toBe('segregation');
    expect([kind('Bonus', '', 'Segregated Units'), kind('Bonus', 'BON1', 'Bonus')]).toEqual([
      'segregation',
      'bonus',
    ]);
    expect(kind('Segregated Units')).toBe('segregation');
  });

  it('stands in TRXN_TYPE_FLAG in words', () => {
    expect(kind('Fresh Purchase')).toBe('purchase');
    expect(kind('Additional Purchase Systematic')).toBe('sip');
    expect(kind('Partial Redemption')).toBe('redemption');
    expect(kind('Switch In')).toBe('switch-in');
    expect(kind('Full Switch Out')).toBe('switch-out');
    expect(kind('Dividend Reinvest')).toBe('idcw-reinvest');
    expect(kind('Dividend Payout')).toBe('idcw-payout');
    expect(kind('TI Into Existing Folio')).toBe('transfer-in');
    expect([kind('TICOB'), kind('TOCOB'), kind('', 'TICOB1')]).toEqual([
      'broker-in',
      'broker-out',
      'broker-in',
    ]);
    expect(kind('Transmission In')).toBe('transmission-in');
    expect([kind('Lien Marking'), kind('Lien Removal')]).toEqual(['pledge', 'unpledge']);
    expect(kind('NFOAS')).toBe('sip');
  });

  it('without that, begins TRXNTYPE, whatever offer code follows', () => {
    expect(kind('', 'P81ES')).toBe('purchase');
    expect(kind('', 'R1LQ')).toBe('redemption');
    expect(kind('', 'SI10C')).toBe('switch-in');
    expect(kind('', 'SOM1')).toBe('switch-out');
    expect(kind('', 'DRB3')).toBe('idcw-reinvest');
    expect(kind('', 'TI')).toBe('transfer-in');
    expect(kind('', 'SIM')).toBe('merger-in');
    expect(kind('', 'SOM')).toBe('merger-out');
    expect(kind('', 'Purchase')).toBe('purchase');
    expect(kind('', 'SIP')).toBe('sip');
  });

  it('is a plan’s when TRXN_NATURE says so', () => {
    expect(kind('', 'P43E', 'Systematic - Instalment 5/11')).toBe('sip');
    expect(kind('Switch In', 'SI', 'STP In - Instalment 2/12')).toBe('stp-in');
    expect(kind('Partial Redemption', 'R', 'SWP')).toBe('swp');
    expect(kind('Switch In', 'SI', 'Scheme Merger')).toBe('merger-in');
    expect(kind('Transfer In', 'TI', 'Transfer In - Change of Broker')).toBe('broker-in');
    expect(kind('Transfer Out', 'TO', 'Transmission')).toBe('transmission-out');
  });

  it('undoes another by its bare code with R, its flag or its nature', () => {
    expect(kind('', 'PR')).toBe('purchase undone');
    expect(kind('', 'SIR')).toBe('switch-in undone');
    expect(kind('', 'R1NR')).toBe('redemption');
    expect(kind('SIP Rejection')).toBe('sip undone');
    expect(kind('Additional Purchase Systematic', 'P', 'Systematic-Reversed 5/11')).toBe('sip undone');
    expect(kind('Additional Purchase', 'P', 'Purchase (Reversal - Cheque dishonoured)')).toBe(
      'purchase undone',
    );
  });

  it('is unknown, with its code, when CAMS’s words and code are none of these or disagree', () => {
    expect(kind('', 'ZZ9')).toBe('unknown ZZ9');
    expect([kind('', 'REFUND'), kind('', 'PAYOUT'), kind('', 'TOTAL')]).toEqual([
      'unknown REFUND',
      'unknown PAYOUT',
      'unknown TOTAL',
    ]);
    expect(kind('', '')).toBe('unknown ');
    expect(kind('Full Redemption', 'P81')).toBe('unknown Full Redemption / P81');
    expect(kind('', 'J')).toBe('ignored');
  });
});
