import type { FastifyInstance } from 'fastify';
import type { PageContext } from '../../../server/src/app.ts';
import type { OpenedMandates } from '../ports/mandates/open-mandates.ts';
import type { OpenedPayments } from '../ports/payments/open-payments.ts';
import type { OpenedStaffProvider } from '../ports/staff-provider/open-staff-provider.ts';
import { registerDemoBank } from './bank/demo-bank-routes.ts';
import { registerMandateBank } from './bank/mandate-bank-routes.ts';
import { type MoveClock, registerDemoClock } from './demo-clock.ts';
import { registerDemoDesk } from './demo-desk.ts';
import { registerIssuer } from './issuer-pages.ts';
import { registerOutbox } from './outbox-routes.ts';

interface DemoParts extends Pick<OpenedStaffProvider, 'issuer'> {
  readonly payments: OpenedPayments;
  readonly mandates: OpenedMandates;
  /** Absent where the clock is somebody else's. */
  readonly moveClock?: MoveClock;
}

/** The pages of those whom a demo plays: payers and their banks, the asset manager's desk, the post, the clock. */
export const demoPages =
  ({ payments, mandates, issuer, moveClock }: DemoParts) =>
  (app: FastifyInstance, context: PageContext): void => {
    const { brand, clock, config } = context;
    if (payments.bank !== null) registerDemoBank(app, payments.bank);
    if (mandates.bank !== null) registerMandateBank(app, mandates.bank, brand.legalName);
    if (issuer !== null) registerIssuer(app, { issuer, brand, publicUrl: config.publicUrl });
    registerDemoDesk(app, context);
    if (moveClock !== undefined) registerDemoClock(app, { brand, clock, move: moveClock });
    if (config.messenger.kind === 'outbox') registerOutbox(app, context);
  };
