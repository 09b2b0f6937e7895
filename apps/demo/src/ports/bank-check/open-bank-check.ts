import type { Config } from '../../../../server/src/config/config.ts';
import type { Database } from '../../../../server/src/db/database.ts';
import type { BankCheck } from '../../../../server/src/ports/bank-check/bank-check.ts';
import { httpBankCheck } from '../../../../server/src/ports/bank-check/http-bank-check.ts';
import { embeddedBankCheck } from './embedded-bank-check.ts';

interface BankCheckOptions {
  readonly db: Database;
  readonly log: { warn(details: object, message: string): void };
}

export const openBankCheck = (
  { bankCheck }: Pick<Config, 'bankCheck'>,
  { db, log }: BankCheckOptions,
): BankCheck => (bankCheck === null ? embeddedBankCheck(db) : httpBankCheck(bankCheck, log));
