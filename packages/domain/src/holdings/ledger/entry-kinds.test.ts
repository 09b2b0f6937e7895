import { describe, expect, it } from 'vitest';
import { entry } from '../../../test/ledger.ts';
import { type EntryKind, entryKinds, unitsSign } from './entry-kinds.ts';
import { compareEntries, inEntryOrder } from './entry-order.ts';

const kinds = Object.keys(entryKinds) as EntryKind[];
const those = (has: (kind: EntryKind) => boolean) => kinds.filter(has);

describe('kinds of entries', () => {
  it('stand in the order packed positions know them by', () => {
    expect(kinds.join(' ')).toBe(
      'purchase sip-instalment switch-in stp-in idcw-reinvestment bonus merger-in transfer-in ' +
        'transmission-in broker-in redemption swp switch-out stp-out merger-out transfer-out ' +
        'transmission-out broker-out idcw-payout reversal opening segregation',
    );
  });

  it('pay stamp duty where the handbook says', () => {
    expect(those((kind) => entryKinds[kind].paysDuty)).toEqual([
      'purchase',
      'sip-instalment',
      'switch-in',
      'stp-in',
      'idcw-reinvestment',
    ]);
  });

  it('are sales when units leave for money or another scheme, not when lots are carried', () => {
    expect(those((kind) => entryKinds[kind].isSale)).toEqual(['redemption', 'swp', 'switch-out', 'stp-out']);
  });

  it('bring new money only as purchase or SIP', () => {
    expect(those((kind) => entryKinds[kind].isInvestment)).toEqual(['purchase', 'sip-instalment']);
  });

  it('add units, take them or leave them alone', () => {
    expect(those((kind) => unitsSign(kind) === 0)).toEqual(['idcw-payout', 'reversal']);
    expect(those((kind) => unitsSign(kind) < 0)).toHaveLength(8);
  });
});

describe('the order of entries', () => {
  const sorted = [
    entry('5', 'redemption', '2026-01-01'),
    entry('999', 'purchase', '2026-01-02'),
    entry('1000', 'bonus', '2026-01-02'),
    entry('1', 'idcw-payout', '2026-01-02'),
    entry('1', 'swp', '2026-01-02'),
    entry('0', 'reversal', '2026-01-02', { reverses: '1' }),
    entry('0', 'purchase', '2026-01-03'),
  ];

  it('is by day, then in before out, then by number', () => {
    expect(inEntryOrder(sorted.toReversed())).toEqual(sorted);
    expect(sorted.toReversed().sort(compareEntries)).toEqual(sorted);
  });

  it('leaves a list in order as it is', () => {
    expect(inEntryOrder(sorted)).toBe(sorted);
  });
});
