import type { Config } from '../../../../server/src/config/config.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import {
  type OpenedPayments as Opened,
  openHostedPayments,
  type PaymentsNeeds,
} from '../../../../server/src/ports/payments/open-hosted-payments.ts';
import { pageKey, pageTokens } from '../../../../server/src/ports/payments/page-token.ts';
import { takingCallbacks } from '../../../../server/src/ports/payments/read-callback.ts';
import { type DemoBank, demoBank } from './demo-bank.ts';

interface PaymentsOptions extends Omit<PaymentsNeeds, 'tokenSecret'> {
  readonly config: Pick<Config, 'payments' | 'tokenSecret' | 'brand'>;
  readonly clock: Clock;
}

/** The port, and what the demo's pages need of it. */
export interface OpenedPayments extends Opened {
  /** Only of the demo bank. */
  readonly bank: DemoBank | null;
}

/** The demo bank signs as a gateway does, time and body. */
const demoTerms = {
  signatureHeader: 'x-demo-bank-signature',
  timestampHeader: 'x-demo-bank-timestamp',
  maxAgeSeconds: 300,
};

export function openPayments({ config, clock, ...needs }: PaymentsOptions): OpenedPayments {
  const { tokenSecret, brand } = config;
  if (config.payments.kind === 'hosted')
    return { ...openHostedPayments(config.payments, { ...needs, tokenSecret }), bank: null };
  const { db, jobs, log, onNews } = needs;
  const { bank, refundJob, ...payments } = demoBank({
    db,
    clock,
    jobs,
    tokens: pageTokens(pageKey(tokenSecret, 'payment-page')),
    terms: { ...demoTerms, secret: pageKey(tokenSecret, 'payment-callback') },
    payeeName: brand.legalName,
    deliver: (headers, rawBody) => takeCallback(headers, rawBody),
    log,
  });
  const takeCallback = takingCallbacks(payments.readCallback, onNews);
  return { ...payments, takeCallback, bank, page: null, jobs: { 'payments.refund': refundJob } };
}
