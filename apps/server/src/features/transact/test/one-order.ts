import {
  decideConfirmation,
  openConfirmation,
  paymentState,
  sendConfirmationOtp,
  startPayment,
} from '@hub/contract/calls/confirmation/confirmation';
import { saveDrafts } from '@hub/contract/calls/transact/transact';
import { deleteRecord, record, shareLink, updateRecord } from '@hub/contract/calls/transact/transact-records';
import type { Database } from '../../../db/database.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { account, arnOf, euinOf, folioOf, mobileOf, schemeCodes } from './many-folios.ts';
import { placeCart } from './place-cart.ts';
import { readCode } from './sent-messages.ts';

/*
 * All that may be done with one order, done at once: by its distributor, its investor and the bank. One link has two
 * orders, of which the second may be cancelled.
 */

/** One of the processes that serve. */
export interface Side {
  client(): TestClient;
  /** A form of the demo's own pages; the status of the answer. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<number>;
}

export interface OneLink {
  readonly arn: string;
  readonly token: string;
  readonly otp: string;
  /** Of the two orders. */
  readonly references: readonly [string, string];
  /** Once it is confirmed. */
  payToken: string | null;
  /** Once a payment was begun. */
  bankPage: string | null;
}

interface Answer {
  readonly status: number;
}

export type Act = (link: OneLink, session: TestClient, side: Side) => Promise<Answer>;

type Replied = { readonly ok: true } | { readonly ok: false; readonly status: number };
const answerOf = (reply: Replied): Answer => ({ status: reply.ok ? 200 : reply.status });

const update =
  (act: 'resend' | 'extend' | 'resend-payment'): Act =>
  async ({ references: [reference] }, session) =>
    answerOf(await session.call(updateRecord, { reference, act }));
const cancel =
  (at: 0 | 1): Act =>
  async ({ references }, session) =>
    answerOf(await session.call(deleteRecord, { id: references[at] }));
const read: Act = async ({ references: [reference] }, session) =>
  answerOf(await session.call(record, { reference }));

/** While the link waits for the investor. */
export const linkActs = {
  share: async ({ references: [reference] }, session) =>
    answerOf(await session.call(shareLink, { reference })),
  resend: update('resend'),
  extend: update('extend'),
  read,
  'cancel-second': cancel(1),
  open: async ({ token }, _, side) => answerOf(await side.client().call(openConfirmation, { token })),
  'ask-code': async ({ token }, _, side) =>
    answerOf(await side.client().call(sendConfirmationOtp, { token, channel: 'EMAIL' })),
  async decide(link, _, side) {
    const { token, otp, references } = link;
    const reply = await side
      .client()
      .call(decideConfirmation, { token, otp, confirmed: [...references], declined: [] });
    if (reply.ok) link.payToken = reply.value.payToken;
    return answerOf(reply);
  },
} satisfies Readonly<Record<string, Act>>;

/** While the money is waited for. */
export const moneyActs = {
  'resend-payment': update('resend-payment'),
  'look-at-payment': async ({ payToken }, _, side) =>
    answerOf(await side.client().call(paymentState, { token: payToken ?? '' })),
  async pay(link, _, side) {
    const reply = await side
      .client()
      .call(startPayment, { token: link.payToken ?? '', mode: 'netbanking', account });
    if (!reply.ok) return answerOf(reply);
    if (reply.value.kind !== 'page') throw new Error('Net banking has a page');
    link.bankPage = reply.value.url;
    return { status: await side.post(reply.value.url, { act: 'approve', delivery: 'twice' }) };
  },
  'cancel-first': cancel(0),
  'cancel-second': cancel(1),
  read,
} satisfies Readonly<Record<string, Act>>;

export interface Desk {
  readonly db: Database;
  readonly sides: readonly Side[];
  /** The distributor's own, one for each side. */
  readonly sessions: readonly TestClient[];
}

/** A link with two lumpsums, with the code that the investor was sent. */
export async function sendLink(
  { db, sides, sessions }: Desk,
  at: { readonly distributor: number; readonly folio: number },
): Promise<OneLink> {
  const arn = arnOf(at.distributor);
  const [session] = sessions as [TestClient];
  const orders = ['5000', '6000'].map((amount) => ({
    kind: 'lumpsum' as const,
    folioNo: folioOf(at.distributor, at.folio),
    schemeCode: schemeCodes[3] as string,
    idcw: 'Z' as const,
    amount,
    payMode: 'netbanking' as const,
    account,
    euin: euinOf(at.distributor),
    isExecutionOnly: false,
    subArn: null,
  }));
  const { items } = await session.request(saveDrafts, { orders });
  const { confirmations } = await placeCart(session.request, items);
  const references = confirmations.flatMap((one) => one.orders.map(({ reference }) => reference));
  const mobile = mobileOf(at.distributor, at.folio);
  const [message] = await db.read<{ body: string }>(
    'system',
    "select body from outbox_message where purpose = 'order-link' and target = $1 order by id desc limit 1",
    [mobile],
  );
  const token = /\/confirm\/([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? '';
  await (sides[0] as Side).client().request(sendConfirmationOtp, { token, channel: 'SMS' });
  return {
    arn,
    token,
    otp: await readCode(db, mobile),
    references: references as [string, string],
    payToken: null,
    bankPage: null,
  };
}

export interface Done {
  readonly act: string;
  readonly link: OneLink;
  readonly status: number;
}

/** Does these at once, each on one of the sides. */
export const actAtOnce = (
  desk: Desk,
  link: OneLink,
  acts: readonly (readonly [string, Act])[],
): Promise<Done[]> =>
  Promise.all(
    acts.map(async ([act, run], n) => {
      const at = n % desk.sides.length;
      const { status } = await run(link, desk.sessions[at] as TestClient, desk.sides[at] as Side);
      return { act, link, status };
    }),
  );

/** What must select nothing, whatever came before what. */
const nothing: Readonly<Record<string, string>> = {
  'a timeline with a gap':
    'select reference from order_event group by arn, reference having max(n) <> count(*) or min(n) <> 1',
  'an event that happened twice': `select reference, type from order_event
     where type not in ('link-sent', 'payment-started') group by arn, reference, type having count(*) > 1`,
  'an order in two ends': `select reference from order_event where type in ('cancelled', 'allotted', 'rejected')
     group by arn, reference having count(*) > 1`,
  'a cancelled order that keeps money': `select o.reference from orders o, jsonb_array_elements(o.payments) p
     where o.status = 'cancelled' and p ->> 'status' in ('held', 'invested')`,
  'a credit that the bank does not have': `select payment_id from bank_credit c
     where not exists (select from bank_payment b where b.id = c.payment_id and b.amount = c.amount)`,
  'a credit of the bank that nobody took':
    'select id from bank_payment b where not exists (select from bank_credit c where c.payment_id = b.id)',
  'money that is neither at an order nor on its way back': `select c.payment_id from bank_credit c
     where c.amount <> (select coalesce(sum((p ->> 'amount')::numeric), 0)
                          from orders o, jsonb_array_elements(o.payments) p where p ->> 'id' = c.name)
                     + (select coalesce(sum(r.amount), 0) from refund r
                         where r.payment_id = c.payment_id and r.order_reference is null)`,
  'an order whose money does not go back though it says so': `select o.reference
      from orders o, jsonb_array_elements(o.payments) p
     where p ->> 'status' in ('to-refund', 'refunding', 'refunded') and not exists (
           select from refund r where r.order_reference = o.reference and r.amount = (p ->> 'amount')::numeric)`,
};

const eventOf = {
  decide: 'confirmed',
  'cancel-first': 'cancelled',
  'cancel-second': 'cancelled',
} as const;

/** All that is not as it should be, in words: an act that broke, was lost or was done twice. */
export async function oneOrderFindings(db: Database, done: readonly Done[]): Promise<string[]> {
  const findings = done
    .filter(({ status }) => status >= 500)
    .map(({ act, status }) => `${act} was answered with ${status}`);
  const events = await db.read<{ reference: string; type: string; details: { act?: string } }>(
    'system',
    'select reference, type, details from order_event',
  );
  const count = (reference: string, type: string) =>
    events.filter((event) => event.reference === reference && event.type === type).length;
  for (const { act, link, status } of done) {
    const type = eventOf[act as keyof typeof eventOf];
    if (type === undefined || status !== 200) continue;
    const references = act === 'decide' ? link.references : [link.references[act === 'cancel-first' ? 0 : 1]];
    for (const reference of references) {
      if (count(reference, type) !== 1)
        findings.push(`${act} of ${reference} is written ${count(reference, type)} times`);
    }
  }
  for (const link of new Set(done.map((one) => one.link))) {
    const sent = done.filter(
      ({ act, status, link: of }) => of === link && status === 200 && (act === 'resend' || act === 'extend'),
    );
    const [reference] = link.references;
    const written = count(reference, 'link-sent');
    // The first one is of the order itself.
    if (written !== sent.length + 1)
      findings.push(`${reference}: ${sent.length} sendings are written ${written - 1} times`);
  }
  for (const [what, select] of Object.entries(nothing)) {
    const rows = await db.read('system', select);
    if (rows.length > 0) findings.push(`${what}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return findings;
}
