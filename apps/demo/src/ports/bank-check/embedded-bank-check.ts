import type { Database } from '../../../../server/src/db/database.ts';
import { oneStatement } from '../../../../server/src/db/queries.ts';
import type { BankAnswer, BankCheck } from '../../../../server/src/ports/bank-check/bank-check.ts';
import { findPayer } from './payers.repository.ts';

/** Whose account it is when it is not the holder's. */
const SOMEBODY_ELSE = 'Ramesh Chandra Verma';

/** The last digits of an account, or what stands before the @, that make the demo's bank answer otherwise. */
const accountEndings: Readonly<Record<string, BankAnswer>> = {
  '9901': { kind: 'found', name: SOMEBODY_ELSE },
  '9902': { kind: 'none' },
  '9903': { kind: 'no-answer' },
};
const vpaHandles: Readonly<Record<string, BankAnswer>> = {
  other: { kind: 'found', name: SOMEBODY_ELSE },
  closed: { kind: 'none' },
  timeout: { kind: 'no-answer' },
};

/** `asha.pillai@okbank` is Asha Pillai's; a handle of digits alone names nobody. */
const nameOfHandle = (handle: string): string =>
  handle
    .split(/[^a-z]+/)
    .filter((word) => word.length > 0)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

/** The demo's bank: an account is its holder's, and a UPI ID belongs to whom the book or its own words say. */
export const embeddedBankCheck = (db: Database): BankCheck => ({
  async dropPenny({ account, holder }) {
    return accountEndings[account.slice(-4)] ?? { kind: 'found', name: holder };
  },
  async lookUpVpa(vpa) {
    const handle = vpa.toLowerCase().split('@')[0] ?? '';
    const special = vpaHandles[handle];
    if (special !== undefined) return special;
    const payer = await findPayer(oneStatement(db, 'system'), vpa);
    const name = payer ?? nameOfHandle(handle);
    return name === '' ? { kind: 'none' } : { kind: 'found', name };
  },
});
