import { randomUUID } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  type checkRenewals as checkRenewalsCall,
  MOST_RENEWALS,
  type Renewal,
  type renewalBatch,
  type renewalBatches,
  type sendRenewals as sendRenewalsCall,
} from '@hub/contract/calls/opportunity/opportunity-renewals';
import { opportunityTexts } from '@hub/contract/opportunity/opportunity-texts';
import { writeTerms } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { todayInIndia, writeMoney } from '@hub/domain';
import { opportunityRowName } from '@hub/domain/opportunity/lists';
import { renewalTerms } from '@hub/domain/opportunity/renewal';
import type { Finding } from '@hub/domain/orders/checks/finding';
import type { PlanFacts } from '@hub/domain/orders/facts/order-facts';
import type { SipTerms } from '@hub/domain/orders/terms/plan-terms';
import { toppedUpAmount } from '@hub/domain/plans/top-up';
import type { ChangeContext, SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import {
  checkInTurn,
  type FactBook,
  findRecordsOf,
  placeOrders,
  readFacts,
} from '../../transact/transact.public.ts';
import {
  type BatchLine,
  type EndingSip,
  findBatches,
  findEndingSips,
  insertBatch,
} from './renewals.repository.ts';

type Requested = RequestOf<typeof checkRenewalsCall>;

interface Prepared {
  readonly sip: EndingSip;
  readonly plan: PlanFacts;
  readonly terms: SipTerms;
  readonly block: Finding | null;
}

interface Renewals {
  readonly prepared: readonly Prepared[];
  readonly refused: ResponseOf<typeof checkRenewalsCall>['refused'];
  readonly ending: number;
  readonly book: FactBook;
}

function goodEuins({ rows }: FactBook, today: Temporal.PlainDate) {
  const on = today.toString();
  return rows.euins
    .filter(({ validFrom, validTo }) => (validFrom ?? on) <= on && (validTo ?? on) >= on)
    .map(({ euin, name }) => ({ euin, name }));
}

/** What each would be, checked after those before it; and which of the rows are not there any more. */
async function prepare(
  queries: Queries,
  arn: string,
  { keys, stepUp, months, euin, isExecutionOnly }: Requested,
  { now, isSent }: { readonly now: Temporal.Instant; readonly isSent: boolean },
): Promise<Renewals> {
  const today = todayInIndia(now);
  const wanted = keys === undefined ? null : [...new Set(keys)];
  const sips = await findEndingSips(queries, arn, today.toString(), { keys: wanted, most: MOST_RENEWALS });
  const book = await readFacts(queries, arn, sips, { now });
  const requested = {
    stepUp: stepUp * 100,
    months: months ?? null,
    // Looked at before an EUIN is chosen, all else is checked as if it were.
    euin: euin ?? (isSent ? null : (goodEuins(book, today)[0]?.euin ?? null)),
    isExecutionOnly,
  };
  const started = sips.flatMap((sip) => {
    const facts = book.factsOf(sip);
    const plan = facts.plans.find((one) => one.kind === 'SIP' && one.regNo === sip.regNo);
    if (plan === undefined || facts.scheme === null) return [];
    const terms = renewalTerms(sip.folioNo, plan, { ...facts, scheme: facts.scheme }, requested, today);
    return [{ sip, plan, terms: { ...terms, begunFrom: opportunityRowName('maturity', sip.key) } }];
  });
  const checked = [
    ...checkInTurn(
      book,
      started.map(({ terms }) => terms),
      now,
    ),
  ];
  const there = new Set(started.map(({ sip }) => sip.key));
  return {
    prepared: started.map((one, index) => ({ ...one, block: checked[index]?.block ?? null })),
    refused: (wanted ?? [])
      .filter((key) => !there.has(key))
      .map((key) => ({ key, investor: null, why: opportunityTexts.notThereAnyMore })),
    ending: sips[0]?.ending ?? 0,
    book,
  };
}

function renewalOf(
  { sip, plan, terms, block }: Prepared,
  book: FactBook,
  today: Temporal.PlainDate,
): Renewal {
  const mandate = book.factsOf(sip).mandates.find(({ id }) => id === terms.mandate);
  return {
    key: sip.key,
    investorId: sip.investorId,
    investor: sip.investor,
    folioNo: sip.folioNo,
    regNo: sip.regNo,
    scheme: sip.scheme,
    amount: writeMoney(toppedUpAmount(plan.amount, plan.topUp, plan.startsOn, today)),
    renewedAmount: writeMoney(terms.amount),
    endsOn: plan.endsOn.toString(),
    startsOn: terms.startsOn.toString(),
    renewedEnd: terms.end.by === 'date' ? terms.end.date.toString() : null,
    mandate: mandate
      ? {
          bank: mandate.bank,
          maskedAccount: mandate.maskedAccount,
          limit: writeMoney(mandate.limit),
          endsOn: mandate.endsOn.toString(),
        }
      : null,
    block: block && { ...findingText(block), field: block.field },
  };
}

export async function checkRenewals(
  { db, session, clock }: SignedInContext,
  requested: Requested,
): Promise<ResponseOf<typeof checkRenewalsCall>> {
  const { arn } = session;
  const now = clock.now();
  const queries = oneStatement(db, { arn });
  const { prepared, refused, ending, book } = await prepare(queries, arn, requested, { now, isSent: false });
  const today = todayInIndia(now);
  const euins = goodEuins(book, today);
  return { items: prepared.map((one) => renewalOf(one, book, today)), ending, refused, euins };
}

/** Those that nothing blocks go out, one link for each investor; the others are said with what is in their way. */
export async function sendRenewals(
  context: ChangeContext,
  tx: Tx,
  { consent: _consent, ...requested }: RequestOf<typeof sendRenewalsCall>,
): Promise<ResponseOf<typeof sendRenewalsCall>> {
  const { arn } = context.session;
  const now = context.clock.now();
  const { prepared, refused } = await prepare(tx, arn, requested, { now, isSent: true });
  const blocked = prepared.flatMap(({ sip, block }) => {
    if (block === null) return [];
    const { title, fix } = findingText(block);
    return [{ key: sip.key, investor: sip.investor, why: `${title}. ${fix}` }];
  });
  const left = [...refused, ...blocked];
  const good = prepared.filter(({ block }) => block === null);
  if (good.length === 0) return { id: null, orders: 0, links: 0, refused: left };
  const { confirmations } = await placeOrders(
    context,
    tx,
    good.map(({ terms }) => writeTerms(terms)),
  );
  const id = randomUUID();
  const references = confirmations.flatMap(({ orders }) => orders.map(({ reference }) => reference));
  await insertBatch(tx, arn, {
    id,
    at: `${now}`,
    stepUp: requested.stepUp,
    months: requested.months ?? null,
    references,
  });
  return { id, orders: references.length, links: confirmations.length, refused: left };
}

const MOST_BATCHES = 20;

const batchOf = ({ id, at, stepUp, months, references, statuses }: BatchLine) => ({
  id,
  at,
  stepUp,
  months,
  orders: references.length,
  statuses: { ...statuses },
});

export async function getRenewalBatches({
  db,
  session,
}: SignedInContext): Promise<ResponseOf<typeof renewalBatches>> {
  const { arn } = session;
  const batches = await findBatches(oneStatement(db, { arn }), arn, { id: null, limit: MOST_BATCHES });
  return { items: batches.map(batchOf) };
}

export async function getRenewalBatch(
  { db, session, clock }: SignedInContext,
  { id }: RequestOf<typeof renewalBatch>,
): Promise<ResponseOf<typeof renewalBatch>> {
  const { arn } = session;
  const queries = oneStatement(db, { arn });
  const [batch] = await findBatches(queries, arn, { id, limit: 1 });
  if (batch === undefined) throw new Refusal('not-found', texts.call.notFound);
  const lines = await findRecordsOf(queries, arn, batch.references);
  return {
    ...batchOf(batch),
    now: `${clock.now()}`,
    items: lines.map((line) => ({
      reference: line.reference,
      investorId: line.investorId,
      investor: line.investor,
      scheme: line.summary.scheme.name,
      headline: line.summary.headline,
      amount: line.summary.amount ?? '0.00',
      status: line.status,
      expiresAt: line.expiresAt,
      openedAt: line.openedAt,
    })),
  };
}
