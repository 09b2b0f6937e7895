import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-config.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ArnRegistry } from '../ports/arn-registry/arn-registry.ts';
import { httpRegistry } from '../ports/arn-registry/http-registry.ts';
import type { BankCheck } from '../ports/bank-check/bank-check.ts';
import { httpBankCheck } from '../ports/bank-check/http-bank-check.ts';
import type { Clock } from '../ports/clock/clock.ts';
import type { Files } from '../ports/files/files.ts';
import { openFiles } from '../ports/files/open-files.ts';
import { httpAgency } from '../ports/kyc/http-agency.ts';
import type { Kyc } from '../ports/kyc/kyc.ts';
import type { Mandates } from '../ports/mandates/mandates.ts';
import { openNach } from '../ports/mandates/open-nach.ts';
import { openMessenger } from '../ports/messenger/open-messenger.ts';
import type { RealMessenger } from '../ports/messenger/real-messenger.ts';
import { type OpenedPayments, openHostedPayments } from '../ports/payments/open-hosted-payments.ts';
import type { OnNews } from '../ports/payments/payments.ts';
import { openPush } from '../ports/push/open-push.ts';
import type { Push } from '../ports/push/push.ts';
import type { Registrar } from '../ports/registrar/registrar.ts';
import type { RegistrarBook } from '../ports/registrar/registrar-facts.ts';
import { openIdProvider } from '../ports/staff-provider/openid-provider.ts';
import type { StaffProvider } from '../ports/staff-provider/staff-provider.ts';
import { openMails } from './open-mails.ts';
import { openRegistrar } from './open-registrar.ts';

/** The ways to everything outside of the hub. */
export interface Ports {
  readonly messenger: RealMessenger;
  readonly push: Push;
  readonly payments: OpenedPayments;
  readonly files: Files;
  readonly registrar: Registrar;
  readonly mandates: Mandates;
  readonly kyc: Kyc;
  readonly arnRegistry: ArnRegistry;
  readonly bankCheck: BankCheck;
  /** Null where the staff log in by passkey alone. */
  readonly staffProvider: StaffProvider | null;
}

export interface PortNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
  readonly book: RegistrarBook;
  /** The bank said something of a payment. */
  readonly onPayment: OnNews;
  /** It has an answer to a mandate: part of the transaction that made it. */
  onMandate(tx: Tx): Promise<unknown>;
}

const missing = (name: string) => new ConfigError([`${name} must be set: only a demo answers without it`]);

/** What the settings name. Nothing is invented for a service that they do not. */
export function openPorts({ config, db, jobs, clock, log, book, onPayment }: PortNeeds): Ports {
  const { payments, mandates, kyc, arnRegistry, bankCheck, tokenSecret, console: staff } = config;
  if (payments.kind !== 'hosted') throw missing('HUB_PAYMENTS=hosted');
  if (mandates.kind !== 'nach') throw missing('HUB_NACH_DIR');
  if (kyc === null) throw missing('HUB_KYC_URL');
  if (arnRegistry === null) throw missing('HUB_ARN_REGISTRY_URL');
  if (bankCheck === null) throw missing('HUB_BANK_CHECK_URL');
  const files = openFiles(config.files);
  return {
    messenger: openMessenger(config.messenger, jobs, tokenSecret, openMails(config, db, files)),
    push: openPush(config.push, null),
    payments: openHostedPayments(payments, { tokenSecret, db, jobs, log, onNews: onPayment }),
    files,
    registrar: openRegistrar(config, { db, book, log }),
    mandates: openNach(mandates, config.brand.legalName, { db, clock, log }),
    kyc: httpAgency(kyc),
    arnRegistry: httpRegistry(arnRegistry),
    bankCheck: httpBankCheck(bankCheck, log),
    staffProvider: staff.provider === null ? null : openIdProvider(staff.provider, { clock }),
  };
}
