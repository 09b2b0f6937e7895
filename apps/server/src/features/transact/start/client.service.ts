import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type { KycStatus } from '@hub/contract/calls/investor/investor';
import type { ClientFolio, transactClient } from '@hub/contract/calls/transact/transact-client';
import { maskContact, maskNumber, moneyOf, paise, todayInIndia, writeMoney } from '@hub/domain';
import { holdersOf, isGoodKyc } from '@hub/domain/orders/checks/check-folio';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import {
  type FolioRecord,
  findFoliosOfInvestors,
  folioBlock,
  maskedOrNull,
} from '../../investor/investor.public.ts';
import { findRecords } from '../records/records.repository.ts';
import { recordFilter } from '../records/records.service.ts';
import { recordRow } from '../records/records-presenter.ts';
import { findDebitingMandates } from './client.repository.ts';

function kycOf(folio: FolioRecord): KycStatus {
  const stated = holdersOf(folio).flatMap(({ kyc }) => kyc ?? []);
  return stated.find((kyc) => !isGoodKyc(kyc)) ?? stated.find((kyc) => kyc === 'REGISTERED') ?? 'VALIDATED';
}

const aumOf = ({ schemes }: FolioRecord): string =>
  writeMoney(paise(schemes.reduce((sum, { value }) => sum + moneyOf(value ?? '0.00'), 0n)));

/** What may transact comes first, then the largest. */
function byUse(one: ClientFolio, other: ClientFolio): number {
  const isBehind = Number(one.blocked !== null) - Number(other.blocked !== null);
  if (isBehind !== 0) return isBehind;
  const difference = moneyOf(other.aum) - moneyOf(one.aum);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return one.folioNo < other.folioNo ? -1 : 1;
}

/** Whom an order is for. Another distributor's client is not found, as if there were none. */
export async function getTransactClient(
  { db, session: { arn }, clock }: SignedInContext,
  { investorId }: RequestOf<typeof transactClient>,
): Promise<ResponseOf<typeof transactClient>> {
  const queries = oneStatement(db, { arn });
  const now = clock.now();
  const today = todayInIndia(now);
  const [records, mandates, orders] = await Promise.all([
    findFoliosOfInvestors(queries, arn, [investorId]),
    findDebitingMandates(queries, arn, investorId, `${today}`),
    findRecords(queries, recordFilter(arn, { investorId }, now), { limit: 1, offset: 0, toDoFirst: false }),
  ]);
  const [first] = records;
  if (first === undefined) throw new Refusal('not-found', texts.call.notFound);
  const mandateOf = (folioNo: string): ClientFolio['mandate'] => {
    const mandate = mandates.find((one) => one.folioNo === folioNo);
    return mandate === undefined
      ? null
      : { bank: mandate.bank, maskedAccount: maskNumber(mandate.account), limit: mandate.limit };
  };
  const folios = records.map((folio) => ({
    folioNo: folio.folioNo,
    holding: folio.holding,
    aum: aumOf(folio),
    kyc: kycOf(folio),
    blocked: folioBlock(folio, 'additional', today)?.message ?? null,
    mandate: mandateOf(folio.folioNo),
  }));
  return {
    id: investorId,
    name: first.name,
    maskedMobile: maskedOrNull(first.mobile, maskContact),
    folios: folios.sort(byUse),
    lastOrder: orders[0] === undefined ? null : recordRow(orders[0]),
  };
}
