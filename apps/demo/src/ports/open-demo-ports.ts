import { openMails } from '../../../server/src/compose/open-mails.ts';
import type { PortNeeds, Ports } from '../../../server/src/compose/open-ports.ts';
import { openRegistrar } from '../../../server/src/compose/open-registrar.ts';
import type { Database } from '../../../server/src/db/database.ts';
import { openFiles } from '../../../server/src/ports/files/open-files.ts';
import { openMessenger } from '../../../server/src/ports/messenger/open-messenger.ts';
import { openPush } from '../../../server/src/ports/push/open-push.ts';
import type { Registrar } from '../../../server/src/ports/registrar/registrar.ts';
import { saveDemoNavs } from '../navs/move-demo-clock.ts';
import { openArnRegistry } from './arn-registry/open-arn-registry.ts';
import { openBankCheck } from './bank-check/open-bank-check.ts';
import { demoRejection } from './demo-rejections.ts';
import { demoWebKey } from './demo-web-key.ts';
import { openKyc } from './kyc/open-kyc.ts';
import { type OpenedMandates, openMandates } from './mandates/open-mandates.ts';
import { type OpenedPayments, openPayments } from './payments/open-payments.ts';
import { type OpenedStaffProvider, openStaffProvider } from './staff-provider/open-staff-provider.ts';

export interface DemoPorts extends Ports, Pick<OpenedStaffProvider, 'issuer'> {
  readonly payments: OpenedPayments;
  readonly mandates: OpenedMandates;
}

/** No file of AMFI's comes for the days of a demo whose clock is moved: their NAVs are there before they are asked for. */
const withDemoNavs = (db: Database, registrar: Registrar): Registrar => ({
  ...registrar,
  async work(work) {
    await saveDemoNavs(db, work.now);
    return registrar.work(work);
  },
});

/** What the settings name, and for everything else somebody who answers by invented rules. */
export async function openDemoPorts(needs: PortNeeds): Promise<DemoPorts> {
  const { config, db, jobs, clock, log, book, onPayment, onMandate } = needs;
  const webKey = config.push.kind === 'outbox' ? await demoWebKey(db) : null;
  const files = openFiles(config.files);
  return {
    messenger: openMessenger(config.messenger, jobs, config.tokenSecret, openMails(config, db, files)),
    push: openPush(config.push, webKey),
    payments: openPayments({ config, db, clock, jobs, log, onNews: onPayment }),
    files,
    registrar: withDemoNavs(db, openRegistrar(config, { db, book, log, refuses: demoRejection })),
    mandates: openMandates(config, { db, clock, log, onNews: onMandate }),
    kyc: openKyc(config, db),
    arnRegistry: openArnRegistry(config, { db, clock }),
    bankCheck: openBankCheck(config, { db, log }),
    ...(await openStaffProvider(config, clock)),
  };
}
