import { describe, expect, it } from 'vitest';
import {
  compareRegister,
  type ExistingArn,
  type ListedArn,
  type ListedEuin,
  sizeOfLoad,
} from './compare-register.ts';
import { euinClashes } from './euin-clashes.ts';

const today = '2026-11-17';
const euin = (change: Partial<ListedEuin> = {}): ListedEuin => ({
  ...{ euin: 'E100001', name: 'Asha Rao', validFrom: null, validTo: '2028-01-31' },
  ...{ mappedFrom: null, mappedTo: null },
  ...change,
});
const existing = (n: number, change: Partial<ExistingArn> = {}): ExistingArn => ({
  ...{ arn: `ARN-${n}`, name: `Firm ${n}`, category: 'firm', pan: null, address: null, mobile: '9000000001' },
  ...{
    email: 'a@example.com',
    validFrom: '2024-02-01',
    validTo: '2027-01-31',
    house: null,
    register: 'active',
  },
  ...{ isKydDone: true, state: 'active', euins: [] },
  ...change,
});
const listed = (n: number, change: Partial<ListedArn> = {}): ListedArn => ({
  ...{ line: n + 1, arn: `ARN-${n}`, name: null, category: null, pan: null, address: null, mobile: null },
  ...{
    email: null,
    validFrom: null,
    validTo: null,
    register: 'active',
    why: null,
    isKydDone: true,
    euins: [],
  },
  ...change,
});
const book = (...all: ExistingArn[]) => new Map(all.map((one) => [one.arn, one]));
const compare = (rows: ListedArn[], had: Map<string, ExistingArn>, isFull = true) =>
  compareRegister(rows, had, { today, isFull, isAdding: true });

describe('a file of the register beside what we have', () => {
  it('says nothing of an ARN of which it says the same', () => {
    expect(compare([listed(1)], book(existing(1)))).toEqual([]);
  });

  it('names what is new, renewed, expired, suspended, changed and gone', () => {
    const had = book(existing(1), existing(2), existing(3), existing(4), existing(5));
    const rows = [
      listed(1, { register: 'suspended', why: 'Order of SEBI' }),
      listed(2, { validTo: '2030-01-31' }),
      listed(3, { validTo: '2026-11-16' }),
      listed(4, { mobile: '9000000002', euins: [euin()] }),
      listed(6, { name: 'New', validTo: '2029-01-31' }),
    ];
    const found = compare(rows, had).map(({ arn, kinds, after }) => [arn, kinds.join(), after.state]);
    expect(found).toEqual([
      ['ARN-1', 'status', 'suspended'],
      ['ARN-2', 'renewed', 'active'],
      ['ARN-3', 'expired,details', 'expired'],
      ['ARN-4', 'contact,euins', 'active'],
      ['ARN-6', 'new', 'active'],
      ['ARN-5', 'vanished', 'not-listed'],
    ]);
  });

  it('lifts no suspension of the house, and its own only when it says so', () => {
    const house = existing(1, { house: 'suspended', state: 'suspended', register: 'suspended' });
    expect(compare([listed(1)], book(house))[0]?.after).toMatchObject({
      register: 'active',
      state: 'suspended',
    });
    const register = existing(1, { register: 'suspended', state: 'suspended' });
    expect(compare([listed(1, { register: null })], book(register))).toEqual([]);
    expect(compare([listed(1)], book(register))[0]?.after.state).toBe('active');
  });

  it('lets an ARN that expired and was renewed trade again', () => {
    const had = existing(1, { validTo: '2026-10-31', register: 'expired', state: 'expired' });
    const [renewed] = compare([listed(1, { validFrom: '2026-11-16', validTo: '2029-10-31' })], book(had));
    expect(renewed).toMatchObject({ kinds: ['status', 'renewed'], after: { state: 'active' } });
  });

  it('misses nobody in a file of changes, nor whoever is gone already', () => {
    const had = book(existing(1), existing(2, { register: 'cancelled', state: 'cancelled' }));
    expect(compare([], had, false)).toEqual([]);
    expect(compare([listed(1)], had)).toEqual([]);
    expect(compare([listed(1), listed(2, { register: null })], had)).toEqual([]);
  });

  it('needs a second person over 1 % of states, or 0.1 % gone, and is refused with 40 % fewer', () => {
    const had = book(...Array.from({ length: 1000 }, (_, n) => existing(n + 1)));
    const rows = (suspended: number, missing: number) =>
      Array.from({ length: 1000 - missing }, (_, n) =>
        listed(n + 1, { register: n < suspended ? 'suspended' : 'active' }),
      );
    const size = (suspended: number, missing = 0) =>
      sizeOfLoad(compare(rows(suspended, missing), had), had.size);
    expect(size(10).needsApproval).toBe(false);
    expect(size(11).needsApproval).toBe(true);
    expect(size(0, 1).needsApproval).toBe(false);
    expect(size(0, 2)).toMatchObject({ needsApproval: true, isTooShort: false });
    expect(size(0, 399).isTooShort).toBe(false);
    expect(size(0, 400).isTooShort).toBe(true);
    expect(sizeOfLoad(compare([listed(1)], book()), 0)).toMatchObject({
      needsApproval: true,
      isTooShort: false,
    });
  });
});

describe('an EUIN', () => {
  it('is of one ARN at a time', () => {
    const had = existing(1, { euins: [euin()] });
    expect(euinClashes([listed(2, { euins: [euin()] })], [had])).toEqual([
      { line: 3, euin: 'E100001', arn: 'ARN-1' },
    ]);
    const twice = [listed(2, { euins: [euin()] }), listed(3, { euins: [euin()] })];
    expect(euinClashes(twice, [])).toEqual([{ line: 4, euin: 'E100001', arn: 'ARN-2' }]);
  });

  it('goes to another one from the day after it left', () => {
    const moved = [
      listed(1, { euins: [euin({ mappedTo: '2026-10-31' })] }),
      listed(2, { euins: [euin({ mappedFrom: '2026-11-01' })] }),
    ];
    expect(euinClashes(moved, [existing(1, { euins: [euin()] })])).toEqual([]);
  });
});
