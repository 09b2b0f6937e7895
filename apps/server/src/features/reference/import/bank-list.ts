import type { Bank } from '../data/builtin-lists.ts';
import { upsertBanks } from '../lists/import-list.repository.ts';
import type { ListDefinition } from './list-definition.ts';
import { RowFault, textOf } from './list-row.ts';

const isYes = (text: string): boolean => /^(Y|YES|TRUE|1)$/i.test(text);

/** Banks by the four letters their codes begin with. */
export const bankList: ListDefinition<Bank> = {
  name: 'banks',
  title: 'bank',
  columns: {
    code: ['CODE', 'BANK_CODE'],
    name: ['NAME', 'BANK_NAME', 'BANK'],
    upi: ['UPI'],
    nach: ['NACH_DEBIT', 'NACH'],
    ach: ['ACH_DEBIT'],
  },
  needs: [['code'], ['name']],
  mostEntries: 20_000,
  batchRows: 2000,
  rowsOf(cell) {
    const code = textOf(cell, 'code', true).toUpperCase();
    if (!/^[A-Z]{4}$/.test(code)) throw new RowFault('code', `${code} is no bank code of four letters.`);
    return [
      {
        code,
        name: textOf(cell, 'name', true),
        upi: isYes(textOf(cell, 'upi')),
        nachDebit: isYes(textOf(cell, 'nach')) || isYes(textOf(cell, 'ach')),
      },
    ];
  },
  keyOf: ({ code }) => code,
  importRows: upsertBanks,
};
