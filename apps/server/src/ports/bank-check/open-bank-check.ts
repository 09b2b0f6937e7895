import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { BankCheck } from './bank-check.ts';
import { embeddedBankCheck } from './embedded-bank-check.ts';
import { httpBankCheck } from './http-bank-check.ts';

interface BankCheckOptions {
  readonly db: Database;
  readonly log: { warn(details: object, message: string): void };
}

export const openBankCheck = (
  { bankCheck }: Pick<Config, 'bankCheck'>,
  { db, log }: BankCheckOptions,
): BankCheck => (bankCheck === null ? embeddedBankCheck(db) : httpBankCheck(bankCheck, log));
