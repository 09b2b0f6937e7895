import type { Config } from '../../../../server/src/config/config.ts';
import type { Database } from '../../../../server/src/db/database.ts';
import { httpAgency } from '../../../../server/src/ports/kyc/http-agency.ts';
import type { Kyc } from '../../../../server/src/ports/kyc/kyc.ts';
import { embeddedAgency } from './embedded-agency.ts';

export const openKyc = ({ kyc }: Pick<Config, 'kyc'>, db: Database): Kyc =>
  kyc === null ? embeddedAgency(db) : httpAgency(kyc);
