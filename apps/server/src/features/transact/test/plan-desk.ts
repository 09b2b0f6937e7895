import {
  decideConfirmation,
  openConfirmation,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import { submitLumpsum } from '@hub/contract/calls/transact/transact';
import {
  submitPause,
  submitSip,
  submitStop,
  submitStp,
  submitSwp,
} from '@hub/contract/calls/transact/transact-plans';
import { record } from '@hub/contract/calls/transact/transact-records';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { moneyOf } from '@hub/domain';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { account, codes, euin, folios, seedOrderBook } from './order-book.ts';

export { writeRejected } from '../instalments/settled.repository.ts';

type Terms<Kind extends OrderTermsWire['kind']> = Extract<OrderTermsWire, { kind: Kind }>;

const calls = {
  lumpsum: submitLumpsum,
  sip: submitSip,
  stp: submitStp,
  swp: submitSwp,
  pause: submitPause,
  stop: submitStop,
} as const;

const monthly = {
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  frequency: 'monthly' as const,
  day: 5,
  startsOn: '2026-12-05',
  end: { by: 'count' as const, count: 12 },
  replaces: null,
};
const advised = { euin, isExecutionOnly: false, subArn: null, idcw: 'Z' as const };

export const sip = (more: Partial<Terms<'sip'>> = {}): Terms<'sip'> => ({
  kind: 'sip',
  ...monthly,
  ...advised,
  amount: '5000',
  topUp: null,
  mandate: 'M1',
  firstNow: null,
  ...more,
});
/** Debited by the mandate of Asha's folio. */
export const otmLumpsum = (amount: string, more: Partial<Terms<'lumpsum'>> = {}): Terms<'lumpsum'> => ({
  kind: 'lumpsum',
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  ...advised,
  amount,
  payMode: 'otm',
  account,
  mandate: 'M1',
  ...more,
});
export const stp = (more: Partial<Terms<'stp'>> = {}): Terms<'stp'> => ({
  kind: 'stp',
  ...monthly,
  ...advised,
  toSchemeCode: codes.debt,
  move: 'fixed',
  amount: '1000',
  ...more,
});
export const swp = (more: Partial<Terms<'swp'>> = {}): Terms<'swp'> => ({
  kind: 'swp',
  ...monthly,
  move: 'fixed',
  amount: '1000',
  account,
  ...more,
});
export const pause = (regNo: string, from: string, to: string): Terms<'pause'> => ({
  kind: 'pause',
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  regNo,
  from,
  to,
});
export const stop = (regNo: string, planKind: 'SIP' | 'STP' | 'SWP' = 'SIP'): Terms<'stop'> => ({
  kind: 'stop',
  folioNo: folios.asha,
  schemeCode: codes.flexi,
  planKind,
  regNo,
  reason: 'goal-reached',
});

export interface PlanDesk {
  readonly hub: TestApp;
  readonly mine: TestClient;
  readonly theirs: TestClient;
  /** Whoever has a link: no session. */
  readonly investor: TestClient;
  /** What Asha was sent for a purpose by SMS, newest first. */
  bodies(purpose: string): Promise<readonly string[]>;
  lastBody(purpose: string): Promise<string>;
  /** Sends an order; its reference, or what it is refused with. */
  send(terms: OrderTermsWire, by?: TestClient): Promise<string>;
  /** As the investor: confirms all that the newest link has. Null, or why it cannot be. */
  confirm(): Promise<string | null>;
  /** Confirms what has to be paid for; the token of its payment. */
  confirmToPay(): Promise<string>;
  /** As the payer at the demo bank. */
  pay(token: string, amount: string): Promise<void>;
  /** Sends, confirms and lets the background work. */
  order(terms: OrderTermsWire): Promise<string>;
  statusOf(reference: string): Promise<string>;
  plan(regNo: string): Promise<Record<string, unknown>>;
}

/** A server with the small book and two mandates: of Asha's folio, and of Bela's. Its Sunday is 15-Nov-2026. */
export async function openPlanDesk(): Promise<PlanDesk> {
  const hub = await testApp({
    withJobs: true,
    // Months pass in these tests.
    config: {
      tokens: { accessSeconds: 100_000_000, refreshSeconds: 100_000_000, transactionSeconds: 100_000_000 },
      idleMinutes: { web: 10_000_000, native: 10_000_000 },
      sessionMaxHours: { web: 1_000_000, native: 1_000_000 },
    },
  });
  await seedOrderBook(hub.db);
  await hub.db.read(
    'system',
    `insert into mandate (arn, id, folio_no, umrn, bank, account, ifsc, channel, "limit", starts_on, ends_on, status)
     values ('ARN-100001', 'M1', $1, 'HDFC7000000000000001', 'HDFC Bank', '50100012344321', 'HDFC0000001', 'paper', 25000,
             '2024-01-01', '2060-12-31', 'APPROVED'),
            ('ARN-100001', 'M2', $2, 'HDFC7000000000000002', 'HDFC Bank', '50100012344321', 'HDFC0000001', 'paper', 25000,
             '2024-01-01', '2060-12-31', 'APPROVED')`,
    [folios.asha, folios.bela],
  );
  const [mine, theirs, investor] = [hub.client(), hub.client(), hub.client()];
  await mine.logIn(people.ifa.arn);
  await theirs.logIn(people.other.arn);
  const bodies = async (purpose: string): Promise<readonly string[]> => {
    const rows = await hub.db.read<{ body: string }>(
      'system',
      "select body from outbox_message where purpose = $1 and target = '9811111111' order by id desc",
      [purpose],
    );
    return rows.map(({ body }) => body);
  };
  const lastBody = async (purpose: string): Promise<string> => (await bodies(purpose))[0] ?? '';
  /** As the investor: opens the newest link, asks for a code and confirms all. */
  async function decide() {
    const token = /\/confirm\/([\w-]{43})/.exec(await lastBody('order-link'))?.[1] ?? '';
    const { confirmation } = await investor.request(openConfirmation, { token });
    hub.clock.advance({ seconds: 31 });
    await investor.request(sendConfirmationOtp, { token, channel: 'SMS' });
    const otp = /^\d{6}/.exec(await lastBody('order-otp'))?.[0] ?? '';
    const confirmed = (confirmation?.orders ?? []).map(({ reference }) => reference);
    return investor.call(decideConfirmation, { token, otp, confirmed, declined: [] });
  }
  const desk: PlanDesk = {
    hub,
    mine,
    theirs,
    investor,
    bodies,
    lastBody,
    async send(terms, by = mine) {
      const call = calls[terms.kind as keyof typeof calls] as typeof submitSip;
      const reply = await by.call(call, { terms: terms as never, consent: true });
      return reply.ok ? (reply.value.confirmations[0]?.orders[0]?.reference ?? '') : reply.message;
    },
    async confirm() {
      const reply = await decide();
      return reply.ok ? null : reply.message;
    },
    async confirmToPay() {
      const reply = await decide();
      return reply.ok ? (reply.value.payToken ?? '') : reply.message;
    },
    async pay(token, amount) {
      await investor.request(startPayment, { token, mode: 'netbanking', account });
      const [started] = await hub.db.read<{ reference: string }>(
        'system',
        'select reference from payment order by created_at desc, reference limit 1',
      );
      await hub.payments.bank?.act(started?.reference ?? '', {
        act: 'pay',
        amount: moneyOf(amount),
        payerAccount: '50100012344321',
        delivery: 'once',
        refusesRefund: false,
      });
    },
    async order(terms) {
      const reference = await desk.send(terms);
      const refused = await desk.confirm();
      if (refused !== null) throw new Error(refused);
      await hub.work();
      return reference;
    },
    statusOf: async (reference) => (await mine.request(record, { reference })).status,
    async plan(regNo) {
      const [row] = await hub.db.read<Record<string, unknown>>(
        'system',
        `select kind, folio_no as "folioNo", scheme_code as "schemeCode", target_code as "targetCode", amount, frequency,
                due_days as "dueDays", starts_on as "startsOn", ends_on as "endsOn", instalments, umrn, reason,
                ceased_on as "ceasedOn", paused_from as "pausedFrom", paused_to as "pausedTo",
                rejected_on as "rejectedOn", top_up_amount as "topUpAmount", top_up_basis_points as "topUpBasisPoints",
                top_up_months as "topUpMonths", payment_mode as "paymentMode", monthly
           from plan where reg_no = $1`,
        [regNo],
      );
      return row ?? {};
    },
  };
  return desk;
}
