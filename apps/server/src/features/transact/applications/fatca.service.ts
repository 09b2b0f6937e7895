import type { RequestOf, ResponseOf } from '@hub/contract';
import type { fatcaDetails } from '@hub/contract/calls/transact/transact-applications';
import { maskNumber } from '@hub/domain';
import {
  addressTypes,
  grossIncomes,
  occupations,
  taxIdTypes,
  wealthSources,
} from '@hub/domain/applications/application-codes';
import { politicalExposures } from '@hub/domain/orders/terms/order-codes';
import type { SignedInContext } from '../../../calls/call-context.ts';
import { oneStatement } from '../../../db/queries.ts';
import { countries } from '../../reference/reference.public.ts';
import { findFatca } from './fatca.repository.ts';

type Details = ResponseOf<typeof fatcaDetails>;

const listed = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));

const oneOf = <Code extends string>(codes: Readonly<Record<Code, string>>, value: unknown): Code | null =>
  typeof value === 'string' && Object.hasOwn(codes, value) ? (value as Code) : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A declaration as a folio stores it, its tax ids masked. */
export function readFatca(stored: Readonly<Record<string, unknown>> | null): Details['existing'] {
  if (stored === null || !Array.isArray(stored.residencies)) return null;
  return {
    residencies: stored.residencies.slice(0, 4).map((one: Readonly<Record<string, unknown>>) => ({
      country: textOf(one.country),
      taxId: one.tin ? maskNumber(textOf(one.tin)) : '',
      taxIdType: oneOf(taxIdTypes, one.tinType),
    })),
    income: oneOf(grossIncomes, stored.income),
    occupation: oneOf(occupations, stored.occupation),
    wealth: oneOf(wealthSources, stored.wealth),
    pep: oneOf(politicalExposures, stored.politicallyExposed),
    birthCountry: textOf(stored.birthCountry),
    birthPlace: textOf(stored.birthPlace),
    addressType: oneOf(addressTypes, stored.addressType),
    residenceAddress: textOf(stored.residenceAddress),
  };
}

export async function getFatcaDetails(
  { db, session: { arn } }: SignedInContext,
  { folioNo }: RequestOf<typeof fatcaDetails>,
): Promise<Details> {
  const stored = folioNo === undefined ? null : await findFatca(oneStatement(db, { arn }), arn, folioNo);
  return {
    incomes: listed(grossIncomes),
    occupations: listed(occupations),
    wealthSources: listed(wealthSources),
    addressTypes: listed(addressTypes),
    taxIdTypes: listed(taxIdTypes),
    politicalExposures: listed(politicalExposures),
    countries: [...countries()],
    existing: readFatca(stored),
  };
}
