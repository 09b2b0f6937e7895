import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import {
  preLoginTexts,
  type startPreLoginOrder as startPreLoginOrderCall,
} from '@hub/contract/calls/transact/transact-pre-login';
import type { OrderTermsWire } from '@hub/contract/orders/terms/terms-schema';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { moneyOf } from '@hub/domain';
import { checkPublicAmount } from '@hub/domain/orders/checks/check-public-amount';
import { bankAccountKey } from '@hub/domain/orders/terms/order-terms';
import type { CallContext } from '../../../calls/call-context.ts';
import type { JobContext } from '../../../calls/job-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { findSchemeRules } from '../../reference/reference.public.ts';
import { readArn } from '../../session/session.public.ts';
import type { PreLoginRequest } from '../orders/enqueue-work.ts';
import { lockFolios } from '../orders/lock-folios.repository.ts';
import { type FactBook, readFacts } from '../orders/order-facts.ts';
import { isOrderWaiting } from '../orders/orders.repository.ts';
import { placeOrders } from './place.service.ts';

const limits = { perAddress: 10, perArn: 60, perFolioADay: 5 };
const hour = 3600;

const panDigest = ({ security }: Pick<JobContext, 'security'>, pan: string): string =>
  security.digest('pan', pan).toString('base64url');

/** What the scheme takes of nobody: everybody may know it, so it is said at once. */
async function amountFault(
  db: CallContext['db'],
  { kind, schemeCode, amount }: Pick<PreLoginRequest, 'kind' | 'schemeCode' | 'amount'>,
): Promise<string | null> {
  const scheme = await findSchemeRules(oneStatement(db, 'nobody'), schemeCode);
  if (scheme === null || amount === null) return null;
  const finding = checkPublicAmount(kind, moneyOf(amount), scheme);
  return finding === null ? null : findingText(finding).title;
}

/**
 * Takes a request and says nothing of its folio: right and wrong ones cost the same, and are looked at when the answer
 * has gone. The limits count before anything is known, so they tell nothing either.
 */
export async function startPreLoginOrder(
  context: CallContext,
  { pan, ...input }: RequestOf<typeof startPreLoginOrderCall>,
): Promise<ResponseOf<typeof startPreLoginOrderCall>> {
  const { brand, db, ip, jobs, requestId } = context;
  const arn = readArn(input.arn, brand);
  if (arn === null) throw malformed({ arn: texts.field.arn });
  const message = preLoginTexts.tooOften;
  await context.limit(
    { name: 'pre-login-address', key: ip, max: limits.perAddress, windowSeconds: hour, message },
    { name: 'pre-login-arn', key: arn, max: limits.perArn, windowSeconds: hour, message },
    {
      name: 'pre-login-folio',
      key: `${arn} ${input.folioNo}`,
      max: limits.perFolioADay,
      windowSeconds: 24 * hour,
      message,
    },
  );
  const fault = await amountFault(db, input);
  if (fault !== null) throw new Refusal('rule', fault, { fields: { amount: fault } });
  const request = { ...input, arn, panDigest: panDigest(context, pan.trim().toUpperCase()), ip, requestId };
  await db.transaction('system', (tx) => jobs.enqueue(tx, 'transact.pre-login', request));
  return { status: 'Success' };
}

/** The terms, with what only the book knows: the account, and which option the scheme has. */
function termsOf(request: PreLoginRequest, book: FactBook): OrderTermsWire | null {
  const { folioNo, schemeCode, kind, amount, euin } = request;
  const banks = book.folioOf(folioNo)?.banks ?? [];
  const bank = banks.find(({ isDefault }) => isDefault) ?? banks[0];
  const scheme = book.schemeOf(schemeCode);
  if (bank === undefined || bank.ifsc === null || bank.account === null || scheme === null) return null;
  const account = bankAccountKey(bank.ifsc, bank.account);
  if (kind === 'redeem') {
    const quantity = amount === null ? { by: 'all' as const } : { by: 'amount' as const, amount };
    return { kind, folioNo, schemeCode, quantity, account };
  }
  if (amount === null) return null;
  return {
    kind,
    folioNo,
    schemeCode,
    idcw: scheme.option === 'GROWTH' ? 'Z' : scheme.isinReinvest === null ? 'N' : 'Y',
    amount,
    payMode: 'netbanking',
    account,
    mandate: null,
    euin,
    isExecutionOnly: euin === null,
    subArn: null,
  };
}

/**
 * Places the order when ARN, PAN and folio belong together and pre-flight allows it; else nothing happens, and nobody
 * is told. The same order that waits for its investor already is not sent again, also when the job runs twice.
 */
export async function placePreLoginOrder(context: JobContext, request: PreLoginRequest): Promise<void> {
  const { db, clock, log } = context;
  const { arn, ip, requestId } = request;
  const now = clock.now();
  const placed = db.transaction({ arn }, async (tx) => {
    await lockFolios(tx, arn, [request.folioNo]);
    const book = await readFacts(tx, arn, [request], { now });
    const pan = book.folioOf(request.folioNo)?.pan ?? null;
    if (pan === null || panDigest(context, pan) !== request.panDigest) return;
    const terms = termsOf(request, book);
    if (terms === null || (await isOrderWaiting(tx, arn, terms))) return;
    await placeOrders({ ...context, session: { arn, transactionOnly: true }, ip, requestId }, tx, [terms]);
  });
  await placed.catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    log.info({ arn, requestId }, 'an order without a login is not allowed');
  });
}
