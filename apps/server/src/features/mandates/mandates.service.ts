import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  bankMandates,
  MandateDetails,
  mandateOverview,
  otmAccounts,
  otmBanks,
  otmDetails,
  otmList,
} from '@hub/contract/calls/mandates/mandates';
import { cancelFaultText, mandateTexts, swapFaultText } from '@hub/contract/mandates/mandate-texts';
import { maskContact, maskNumber, perpetualEnd, todayInIndia, writeMoney } from '@hub/domain';
import { cancelFault, swapFault } from '@hub/domain/mandates/mandate-use';
import type { SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import { oneStatement } from '../../db/queries.ts';
import { approvalLink } from './approval-message.ts';
import { channelsOf, checkFacts } from './mandate-facts.ts';
import {
  countMandates,
  findBank,
  findDistributorName,
  findFolio,
  findMandate,
  findMandates,
  findRunningSips,
  findToDo,
  type MandateRow,
} from './mandates.repository.ts';
import { mandateOf, planOf } from './mandates-presenter.ts';
import { swapTermsOf } from './swap-terms.ts';

const EXPIRING_MONTHS = 3;
const MOST_TO_DO = 12;

const requested = ({ db, session, clock }: SignedInContext) => ({
  arn: session.arn,
  queries: oneStatement(db, { arn: session.arn }),
  today: clock.today(),
});

export async function getMandateOverview(
  context: SignedInContext,
): Promise<ResponseOf<typeof mandateOverview>> {
  const { arn, queries, today } = requested(context);
  const expiringUntil = today.add({ months: EXPIRING_MONTHS }).toString();
  const [counts, toDo] = await Promise.all([
    countMandates(queries, arn, expiringUntil),
    findToDo(queries, arn, { expiringUntil, limit: MOST_TO_DO }),
  ]);
  return {
    ...counts,
    toDo: toDo.map(({ investorId, name, account, ...row }) => ({
      ...row,
      investor: { id: investorId, name },
      maskedAccount: maskNumber(account),
    })),
  };
}

export async function getBankMandates(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof bankMandates>,
): Promise<ResponseOf<typeof bankMandates>> {
  const { arn, queries, today } = requested(context);
  const [folio, rows, sips] = await Promise.all([
    findFolio(queries, arn, folioNo),
    findMandates(queries, arn, folioNo),
    findRunningSips(queries, arn, folioNo, today.toString()),
  ]);
  if (folio === null) throw new Refusal('not-found', mandateTexts.unknownFolio);
  return {
    investor: { id: folio.investorId, name: folio.name },
    mandates: rows.map((row) => mandateOf(row, sips, today)),
  };
}

export const approvedOn = ({ status, decidedAt }: MandateRow): Temporal.PlainDate | null =>
  status === 'APPROVED' && decidedAt !== null ? todayInIndia(Temporal.Instant.from(decidedAt)) : null;

export async function getOtmDetails(
  context: SignedInContext,
  { folioNo, id }: RequestOf<typeof otmDetails>,
): Promise<MandateDetails> {
  const { arn, queries, today } = requested(context);
  const [folio, row, sips, distributor, inFlight] = await Promise.all([
    findFolio(queries, arn, folioNo),
    findMandate(queries, arn, folioNo, id),
    findRunningSips(queries, arn, folioNo, today.toString()),
    findDistributorName(queries, arn),
    context.mandates.inFlight(oneStatement(context.db, 'system'), [id]),
  ]);
  if (folio === null || row === null) throw new Refusal('not-found', mandateTexts.unknown);
  const fault = cancelFault(
    { status: row.status, approvedOn: approvedOn(row) },
    { today, hasDebitInFlight: inFlight.has(id) },
  );
  const isWaiting = row.status === 'INITIATED' && row.approvalUrl !== null;
  const others = sips.filter(({ umrn }) => row.umrn === null || umrn !== row.umrn);
  return {
    ...mandateOf(row, sips, today),
    investor: { id: folio.investorId, name: folio.name },
    sentTo: row.channel === 'paper' ? [] : contactsOf(context, folio).map(({ to }) => maskContact(to)),
    cancelFault: fault === null ? null : cancelFaultText(fault),
    canResend: isWaiting,
    link: isWaiting ? approvalLink(context, { ...row, distributor }) : null,
    hasForm: row.status === 'INITIATED' && row.channel === 'paper',
    movable:
      row.status === 'APPROVED'
        ? others.map((sip) => {
            const { mandate, plan } = swapTermsOf(row, sip, perpetualEnd());
            const why = swapFault(mandate, plan, { hasDebitInFlight: false });
            return { ...planOf(sip), fault: why === null ? null : swapFaultText(why) };
          })
        : [],
  };
}

export async function getOtmList(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof otmList>,
): Promise<ResponseOf<typeof otmList>> {
  const { arn, queries, today } = requested(context);
  const [rows, sips] = await Promise.all([
    findMandates(queries, arn, folioNo),
    findRunningSips(queries, arn, folioNo, today.toString()),
  ]);
  return rows
    .filter(({ status, endsOn }) => status === 'APPROVED' && endsOn >= today.toString())
    .map((row) => mandateOf(row, sips, today))
    .flatMap(({ maskedUmrn, ...one }) => {
      if (maskedUmrn === null) return [];
      const { id, channel, bank, maskedAccount, limit, left, startsOn, endsOn } = one;
      return [{ id, channel, maskedUmrn, bank, maskedAccount, limit, left, startsOn, endsOn }];
    });
}

export async function getOtmAccounts(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof otmAccounts>,
): Promise<ResponseOf<typeof otmAccounts>> {
  const { arn, queries, today } = requested(context);
  const [folio, rows] = await Promise.all([
    findFolio(queries, arn, folioNo),
    findMandates(queries, arn, folioNo),
  ]);
  if (folio === null) throw new Refusal('not-found', mandateTexts.unknownFolio);
  const facts = checkFacts(folio, rows, today);
  const { banks, ...rest } = facts.folio;
  return {
    investor: { id: folio.investorId, name: folio.name },
    today: today.toString(),
    ...rest,
    accounts: banks.map(({ channels, ...account }) => ({ ...account, channels: [...channels] })),
    open: facts.open.map(({ account, limit, endsOn }) => ({
      account,
      limit: writeMoney(limit),
      endsOn: endsOn.toString(),
    })),
  };
}

export async function getOtmBanks(
  context: SignedInContext,
  { ifsc }: RequestOf<typeof otmBanks>,
): Promise<ResponseOf<typeof otmBanks>> {
  const offer = await findBank(requested(context).queries, ifsc.slice(0, 4));
  return { bank: offer?.name ?? null, channels: channelsOf(offer) };
}
