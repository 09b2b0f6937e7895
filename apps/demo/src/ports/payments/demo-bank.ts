import { randomBytes } from 'node:crypto';
import type { Paise } from '@hub/domain';
import type { Database, Tx } from '../../../../server/src/db/database.ts';
import { asSystem, oneStatement } from '../../../../server/src/db/queries.ts';
import type { Clock } from '../../../../server/src/ports/clock/clock.ts';
import {
  type CallbackTerms,
  signCallback,
} from '../../../../server/src/ports/payments/callback-signature.ts';
import { checkRequest, checkSame } from '../../../../server/src/ports/payments/check-request.ts';
import type { PageTokens } from '../../../../server/src/ports/payments/page-token.ts';
import {
  findRequest,
  insertRequest,
  lockRequest,
} from '../../../../server/src/ports/payments/payment-request.repository.ts';
import type {
  Payee,
  PaymentRequest,
  Payments,
  StartedPayment,
} from '../../../../server/src/ports/payments/payments.ts';
import {
  enqueueRefund,
  type PaymentsJobs,
  type RefundJob,
} from '../../../../server/src/ports/payments/payments-jobs.ts';
import { readCallback, type TakeCallback } from '../../../../server/src/ports/payments/read-callback.ts';
import { paymentCallback } from './bank-callback.ts';
import { bankMoves } from './bank-moves.ts';
import { bankRefundJob } from './bank-refund.ts';
import { type BankPayment, insertPayment, listPayments } from './demo-bank.repository.ts';
import { upiLink } from './upi-link.ts';

interface DemoBankOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: PaymentsJobs;
  readonly tokens: PageTokens;
  readonly terms: CallbackTerms & { readonly timestampHeader: string };
  /** Whom the money is for. */
  readonly payeeName: string;
  /** The hub's way in for callbacks, the one behind the HTTP route. */
  readonly deliver: TakeCallback;
  readonly log: { warn(details: object, message: string): void };
}

/** How the hub hears of it: a tester's choice. `late` is found by whoever asks, and by nobody else. */
export const deliveries = ['once', 'twice', 'late', 'failure-after'] as const;
export type Delivery = (typeof deliveries)[number];

export interface BankAct {
  /** `pay-again` is for money that arrives twice; a double click on `pay` is one payment. */
  readonly act: 'pay' | 'pay-again' | 'decline';
  readonly amount: Paise;
  readonly payerAccount: string;
  readonly delivery: Delivery;
  readonly refusesRefund: boolean;
}

/** The page's side of the demo bank: what its payer sees and does. */
export interface DemoBank {
  readonly payee: Payee & { readonly vpa: string };
  /** By the last part of the page's address; null when it is not one of ours. */
  open(slug: string): Promise<{
    readonly request: PaymentRequest;
    readonly payments: readonly BankPayment[];
    readonly now: Temporal.Instant;
  } | null>;
  act(reference: string, act: BankAct): Promise<void>;
  /** The callbacks of all that is in the books for it, once more. */
  sendAgain(reference: string): Promise<void>;
  /** Writes into the books a payment of which the hub has heard: the demo's orders were paid before it began. */
  remember(tx: Tx, request: PaymentRequest, id: string, at: Temporal.Instant): Promise<void>;
}

const merchantCategory = '6211';

const payeeOf = (name: string): DemoBank['payee'] => ({
  name,
  accountNo: '50100099990001',
  ifsc: 'DEMO0000001',
  bank: 'Demo Bank',
  vpa: 'collections@demobank',
});

export function demoBank(options: DemoBankOptions): Payments & {
  readonly bank: DemoBank;
  readonly refundJob: RefundJob;
} {
  const { db, clock, tokens, terms } = options;
  const payee = payeeOf(options.payeeName);
  const system = oneStatement(db, 'system');
  const send = (body: Uint8Array) => options.deliver(signCallback(terms, body, clock.now()), body);
  /** The payer has paid, whether the hub could hear of it or not. */
  const sendAll = async (bodies: readonly Uint8Array[]) => {
    for (const body of bodies) {
      await send(body).catch((err) => options.log.warn({ err }, 'a callback of the demo bank was not taken'));
    }
  };
  const moves = bankMoves(system);

  return {
    ...moves,
    refundJob: bankRefundJob({ db, clock, send }),
    async start(tx, request) {
      checkRequest(request);
      if (!(await insertRequest(tx, request, clock.now()))) {
        checkSame(await findRequest(asSystem(tx), request.reference), request);
      }
      return startedOf(request, payee, `/demo/bank/${request.reference}-${tokens.of(request.reference)}`);
    },
    readCallback: (headers, rawBody) =>
      readCallback(
        {
          terms,
          now: clock.now,
          referenceOf: async (order) => (await findRequest(system, order))?.reference ?? null,
        },
        headers,
        rawBody,
      ),
    refund: (tx, refund) => enqueueRefund(options.jobs, tx, refund),
    async noteDebit(tx, { paymentId, reference, amount, payer, at }) {
      const request: PaymentRequest = {
        reference,
        amount,
        mode: 'netbanking',
        payer: { ...payer, mobile: null, email: null },
        returnUrl: '/',
        note: 'Debited by mandate',
      };
      await keepPayment(tx, request, paymentId, at);
    },
    bank: {
      payee,
      async open(slug) {
        const [, reference = '', token = ''] = /^([A-Z0-9]{1,35})-([0-9a-f]{32})$/.exec(slug) ?? [];
        if (!tokens.isOf(reference, token)) return null;
        const request = await findRequest(system, reference);
        if (request === null) return null;
        return { request, payments: await listPayments(system, reference), now: clock.now() };
      },
      async act(reference, act) {
        const made = await db.transaction('system', (tx) => makePayment(tx, reference, act, clock.now()));
        if (made === null) return;
        await sendAll(callbacksFor({ ...made, refunds: [] }, act.delivery));
      },
      sendAgain: async (reference) => sendAll(await moves.callbacks(reference)),
      remember: keepPayment,
    },
  };
}

/** What was paid elsewhere, in the bank's own books. */
async function keepPayment(tx: Tx, request: PaymentRequest, id: string, at: Temporal.Instant): Promise<void> {
  await insertRequest(tx, request, at);
  await insertPayment(asSystem(tx), { ...paymentFor(request, paidOnce(request), at), id });
}

/** What the payer did, as a payment; null when there is nothing to pay any more. */
async function makePayment(tx: Tx, reference: string, act: BankAct, now: Temporal.Instant) {
  const request = await lockRequest(tx, reference);
  if (request === null) return null;
  const payments = await listPayments(tx, reference);
  const isPaid = payments.some(({ status }) => status === 'received');
  if (isPaid && act.act !== 'pay-again') return null;
  const payment = paymentFor(request, act, now);
  await insertPayment(tx, payment);
  return payment;
}

function startedOf(request: PaymentRequest, payee: DemoBank['payee'], url: string): StartedPayment {
  const { reference, amount, note, mode } = request;
  if (mode === 'netbanking') return { kind: 'page', url };
  if (mode === 'neft') {
    const { vpa: _vpa, ...account } = payee;
    return { kind: 'transfer', payee: account, reference, url };
  }
  const payment = { vpa: payee.vpa, payee: payee.name, category: merchantCategory, reference, note, amount };
  return { kind: 'upi', link: upiLink(payment, 'intent'), qrText: upiLink(payment, 'qr'), url };
}

/** Later ones sort behind earlier ones, also of the same second. */
const newId = (now: Temporal.Instant): string =>
  `DB${now.epochMilliseconds.toString(16).padStart(12, '0')}${randomBytes(5).toString('hex')}`.toUpperCase();

const failures = {
  netbanking: 'The payer declined the payment',
  upi: 'The payer declined the payment',
  neft: 'The bank did not carry out the transfer',
} as const;

function paymentFor(
  request: PaymentRequest,
  act: BankAct,
  now: Temporal.Instant,
): Omit<BankPayment, 'refunds'> {
  const isTransfer = request.mode === 'neft';
  const hasFailed = act.act === 'decline';
  return {
    id: newId(now),
    reference: request.reference,
    status: hasFailed ? 'failed' : 'received',
    // Only a transfer's sender chooses amount and account; the others are the bank's to fill in.
    amount: isTransfer ? act.amount : request.amount,
    payerAccount: isTransfer ? act.payerAccount : request.payer.accountNo,
    reason: hasFailed ? failures[request.mode] : null,
    // Callbacks carry whole seconds: the books say the same.
    at: now.round({ smallestUnit: 'second', roundingMode: 'floor' }),
    refusesRefund: act.refusesRefund,
  };
}

const paidOnce = ({ amount, payer }: PaymentRequest): BankAct => ({
  act: 'pay',
  amount,
  payerAccount: payer.accountNo,
  delivery: 'once',
  refusesRefund: false,
});

/** In the order they are sent. */
function callbacksFor(payment: BankPayment, delivery: Delivery): readonly Uint8Array[] {
  const body = paymentCallback(payment);
  switch (delivery) {
    case 'late':
      return [];
    case 'twice':
      return [body, body];
    case 'failure-after':
      return [
        body,
        paymentCallback({ ...payment, status: 'failed', reason: 'The bank did not answer in time' }),
      ];
    case 'once':
      return [body];
  }
}
