import { hkdfSync } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { JobList } from '../../jobs/jobs.ts';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import { type DemoBank, demoBank } from './demo-bank.ts';
import { type HostedPage, hostedPayments } from './hosted-payments.ts';
import { pageTokens } from './page-token.ts';
import type { OnNews, Payments } from './payments.ts';
import type { PaymentsJobs } from './payments-jobs.ts';
import { type TakeCallback, takingCallbacks } from './read-callback.ts';

interface PaymentsOptions {
  readonly config: Pick<Config, 'payments' | 'tokenSecret' | 'brand'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: PaymentsJobs;
  readonly log: { warn(details: object, message: string): void };
  /** What the hub does with news, whichever way it came. */
  readonly onNews: OnNews;
}

/** The port, and what the server's pages and jobs need of it. */
export interface OpenedPayments extends Payments {
  readonly takeCallback: TakeCallback;
  /** Only of the demo bank. */
  readonly bank: DemoBank | null;
  /** Only of the hosted adapter. */
  readonly page: HostedPage | null;
  readonly jobs: Pick<JobList, 'payments.refund'>;
}

/** The demo bank signs as a gateway does, time and body. */
const demoTerms = {
  signatureHeader: 'x-demo-bank-signature',
  timestampHeader: 'x-demo-bank-timestamp',
  maxAgeSeconds: 300,
};

export function openPayments(options: PaymentsOptions): OpenedPayments {
  const { config, db, clock, jobs, log, onNews } = options;
  const key = (use: string) =>
    new Uint8Array(hkdfSync('sha256', config.tokenSecret, '', `distributor-hub/${use}`, 32));
  const tokens = pageTokens(key('payment-page'));
  if (config.payments.kind === 'hosted') {
    const { page, refundJob, ...payments } = hostedPayments({
      config: config.payments,
      db,
      clock: systemClock,
      jobs,
      tokens,
      onNews,
      log,
    });
    const takeCallback = takingCallbacks(payments.readCallback, onNews);
    return { ...payments, takeCallback, bank: null, page, jobs: { 'payments.refund': refundJob } };
  }
  const { bank, refundJob, ...payments } = demoBank({
    db,
    clock,
    jobs,
    tokens,
    terms: { ...demoTerms, secret: key('payment-callback') },
    payeeName: config.brand.legalName,
    deliver: (headers, rawBody) => takeCallback(headers, rawBody),
    log,
  });
  const takeCallback = takingCallbacks(payments.readCallback, onNews);
  return { ...payments, takeCallback, bank, page: null, jobs: { 'payments.refund': refundJob } };
}
