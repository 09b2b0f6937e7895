import type { HolderRecord, InvestorRecord, KycStatus } from '../feeds/records/records.ts';
import { rtaOf } from '../schemes/scheme.repository.ts';
import type { FolioOwner } from './folio-owner.ts';
import type { ClientFacts, ExistingFolio, FolioFacts } from './investor.repository.ts';
import {
  isBehind,
  kycAfter,
  mergeBanks,
  mergeHolders,
  mergeNominees,
  noteBankChange,
} from './merge-folio.ts';

/** Later facts over earlier ones, column by column: a blank never wipes. */
function over<Facts extends object>(before: Facts | undefined, now: Facts): Facts {
  if (before === undefined) return now;
  const said = Object.entries(now).filter(([, value]) => value !== null);
  return { ...before, ...Object.fromEntries(said) };
}

/** What a row says of its folio, laid over what is known of it and what earlier rows of the file said. */
export function folioFacts(
  record: InvestorRecord,
  arn: string,
  owner: FolioOwner,
  existing: ExistingFolio | undefined,
  before: FolioFacts | undefined,
  today: string,
): FolioFacts {
  const [first, ...joint] = record.holders;
  const { bank, taxStatusCode } = record;
  const holders = before?.holders ?? existing?.holders ?? [];
  // The mode of a folio that had one holder and now has several is theirs all, unless the row says it.
  const isNewlyJoint = holders.length === 0 && joint.length > 0;
  const wasJoint = (before?.holding ?? existing?.holding ?? 'SI') !== 'SI';
  const isNowSingle = record.holdingMode === 'SI' && wasJoint && joint.length === 0;
  const birthDate = first?.dateOfBirth ?? before?.minor?.birthDate ?? existing?.minorBirthDate ?? null;
  return over(before, {
    arn,
    folioNo: record.folio,
    rta: rtaOf[record.registrar],
    clientKey: owner.clientKey,
    taxStatus: taxStatusCode,
    holding: record.holdingMode ?? (isNewlyJoint ? 'JO' : null),
    openedOn: record.folioDate,
    holders: isNowSingle ? [] : joint.length === 0 ? null : mergeHolders(holders, joint),
    banks:
      bank === null
        ? null
        : noteBankChange(
            existing?.banks ?? [],
            mergeBanks(before?.banks ?? existing?.banks ?? [], bank),
            today,
          ),
    nominees:
      record.nominees.length === 0 || isBehind(existing?.formerNominees ?? null, record.nominees)
        ? null
        : mergeNominees(before?.nominees ?? existing?.nominees ?? [], record.nominees),
    minor: owner.minorName === null ? null : { name: owner.minorName, birthDate },
    isOfAge: taxStatusCode === null ? (before?.isOfAge ?? false) : !owner.isMinor,
  });
}

/** What a row says of the client: of the first holder, of a minor's guardian only who it is. */
export function clientFacts(
  record: InvestorRecord,
  arn: string,
  owner: FolioOwner,
  before: ClientFacts | undefined,
): ClientFacts {
  const [first] = record.holders;
  const { guardian, address } = record;
  const isGuardian = owner.isMinor && owner.name !== first?.name;
  const person = isGuardian ? guardian : (first ?? null);
  const facts = over<ClientFacts>(before, {
    arn,
    clientKey: owner.clientKey,
    pan: owner.pan,
    name: owner.name,
    birthDate: person?.dateOfBirth ?? null,
    email: first?.email ?? null,
    mobile: first?.mobile ?? null,
    kyc: null,
    hasKyc: before?.hasKyc ?? false,
    taxStatus: isGuardian ? null : record.taxStatusCode,
    occupation: isGuardian ? null : record.occupation,
    address: address.lines.length === 0 ? null : address.lines.join(', '),
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    country: address.country,
    guardianName: isGuardian ? null : (guardian?.name ?? null),
    guardianPan: isGuardian ? null : (guardian?.pan ?? null),
  });
  // A minor has no KYC but the guardian's, wherever the registrar writes it.
  const isSaid = person !== null && (person.kyc !== null || person.hasKyc);
  return { ...facts, ...kycFacts(isSaid ? person : (first ?? null), before) };
}

function kycFacts(
  said: Pick<HolderRecord, 'kyc' | 'hasKyc'> | null,
  before: ClientFacts | undefined,
): { kyc: KycStatus | null; hasKyc: boolean } {
  const existing = before?.kyc ?? null;
  if (said === null) return { kyc: existing, hasKyc: before?.hasKyc ?? false };
  return {
    kyc: existing === null ? said.kyc : kycAfter(said, existing),
    hasKyc: said.hasKyc || (before?.hasKyc ?? false),
  };
}
