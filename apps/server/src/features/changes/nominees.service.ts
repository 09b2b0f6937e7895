import type { RequestOf, ResponseOf } from '@hub/contract';
import type { WaitingChange } from '@hub/contract/calls/changes/changes';
import type {
  changeNominees as changeNomineesCall,
  nominees,
  RegisteredNominee,
} from '@hub/contract/calls/changes/nominee';
import { type NominationWire, readNomination } from '@hub/contract/nominees/nomination-schema';
import { nomineeFindingText, nomineeTexts } from '@hub/contract/nominees/nominee-texts';
import { dayNumberOf, maskContact, todayInIndia } from '@hub/domain';
import { checkNominees, isMinorNominee, mayNominate } from '@hub/domain/nominees/check-nominees';
import type { NominationFacts } from '@hub/domain/nominees/nominee';
import { nomineeLimitsOn } from '@hub/domain/nominees/nominee-limits';
import type { CallContext, ChangeContext, SignedInContext } from '../../calls/call-context.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { contactsOf } from '../../client-messages/contacts.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { getNomineeRelations } from '../reference/reference.public.ts';
import { shareText, waitingOf } from './change-lines.ts';
import { findOpenChange } from './changes.repository.ts';
import { noFolio } from './contact.service.ts';
import { type ChangeFolio, findChangeFolio, type NomineeJson } from './folio.repository.ts';
import { sendLinkToInvestor } from './request-change.service.ts';

const holdersOf = ({ name, minor, holders }: ChangeFolio): string[] => [
  minor === null ? name : minor.name,
  ...holders.map((holder) => holder.name),
];

const factsOf = (folio: ChangeFolio): NominationFacts => ({
  taxStatus: folio.taxStatus,
  holders: holdersOf(folio),
  relations: getNomineeRelations().map(({ code }) => code),
});

/** Why a nomination cannot be changed with a link, in words. */
export function blockOf(context: Pick<CallContext, 'messenger'>, folio: ChangeFolio): string | null {
  if (!mayNominate(folio.taxStatus)) return nomineeTexts.notForStatus(folio.taxStatus);
  if (folio.holding === 'JO') return nomineeTexts.joint;
  return contactsOf(context, folio).length === 0 ? nomineeTexts.noContact : null;
}

/** Feeds write relations as they like: a word of the list has its code. */
const codeOf = (words: string): string =>
  getNomineeRelations().find(({ name }) => name.toUpperCase() === words.trim().toUpperCase())?.code ?? '';

function registeredOf(nominee: NomineeJson, today: Temporal.PlainDate): RegisteredNominee {
  const { name, relation, share, birthDate, guardian, guardianRelation } = nominee;
  const born = birthDate === undefined ? null : Temporal.PlainDate.from(birthDate);
  return {
    name,
    relation: relation ?? '',
    relationCode: codeOf(relation ?? ''),
    share: share === null || share === undefined ? '' : shareText(share),
    birthDate: birthDate ?? null,
    isMinor: isMinorNominee(born, today),
    guardian: guardian === undefined ? null : { name: guardian, relation: codeOf(guardianRelation ?? '') },
  };
}

export async function getNominees(
  context: SignedInContext,
  { folioNo }: RequestOf<typeof nominees>,
): Promise<ResponseOf<typeof nominees>> {
  const { db, session, clock } = context;
  const { arn } = session;
  const now = clock.now();
  const today = todayInIndia(now);
  const queries = oneStatement(db, { arn });
  const folio = await findChangeFolio(queries, arn, folioNo);
  if (folio === null) throw noFolio();
  const waiting = await findOpenChange(queries, arn, folio, 'nomination', `${now}`);
  return {
    investor: { id: folio.investorId, name: folio.name },
    folioNo,
    holding: folio.holding,
    taxStatus: folio.taxStatus,
    holders: holdersOf(folio),
    nominees: folio.nominees.map((nominee) => registeredOf(nominee, today)),
    isOptOut: folio.isOptOut,
    blocked: blockOf(context, folio),
    today: `${today}`,
    maxNominees: nomineeLimitsOn(dayNumberOf(today)).maxNominees,
    relations: getNomineeRelations().map((relation) => ({ ...relation })),
    contacts: contactsOf(context, folio).map(({ to }) => maskContact(to)),
    waiting: waiting === null ? null : waitingOf(waiting),
  };
}

/** What is wrong with it now, at its field of the call; null when nothing is. */
export function nominationFault(
  folio: ChangeFolio,
  terms: NominationWire,
  today: Temporal.PlainDate,
): Refusal | null {
  const findings = checkNominees(readNomination(terms), factsOf(folio), today);
  const [first] = findings;
  if (first === undefined) return null;
  const fields = Object.fromEntries(
    findings.map((finding) => [`terms.${finding.field}`, nomineeFindingText(finding)]),
  );
  return new Refusal('rule', nomineeFindingText(first), { fields });
}

export async function changeNominees(
  context: ChangeContext,
  tx: Tx,
  { folioNo, terms }: RequestOf<typeof changeNomineesCall>,
): Promise<WaitingChange> {
  const { session, clock } = context;
  const folio = await findChangeFolio(tx, session.arn, folioNo);
  if (folio === null) throw noFolio();
  const blocked = blockOf(context, folio);
  if (blocked !== null) throw new Refusal('rule', blocked);
  const fault = nominationFault(folio, terms, todayInIndia(clock.now()));
  if (fault !== null) throw fault;
  const before = { nominees: folio.nominees, isOptOut: folio.isOptOut };
  return sendLinkToInvestor(context, tx, folio, { kind: 'NOMINATION', terms, before });
}
