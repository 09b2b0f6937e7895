import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { embeddedAgency } from './embedded-agency.ts';
import { httpAgency } from './http-agency.ts';
import type { Kyc } from './kyc.ts';

export const openKyc = ({ kyc }: Pick<Config, 'kyc'>, db: Database): Kyc =>
  kyc === null ? embeddedAgency(db) : httpAgency(kyc);
