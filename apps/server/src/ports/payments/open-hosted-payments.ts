import type { HostedPaymentsConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { JobList } from '../../jobs/jobs.ts';
import { systemClock } from '../clock/system-clock.ts';
import { type HostedPage, hostedPayments } from './hosted-payments.ts';
import { pageKey, pageTokens } from './page-token.ts';
import type { OnNews, Payments } from './payments.ts';
import type { PaymentsJobs } from './payments-jobs.ts';
import { type TakeCallback, takingCallbacks } from './read-callback.ts';

export interface PaymentsNeeds {
  readonly tokenSecret: string;
  readonly db: Database;
  readonly jobs: PaymentsJobs;
  readonly log: { warn(details: object, message: string): void };
  /** What the hub does with news, whichever way it came. */
  readonly onNews: OnNews;
}

/** The port, and what the server's pages and jobs need of it. */
export interface OpenedPayments extends Payments {
  readonly takeCallback: TakeCallback;
  /** Only of the hosted adapter. */
  readonly page: HostedPage | null;
  readonly jobs: Pick<JobList, 'payments.refund'>;
}

export function openHostedPayments(
  config: HostedPaymentsConfig,
  { tokenSecret, onNews, ...needs }: PaymentsNeeds,
): OpenedPayments {
  const tokens = pageTokens(pageKey(tokenSecret, 'payment-page'));
  const { page, refundJob, ...payments } = hostedPayments({
    ...needs,
    config,
    clock: systemClock,
    tokens,
    onNews,
  });
  const takeCallback = takingCallbacks(payments.readCallback, onNews);
  return { ...payments, takeCallback, page, jobs: { 'payments.refund': refundJob } };
}
