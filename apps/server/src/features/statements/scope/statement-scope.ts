import { texts } from '@hub/contract';
import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { statementTexts } from '@hub/contract/statements/statement-texts';
import { maskContact, maskNumber } from '@hub/domain';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import type { Queries } from '../../../db/queries.ts';
import { type FolioRecord, findFoliosOfInvestors, maskedOrNull } from '../../investor/investor.public.ts';
import { findDistributorName } from '../../transact/transact.public.ts';
import { findFamily, findPerson, type PersonRecord } from './people.repository.ts';

/** For whom and on which day a statement is read: by a call, or by a job that has no caller. */
export interface StatementReader {
  readonly queries: Queries;
  readonly arn: string;
  readonly today: Temporal.PlainDate;
}

export interface Whose {
  readonly investorId: string;
  readonly folioNo?: string | undefined;
  readonly family?: true | undefined;
}

export interface StatementScope {
  /** The client first; the others are of the family. */
  readonly people: readonly PersonRecord[];
  readonly folios: readonly FolioRecord[];
  readonly distributor: AccountStatement['distributor'];
}

/** More than any family is; a name that so many share is none. */
const MOST_MEMBERS = 50;

/** What is nobody's here, or another distributor's, is not found. */
const notFound = () => new Refusal('not-found', texts.call.notFound);

export async function readScope(
  { queries, arn }: StatementReader,
  { investorId, folioNo, family }: Whose,
): Promise<StatementScope> {
  const [people, name] = await Promise.all([
    family ? findFamily(queries, arn, investorId, MOST_MEMBERS + 1) : findPerson(queries, arn, investorId),
    findDistributorName(queries, arn),
  ]);
  if (people.length === 0) throw notFound();
  if (people.length > MOST_MEMBERS) {
    throw new Refusal('rule', statementTexts.tooManyMembers(MOST_MEMBERS));
  }
  const ids = people.map(({ id }) => id);
  const all = await findFoliosOfInvestors(queries, arn, ids);
  const folios = folioNo === undefined ? all : all.filter((folio) => folio.folioNo === folioNo);
  if (folioNo !== undefined && folios.length === 0) throw notFound();
  const byPerson = (one: FolioRecord, other: FolioRecord): number =>
    ids.indexOf(one.investorId) - ids.indexOf(other.investorId);
  return { people, folios: folios.toSorted(byPerson), distributor: { name, arn } };
}

export const personOf = (person: PersonRecord): AccountStatement['people'][number] => ({
  id: person.id,
  name: person.name,
  maskedPan: maskedOrNull(person.pan, maskNumber),
  maskedMobile: maskedOrNull(person.mobile, maskContact),
  maskedEmail: maskedOrNull(person.email, maskContact),
  kyc: person.kyc,
  taxStatus: person.taxStatus,
});
