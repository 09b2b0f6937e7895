import { isIfsc } from '@hub/domain';
import type { Branch } from '../data/builtin-lists.ts';
import { titleCase } from '../data/title-case.ts';
import { bankNames, upsertBranches } from '../lists/import-list.repository.ts';
import type { ListDefinition } from './list-definition.ts';
import { RowFault, textOf } from './list-row.ts';

/** The Reserve Bank's list is in capitals; what has small letters was written with care. */
export const readable = (text: string): string => (text === text.toUpperCase() ? titleCase(text) : text);

const none = /^(NA|N\.A\.|NIL|-+)$/i;
const orEmpty = (text: string): string => (none.test(text) ? '' : text);

/** RBI's list of branches, in the columns of RBI itself or of Razorpay's `IFSC.csv`. */
export const ifscList: ListDefinition<Branch> = {
  name: 'ifsc',
  title: 'IFSC',
  columns: {
    ifsc: ['IFSC', 'IFSC_CODE'],
    bank: ['BANK', 'BANK_NAME'],
    branch: ['BRANCH', 'BRANCH_NAME'],
    address: ['ADDRESS'],
    city: ['CITY', 'CITY1', 'CENTRE'],
    district: ['DISTRICT', 'CITY2'],
    state: ['STATE'],
    micr: ['MICR', 'MICR_CODE'],
  },
  needs: [['ifsc'], ['branch']],
  mostEntries: 500_000,
  batchRows: 5000,
  rowsOf(cell) {
    const ifsc = textOf(cell, 'ifsc', true).toUpperCase();
    if (!isIfsc(ifsc))
      throw new RowFault('ifsc', `${ifsc} is no IFSC: four letters, a zero, six letters or digits.`);
    const micr = textOf(cell, 'micr');
    return [
      {
        ifsc,
        bankCode: ifsc.slice(0, 4),
        bank: readable(textOf(cell, 'bank')),
        branch: readable(textOf(cell, 'branch', true)),
        address: readable(orEmpty(textOf(cell, 'address'))),
        city: readable(orEmpty(textOf(cell, 'city'))),
        district: readable(orEmpty(textOf(cell, 'district'))),
        state: readable(orEmpty(textOf(cell, 'state'))),
        micr: /^\d{9}$/.test(micr) ? micr : null,
      },
    ];
  },
  keyOf: ({ ifsc }) => ifsc,
  async importRows(tx, rows) {
    // Some lists leave the bank to its code.
    const names = await bankNames(tx);
    const whole = rows.map((row) => ({
      ...row,
      bank: row.bank || (names.get(row.bankCode) ?? row.bankCode),
    }));
    return upsertBranches(tx, whole);
  },
};
